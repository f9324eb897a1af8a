import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/spending-details/')({
  staticData: {
    title: 'Spending Details',
    access: {
      needs: 'plan',
      right: 'deductible',
      prefixed: true,
      contractTypes: ['medical', 'dental', 'vision'],
    },
  },
  component: UpcomingScreen,
});
