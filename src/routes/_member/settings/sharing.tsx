import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { SharingScreen } from '#src/features/settings/sharing/sharing-screen.tsx';

export const Route = createFileRoute('/_member/settings/sharing')({
  staticData: {
    title: titles.settings,
    access: { needs: 'sign-in' },
    capabilities: ['settings', 'dataSharing'],
    searchId: 'sharing',
  },
  component: SharingScreen,
});
