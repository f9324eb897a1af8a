// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { titles } from '#content/titles.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const plan = planOf('Medical');

async function open(address: string, isSignedIn: boolean) {
  const session = isSignedIn ? planStorage(plan) : memoryStorage();
  const { portal } = createTestPortal({ session, plans: [plan] });
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  connect(portal, router);
  await renderPortal(portal, router);
  return { router };
}

const addresses = [
  ...['/%', '/%ff', '/medical/%', '/medical/%ff', '/claim-details/%ff', '/medical/claim-details/%'],
  ...['/%00', '/%5cevil.test', '/medical/claim-details/%E0%A4%A', '/%2f%2fevil.test'],
];

describe.each([
  ['signed in', true, 'button', /^Profile/],
  ['signed out', false, 'banner', undefined],
])('%s', (_, isSignedIn, role, name) => {
  const expectNotFound = async () => {
    await screen.findByRole('heading', { level: 1, name: titles.notFound });
    expect(screen.getByRole(role, name && { name })).toBeTruthy();
  };

  it.each(addresses)('%s is not found, within the frame', async (address) => {
    await open(address, isSignedIn);
    await expectNotFound();
  });

  it.each(addresses)('does not find it from another page either: %s', async (address) => {
    const { router } = await open('/contact', isSignedIn);
    await screen.findByRole('heading', { level: 1, name: /./ });
    router.history.push(address);
    await expectNotFound();
  });
});
