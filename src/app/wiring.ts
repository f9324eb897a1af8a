import { coverageQuery } from '#src/api/queries/coverage.ts';
import { localDay } from '#src/domain/days.ts';
import { planKey } from '#src/domain/plan.ts';
import { createThirdParties } from '#src/portal/third-parties.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { rememberReturnAddress } from './return-address.ts';
import type { PortalRouter } from './router.ts';

type ModuleLoader = Parameters<typeof createThirdParties>[1];

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

/** Tells others what they may know, once there is a screen: never on the return from the provider. */
export function connectThirdParties(
  portal: Portal,
  router: PortalRouter,
  load: ModuleLoader,
): void {
  const parties = createThirdParties(portal.config, load);
  let hasStarted = false;
  const start = () => {
    const { pathname, href } = router.state.location;
    if (hasStarted || pathname === '/auth-success') return;
    hasStarted = true;
    parties.start(new URL(href, portal.origin));
  };
  start();
  router.subscribe('onResolved', start);
  let identified: string | null = null;
  const identify = () => {
    const plan = portal.plans.current()?.plan;
    const key = plan ? planKey(plan) : null;
    if (key === identified) return;
    identified = key;
    if (!plan) return;
    parties.identify(plan, async () => {
      const query = coverageQuery(portal.clients, plan, localDay(portal.now()));
      const coverages = await portal.queryClient.query({ ...query, staleTime: 'static' });
      return coverages.find(({ groupId }) => groupId !== null)?.groupId ?? null;
    });
  };
  identify();
  portal.plans.subscribe(identify);
}

/** Runs a task when the next screen has taken the place of the present one. */
export function onNextScreen(router: PortalRouter, task: () => void): void {
  const stop = router.subscribe('onResolved', () => {
    stop();
    task();
  });
}
