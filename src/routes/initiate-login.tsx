import { createFileRoute, redirect } from '@tanstack/react-router';
import { SigningInScreen } from '#src/features/landing/signing-in-screen.tsx';

export const Route = createFileRoute('/initiate-login')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: async ({ context: { portal }, preload }) => {
    if (portal.session.isSignedIn()) throw redirect({ to: '/select-plan', replace: true });
    // Resting on the link only loads the code.
    if (preload) return;
    const problem = await portal.session.signIn();
    if (problem !== null) throw redirect({ to: '/login', replace: true });
  },
  pendingComponent: SigningInScreen,
});
