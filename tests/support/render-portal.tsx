import { act, render, type RenderOptions } from '@testing-library/react';
import { PortalRoot } from '#src/app/portal-root.tsx';
import type { PortalRouter } from '#src/app/router.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Renders a portal into the page until the test ends. Awaits what it shows first, because parts of a screen suspend. */
export const renderPortal = (
  portal: Portal,
  router: PortalRouter,
  options?: Pick<RenderOptions, 'onCaughtError' | 'container'>,
) => act(() => Promise.resolve(render(<PortalRoot portal={portal} router={router} />, options)));
