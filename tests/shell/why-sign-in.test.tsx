// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { signInMessage } from '#src/catalogue/sign-in-messages.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal } from '#tests/support/test-portal.ts';

async function open(address: string): Promise<void> {
  const { portal } = createTestPortal();
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  await renderPortal(portal, router);
  await screen.findByRole('heading', { level: 1, name: /Your health plan/ });
}

it('says that sign-in leads to the requested screen', async () => {
  await open('/medical/claims');
  await screen.findByText('Sign in to see the page you asked for.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not mention a requested screen on a direct visit to the sign-in page', async () => {
  await open('/login');
  expect(screen.queryByText(/you asked for/)).toBeNull();
});

it.each([
  ['timed-out', false],
  ['signed-out-elsewhere', false],
  ['callback-refused', true],
  ['session-ended', true],
] as const)('shows the reason %s as an error: %j', (reason, isError) =>
  expect(signInMessage(reason).isError).toBe(isError),
);
