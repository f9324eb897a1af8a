// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const greeted = '<div aria-busy="true"><h1>Good Morning, Maria</h1></div>';

/**
 * Returns the heading over the cards while the rights are loading, in a page that shows this before the portal does.
 */
async function headingOver(page: string, pathname: string): Promise<string> {
  const plan = planOf('Medical');
  const { portal } = createTestPortal({
    session: signedInStorage({ 'selected-plan': JSON.stringify(plan) }),
    plans: [plan],
    answer: (path) => (path.includes('/accessrights/') ? new Promise(() => {}) : null),
  });
  const place = document.createElement('div');
  place.id = 'root';
  place.innerHTML = page;
  document.body.replaceChildren(place);
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [pathname] }));
  // As src/main.tsx does, which doesn't wait for it for long.
  void router.load();
  await expect.poll(() => router.state.matches.length).toBeGreaterThan(0);
  await renderPortal(portal, router, { container: place });
  const text = () => place.querySelector('[aria-busy]')?.firstElementChild?.textContent ?? '';
  await expect.poll(() => place.innerHTML).not.toBe(page);
  return text();
}

it('keeps the page’s greeting until the screen loads', async () => {
  expect(await headingOver(greeted, '/medical/dashboard')).toMatch(
    /^Good \w+, MariaYour medical plan: Medical Plan$/,
  );
});

it.each([
  [
    'who was not greeted by the page',
    '<div aria-busy="true"><p>Loading</p></div>',
    '/medical/dashboard',
  ],
  [
    'after a screen that says that it failed',
    '<main><h1>We couldn’t load this</h1></main>',
    '/medical/dashboard',
  ],
  ['on another screen', greeted, '/medical/claims'],
  ['on another plan’s dashboard', greeted, '/dental/dashboard'],
])('shows no greeting %s', async (_, page, pathname) => {
  expect(await headingOver(page, pathname)).toBe('Loading…');
});
