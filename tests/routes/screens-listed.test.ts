// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { memberScreens, publicPages } from '../../e2e/support/screens.ts';

it('opens the screens of all routes by addresses that lead to them', () => {
  const router = createPortalRouter(createTestPortal().portal);
  const routeAt = (address: string) => {
    const { pathname } = new URL(address, 'https://members.example');
    const [, , route] = router.getMatchedRoutes(pathname);
    return route === undefined ? null : String(route.id);
  };
  const opened = [...memberScreens, ...publicPages];
  // An unknown address is taken for a plan's type.
  const unknown = opened.filter((address) => routeAt(address) === '/_member/{-$contractType}');
  expect(unknown).toEqual(['/nowhere']);
  expect(new Set(opened.map(routeAt)).size).toBeGreaterThan(40);
});
