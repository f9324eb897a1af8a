// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';

let takeAway = () => {};
afterEach(() => {
  takeAway();
});

async function open(address: string): Promise<HTMLElement> {
  const { portal } = createTestPortal();
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const place = document.createElement('div');
  const root = createRoot(place);
  takeAway = () => root.unmount();
  root.render(<PortalRoot portal={portal} router={router} />);
  await expect.poll(() => place.querySelector('h1')?.textContent).toContain('Verify Member');
  return place;
}

const words = 'Your registration starts over here.';

// Communication settings are a page of their own before the member is verified.
it.each(['/create-account', '/complete-registration'])(
  'whoever loads %s anew reads that registration starts over, and why',
  async (address) => {
    const place = await open(address);
    await expect.poll(() => place.textContent).toContain(words);
    expect(place.textContent).toContain('we don’t keep what you typed');
  },
);

it('whoever begins reads nothing of that', async () => {
  expect((await open('/register')).textContent).not.toContain(words);
});
