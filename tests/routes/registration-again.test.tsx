// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal } from '#tests/support/test-portal.ts';

async function open(address: string): Promise<void> {
  const { portal } = createTestPortal();
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  await renderPortal(portal, router);
  await screen.findByRole('heading', { level: 1, name: /Verify member/ });
}

const words = 'Your registration starts over here.';

// Communication settings are not among these: before verification, they are a separate page.
it.each(['/create-account', '/complete-registration'])(
  'says that registration starts over, and why, on reload of %s',
  async (address) => {
    await open(address);
    await expect.poll(() => document.body.textContent).toContain(words);
    expect(document.body.textContent).toContain('we don’t keep what you typed');
  },
);

it('does not say that registration starts over at the first visit', async () => {
  await open('/register');
  expect(document.body.textContent).not.toContain(words);
});
