import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/payment-center')({
  staticData: {
    title: titles.paymentCenter,
    access: { needs: 'plan', right: 'payment', prefixed: true },
  },
  component: UpcomingScreen,
});
