import { isProtected } from '#src/domain/plan/access.ts';
import { isOwnWish } from '#src/domain/session/sign-outs.ts';
import { showsNotice } from '#src/domain/navigation/notice-places.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { watchAccess } from './access-watch.ts';
import { rememberReturnAddress } from './return-address.ts';
import { whenIdle } from './when-idle.ts';
import type { PortalRouter } from './router.ts';

/** Connects the session and the router, which do not know each other. */
export function connect(portal: Portal, router: PortalRouter): void {
  portal.session.onClosed(() => {
    const problem = portal.session.problem.get();
    const { location } = router.state;
    // A public page is no place to return to, and another address may already be remembered.
    const canComeBack = isProtected(router.options.context.routeAccess(location.pathname));
    // Thrown out, not signed out: the member is to come back to the same place.
    if (problem !== null && !isOwnWish(problem) && canComeBack) {
      rememberReturnAddress(portal, location);
    }
    // Screens that were left are remembered with the plan they were shown for.
    void router.navigate({ to: '/login' }).finally(() => router.clearCache());
  });
  // The guard asks once more, remembers where the member was, and leads to the outage page.
  portal.availability.onOutage(() => void router.invalidate());
  resetClaimsFilters(portal, router);
  loadNotice(portal, router);
  watchAccessOnceIdle(portal, router);
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (hrefChanged) portal.reloads.navigates(fromLocation);
  });
}

/** Watches for changes of the members whose records may be seen, which can come while a member looks at them. */
function watchAccessOnceIdle(portal: Portal, router: PortalRouter): void {
  const stop = router.subscribe('onResolved', () => {
    if (portal.plans.current() === null) return;
    stop();
    whenIdle(portal, () => watchAccess(portal, router));
  });
}

/** Loads the notice once the cards have their answers, which the member came for. */
function loadNotice(portal: Portal, router: PortalRouter): void {
  router.subscribe('onResolved', ({ toLocation }) => {
    if (showsNotice(toLocation.pathname)) whenIdle(portal, () => void portal.notice.load());
  });
}

/**
 * Resets the filters of claims when the member comes to them from elsewhere, so that they find all of them (product
 * rule 3.5).
 */
function resetClaimsFilters(portal: Portal, router: PortalRouter): void {
  const isClaimPage = (path: string) => {
    const [routes] = router.getMatchedRoutes(path);
    return routes.at(-1)?.options.staticData.isClaimPage ?? false;
  };
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    // After a reload there is no previous location: keep the filters.
    if (!fromLocation || isClaimPage(fromLocation.pathname)) return;
    if (isClaimPage(toLocation.pathname)) portal.claimsView.reset();
  });
}
