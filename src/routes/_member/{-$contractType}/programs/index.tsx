import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/programs/')({
  staticData: {
    title: titles.programs,
    access: { needs: 'plan', right: 'anyProgram', prefixed: true },
  },
  component: UpcomingScreen,
});
