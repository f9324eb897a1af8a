import type { Portal } from '#src/portal/create-portal.ts';
import { rememberReturnAddress } from './return-address.ts';
import type { PortalRouter } from './router.ts';

/** Who reacts to whom: the session tells nobody what to do, the router knows nothing of tokens. */
export function connect(portal: Portal, router: PortalRouter): void {
  portal.session.onClosed(() => {
    const problem = portal.session.problem();
    // Thrown out, not signed out: the member is to come back to the same place.
    if (problem !== null && problem !== 'signed-out-elsewhere') {
      rememberReturnAddress(portal, router.state.location);
    }
    void router.navigate({ to: '/login' });
  });
}

/** Runs a task when the next screen has taken the place of the present one. */
export function onNextScreen(router: PortalRouter, task: () => void): void {
  const stop = router.subscribe('onResolved', () => {
    stop();
    task();
  });
}
