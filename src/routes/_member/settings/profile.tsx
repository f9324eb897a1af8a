import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { UpcomingScreen } from '#src/features/upcoming/upcoming-screen.tsx';

export const Route = createFileRoute('/_member/settings/profile')({
  staticData: { title: titles.settings, access: { needs: 'sign-in' } },
  component: UpcomingScreen,
});
