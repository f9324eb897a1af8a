import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/pharmacy')({
  staticData: {
    title: titles.pharmacy,
    access: { needs: 'plan', right: 'pharmacy', prefixed: true, contractTypes: ['medical'] },
  },
  component: UpcomingScreen,
});
