import { createFileRoute, redirect } from '@tanstack/react-router';
import { showSigningIn } from '#src/features/landing/signing-in.ts';

export const Route = createFileRoute('/initiate-login')({
  staticData: { title: null, access: { needs: 'nothing' } },
  beforeLoad: async ({ context: { portal }, preload }) => {
    if (portal.session.isSignedIn()) throw redirect({ to: '/select-plan', replace: true });
    // Resting on the link only loads the code.
    if (preload) return;
    const end = showSigningIn(portal);
    const problem = await portal.session.signIn();
    // Otherwise the browser is leaving, and the overlay stays until it has left.
    if (problem === null) return;
    end();
    throw redirect({ to: '/login', replace: true });
  },
});
