import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { coveragesOf, groupOf } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { createThirdParties } from '#src/portal/third-parties.ts';
import type { PortalRouter } from './router.ts';

/** Reports events to third-party services once the first screen is shown: never on the return from the provider. */
export function connectThirdParties(portal: Portal, router: PortalRouter): void {
  const parties = createThirdParties(
    portal.config,
    (path) =>
      // eslint-disable-next-line no-unsanitized/method -- a path of config.json; the policy keeps it on this origin
      import(/* @vite-ignore */ path),
  );
  let hasStarted = false;
  const start = () => {
    const { pathname, href } = router.state.location;
    if (hasStarted || pathname === '/auth-success') return;
    hasStarted = true;
    parties.start(new URL(href, portal.origin));
  };
  portal.errors.onApiError((code) => {
    if (hasStarted) parties.apiError(code);
  });
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
      const today = localDay(portal.now());
      const query = portal.queryOf(coverages(plan, today));
      const { coverages: all } = await portal.queryClient.query({ ...query, staleTime: 'static' });
      return groupOf(coveragesOf(all, plan, today));
    });
  };
  identify();
  portal.plans.selection.subscribe(identify);
}
