import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from '#generated/route-tree.gen.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { ScreenSkeleton } from '#src/shell/screen-skeleton.tsx';
import './static-data.ts';

export interface RouterContext {
  portal: Portal;
}

export function createPortalRouter(portal: Portal, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { portal },
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    scrollRestoration: true,
    // Guards see a pathname in one shape only.
    trailingSlash: 'never',
    caseSensitive: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
