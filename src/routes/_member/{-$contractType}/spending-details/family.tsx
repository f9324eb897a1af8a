import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/spending-details/family')({
  staticData: {
    title: 'Family Spending',
    access: {
      needs: 'plan',
      right: 'deductible',
      prefixed: true,
      contractTypes: ['medical', 'dental', 'vision'],
    },
  },
  component: UpcomingScreen,
});
