import { Outlet } from '@tanstack/react-router';
import { act, render, type RenderOptions } from '@testing-library/react';
import { createContext, use } from 'react';
import { PortalRoot } from '#src/app/portal-root.tsx';
import type { PortalRouter } from '#src/app/router.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { Route as memberRoute } from '#src/routes/_member.tsx';

const HasFrame = createContext(true);
const { options: layout } = memberRoute;
const Framed = layout.component ?? Outlet;

layout.component = function Layout() {
  if (use(HasFrame)) return <Framed />;
  return (
    <main>
      <Outlet />
    </main>
  );
};

interface Options extends Pick<RenderOptions, 'onCaughtError' | 'container'> {
  /** Whether header, menus, notices and footer are around a signed-in screen, which take as long as the screen itself. */
  hasFrame?: boolean;
}

/** Renders a portal into the page until the test ends. Awaits what it shows first, because parts of a screen suspend. */
export const renderPortal = (
  portal: Portal,
  router: PortalRouter,
  { hasFrame = true, ...options }: Options = {},
) =>
  act(() =>
    Promise.resolve(
      render(
        <HasFrame value={hasFrame}>
          <PortalRoot portal={portal} router={router} />
        </HasFrame>,
        options,
      ),
    ),
  );
