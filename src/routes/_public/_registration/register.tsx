import { createFileRoute } from '@tanstack/react-router';
import { MemberScreen } from '#src/features/registration/member-screen.tsx';

export const Route = createFileRoute('/_public/_registration/register')({
  staticData: { title: 'Verify Member', access: { needs: 'nothing' } },
  beforeLoad: async ({ context: { portal }, preload }) => {
    // Resting on a link only loads the code.
    await portal.registration.load();
    if (!preload) portal.registration.begin();
  },
  component: MemberScreen,
});
