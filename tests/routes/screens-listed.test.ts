// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { memberScreens, publicPages } from '../../e2e/support/screens.ts';

/** Routes that lead on to another one, or show nothing without what came before them. */
const withoutScreen = [
  ...['/', '/anytime', '/auth-success', '/bypass-outage', '/initiate-login', '/paperless'],
  ...['/{-$contractType}', '/linking', '/linking/$application', '/settings', '/outage-message'],
  // A dental plan's; its screen is that of /coverage-and-copays.
  '/{-$contractType}/coverage-and-benefits',
  // Steps of a registration that begins at /register.
  ...['/complete-registration', '/create-account'],
];

const patternOf = (route: string) =>
  new RegExp(
    `^${route
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/?]+)?')
      .replaceAll(/\$\w+/g, '[^/?]+')
      .replace(/\$$/, '.+')}(?:\\?.*)?$`,
  );

it('covers the screens of all routes', () => {
  const { routesByPath } = createPortalRouter(createTestPortal().portal);
  const routes = Object.keys(routesByPath);
  expect(routes.length).toBeGreaterThan(45);
  const opened = [...memberScreens, ...publicPages];
  const missing = routes.filter(
    (route) =>
      !withoutScreen.includes(route) && !opened.some((address) => patternOf(route).test(address)),
  );
  expect(missing).toEqual([]);
  expect(withoutScreen.filter((route) => !routes.includes(route))).toEqual([]);
});
