import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { PrivacyScreen } from '#src/features/settings/privacy-screen.tsx';

export const Route = createFileRoute('/_member/settings/privacy-security')({
  staticData: {
    title: titles.settings,
    access: { needs: 'sign-in' },
    capabilities: ['account', 'settings', 'memberSettings', 'sessions'],
    searchId: 'privacy-security',
  },
  component: PrivacyScreen,
});
