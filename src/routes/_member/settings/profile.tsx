import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { ProfileScreen } from '#src/features/settings/profile-screen.tsx';

export const Route = createFileRoute('/_member/settings/profile')({
  staticData: {
    title: titles.settings,
    access: { needs: 'sign-in' },
    capabilities: ['settings'],
    searchId: 'profile',
  },
  component: ProfileScreen,
});
