import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/documents')({
  staticData: {
    title: titles.documents,
    access: { needs: 'plan', right: 'forms', prefixed: true },
  },
  component: UpcomingScreen,
});
