import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { CommunicationScreen } from '#src/features/registration/communication-screen.tsx';
import { openStep } from '#src/features/registration/open-step.ts';

export const Route = createFileRoute('/_public/_registration/communication-settings')({
  staticData: {
    title: titles.communicationSettings,
    access: { needs: 'nothing' },
    capabilities: ['preferences', 'registration'],
  },
  beforeLoad: ({ context: { portal }, preload }) => {
    // Outside a registration, this page only explains the choices.
    if (portal.registration.isUnderWay()) openStep(portal, 'communication', preload);
  },
  component: CommunicationScreen,
});
