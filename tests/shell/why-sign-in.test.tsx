// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { signInMessage } from '#src/catalogue/sign-in-messages.ts';
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
  await expect.poll(() => place.querySelector('h1')?.textContent).toContain('Your health plan');
  return place;
}

it('whoever asked for a screen reads that signing in leads to it', async () => {
  const place = await open('/medical/claims');
  await expect.poll(() => place.textContent).toContain('Sign in to see the page you asked for.');
  expect(place.querySelector('[role=alert]')).toBeNull();
});

it('whoever asked for the sign-in page reads nothing of that', async () => {
  expect((await open('/login')).textContent).not.toContain('you asked for');
});

it.each([
  ['timed-out', false],
  ['signed-out-elsewhere', false],
  ['callback-refused', true],
  ['session-ended', true],
] as const)('%s is an error: %j', (reason, isError) =>
  expect(signInMessage(reason).isError).toBe(isError),
);
