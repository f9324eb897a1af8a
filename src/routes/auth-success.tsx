import { createFileRoute, redirect } from '@tanstack/react-router';
import { showSigningIn } from '#src/features/landing/signing-in.ts';

export const Route = createFileRoute('/auth-success')({
  // The sign-in is finished in any case; what follows it asks whether the systems are up.
  staticData: { title: null, access: { needs: 'nothing', evenInOutage: true } },
  beforeLoad: async ({ context: { portal, takeReturnAddress }, preload }) => {
    if (preload) return;
    // With an access token, no code is exchanged (product rule 4.1).
    if (!portal.session.isSignedIn()) {
      const end = showSigningIn(portal);
      const problem = await portal.session.finishSignIn().finally(end);
      if (problem !== null) throw redirect({ to: '/login', replace: true });
    }
    throw redirect({ href: takeReturnAddress() ?? '/select-plan', replace: true });
  },
});
