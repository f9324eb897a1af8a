import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/find-care')({
  staticData: {
    title: ({ rights }) => rights?.findCareAndCostDisplayText || titles.findCare,
    access: { needs: 'plan', right: 'findCare', prefixed: true },
  },
  component: UpcomingScreen,
});
