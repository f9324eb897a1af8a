import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '#generated/route-tree.gen.ts';
import { isProtected, type Access } from '#src/domain/plan/access.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import type { RouterContext } from '#src/portal/router-context.ts';
import { ScreenFailure } from '#src/shell/failures/failure-screen.tsx';
import { ScreenSkeleton } from '#src/shell/frame/screen-skeleton.tsx';
import { screenAccess, guard } from './guard.ts';
import { takeReturnAddress } from './return-address.ts';
import '#src/portal/static-data.ts';

export function createPortalRouter(portal: Portal, history?: RouterHistory) {
  const accessAt = (pathname: string): Access => {
    const [routes] = router.getMatchedRoutes(pathname);
    return screenAccess(portal, routes.at(-1)?.options.staticData);
  };
  const context: RouterContext = {
    portal,
    guard: (navigation) => guard(portal, navigation),
    takeReturnAddress: () => takeReturnAddress(portal, (path) => isProtected(accessAt(path))),
    routeAccess: accessAt,
  };
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: ScreenFailure,
    // Guards see a pathname in one shape only.
    trailingSlash: 'never',
    caseSensitive: false,
  });
  const start: (update: () => Promise<void>) => Partial<ViewTransition> | undefined =
    router.startViewTransition;
  router.startViewTransition = (update) => {
    const transition = start(update);
    // The next navigation cuts a transition short, which is no failure.
    transition?.ready?.catch(() => undefined);
    return transition;
  };
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
