import type { Portal } from '#src/portal/create-portal.ts';
import { rememberDeepLink } from './guard.ts';
import type { createPortalRouter } from './router.ts';

type PortalRouter = ReturnType<typeof createPortalRouter>;

/** Who reacts to whom: the session tells nobody what to do, the router knows nothing of tokens. */
export function connect(portal: Portal, router: PortalRouter): void {
  portal.session.onClosed(() => {
    // Thrown out, not signed out: the member is to come back to the same place.
    if (portal.session.problem() !== null) rememberDeepLink(portal, router.state.location);
    void router.navigate({ to: '/login' });
  });
}
