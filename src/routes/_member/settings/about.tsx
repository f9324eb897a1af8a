import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { AboutScreen } from '#src/features/settings/about-screen.tsx';

export const Route = createFileRoute('/_member/settings/about')({
  staticData: { title: titles.settings, access: { needs: 'sign-in' } },
  component: AboutScreen,
});
