// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { titles } from '#content/titles.ts';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const plan = planOf('Medical');
let root: Root | null = null;
afterEach(() => {
  root?.unmount();
});

function open(address: string, isSignedIn: boolean) {
  const session = isSignedIn ? planStorage(plan) : memoryStorage();
  const { portal } = createTestPortal({ session, plans: [plan] });
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  connect(portal, router);
  const place = document.createElement('div');
  root = createRoot(place);
  root.render(<PortalRoot portal={portal} router={router} />);
  return { place, router };
}

const addresses = [
  ...['/%', '/%ff', '/medical/%', '/medical/%ff', '/claim-details/%ff', '/medical/claim-details/%'],
  ...['/%00', '/%5cevil.test', '/medical/claim-details/%E0%A4%A', '/%2f%2fevil.test'],
];

describe.each([
  ['signed in', true, '[aria-label*="Profile"]'],
  ['signed out', false, 'header'],
])('%s', (_, isSignedIn, frame) => {
  const expectNotFound = async (place: Element) => {
    await expect.poll(() => place.querySelector('h1')?.textContent).toBe(titles.notFound);
    expect(place.querySelector(frame)).not.toBeNull();
  };

  it.each(addresses)('%s is not found, within the frame', async (address) => {
    await expectNotFound(open(address, isSignedIn).place);
  });

  it.each(addresses)('nor on the way from another page: %s', async (address) => {
    const { place, router } = open('/contact', isSignedIn);
    await expect.poll(() => place.querySelector('h1')?.textContent ?? '').not.toBe('');
    router.history.push(address);
    await expectNotFound(place);
  });
});
