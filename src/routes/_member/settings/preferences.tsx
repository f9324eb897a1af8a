import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { PreferencesScreen } from '#src/features/settings/preferences-screen.tsx';

export const Route = createFileRoute('/_member/settings/preferences')({
  staticData: {
    title: titles.settings,
    access: { needs: 'sign-in' },
    capabilities: ['preferences'],
    searchId: 'preferences',
  },
  component: PreferencesScreen,
});
