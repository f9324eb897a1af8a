import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/linking-disclaimer')({
  staticData: { title: titles.linkingDisclaimer, access: { needs: 'sign-in' } },
  component: UpcomingScreen,
});
