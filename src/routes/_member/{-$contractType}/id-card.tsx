import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/{-$contractType}/id-card')({
  staticData: {
    title: titles.idCard,
    access: { needs: 'plan', right: 'idCards', prefixed: true },
  },
  component: UpcomingScreen,
});
