import { createFileRoute } from '@tanstack/react-router';
import { titles } from '#content/titles.ts';
import { MemberScreen } from '#src/features/registration/member-screen.tsx';
import { openStep } from '#src/features/registration/open-step.ts';

export const Route = createFileRoute('/_public/_registration/register')({
  staticData: {
    title: titles.verifyMember,
    access: { needs: 'nothing' },
    capabilities: ['registration'],
  },
  beforeLoad: async ({ context: { portal }, preload }) => {
    // Resting on a link only loads the code.
    await portal.registration.load();
    if (preload) return;
    portal.registration.begin();
    openStep(portal, 'member', preload);
  },
  component: MemberScreen,
});
