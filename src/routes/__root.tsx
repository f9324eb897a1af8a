import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '#src/portal/router-context.ts';
import { FailureScreen, ScreenFailures } from '#src/shell/failures/failure-screen.tsx';
import { NavigationAnnouncer } from '#src/shell/frame/navigation-announcer.tsx';
import { StartingScreen } from '#src/shell/frame/starting-screen.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: null, access: null },
  beforeLoad: ({ context, matches, location, preload }) =>
    context.guard({ matches, location, preload }),
  component: () => (
    <>
      <NavigationAnnouncer />
      <ScreenFailures>
        <Outlet />
      </ScreenFailures>
    </>
  ),
  pendingComponent: StartingScreen,
  errorComponent: FailureScreen,
  notFoundComponent: lazyRouteComponent(
    () => import('#src/shell/failures/not-found-page.tsx'),
    'NotFoundPage',
  ),
});
