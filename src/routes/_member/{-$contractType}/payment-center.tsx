import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/payment-center')({
  staticData: {
    title: 'Payment Center',
    access: { needs: 'plan', right: 'payment', prefixed: true },
  },
  component: UpcomingScreen,
});
