import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/health-records')({
  staticData: {
    title: 'Personal Health Record',
    access: {
      needs: 'plan',
      right: 'personalHealthRecord',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: UpcomingScreen,
});
