import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/health-reimbursement')({
  staticData: {
    title: titles.healthReimbursement,
    access: {
      needs: 'plan',
      right: 'healthReimbursementAccount',
      prefixed: true,
      contractTypes: ['medical'],
    },
  },
  component: UpcomingScreen,
});
