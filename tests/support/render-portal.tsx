import { act, render, type RenderOptions } from '@testing-library/react';
import { afterEach } from 'vitest';
// Imported once the portal is idle: compiled by then, it begins at once or not at all.
import '#src/app/access-watch.ts';
import { PortalRoot } from '#src/app/portal-root.tsx';
import type { PortalRouter } from '#src/app/router.ts';
import type { Portal } from '#src/portal/create-portal.ts';

const rendered = new Set<Portal>();

afterEach(() => {
  // What waits until a portal is idle must not begin when its page is gone.
  for (const { queryClient } of rendered) queryClient.isFetching = () => 1;
  rendered.clear();
});

/** Renders a portal into the page until the test ends. Awaits what it shows first, because parts of a screen suspend. */
export const renderPortal = (
  portal: Portal,
  router: PortalRouter,
  options?: Pick<RenderOptions, 'onCaughtError' | 'container'>,
) => {
  rendered.add(portal);
  return act(() =>
    Promise.resolve(render(<PortalRoot portal={portal} router={router} />, options)),
  );
};
