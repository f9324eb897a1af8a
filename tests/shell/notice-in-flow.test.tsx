// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

let takeAway = () => {};
afterEach(() => {
  takeAway();
});

async function open(address: string, isSignedIn: boolean): Promise<HTMLElement> {
  const plan = planOf('Medical');
  const { portal } = createTestPortal({
    ...(isSignedIn ? { session: planStorage(plan) } : {}),
    plans: [plan],
    answer: (path) =>
      path.endsWith('/user-notice') ? Response.json({ notice: '<p>Tonight</p>' }) : null,
  });
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  connect(portal, router);
  await router.load();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  takeAway = () => {
    root.unmount();
    place.remove();
  };
  root.render(<PortalRoot portal={portal} router={router} />);
  await portal.notice.load();
  return place;
}

it.each([
  ['/login', false],
  ['/select-plan', true],
  ['/medical/dashboard', true],
])('the notice comes between the header and the content of %s', async (address, isSignedIn) => {
  const place = await open(address, isSignedIn);
  const shown = () => place.querySelector('section[aria-label=Notice]');
  await expect.poll(() => shown()?.textContent).toContain('Tonight');
  const order = [...place.querySelectorAll('header, section[aria-label=Notice], main')].map(
    (element) => element.localName,
  );
  expect(order).toEqual(['header', 'section', 'main']);
});
