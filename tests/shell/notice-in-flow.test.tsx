// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

async function open(address: string, isSignedIn: boolean): Promise<void> {
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
  await renderPortal(portal, router);
  await portal.notice.load();
}

it.each([
  ['/login', false],
  ['/select-plan', true],
  ['/medical/dashboard', true],
])('shows the notice between the header and the content of %s', async (address, isSignedIn) => {
  await open(address, isSignedIn);
  const notice = await screen.findByRole('region', { name: 'Notice' });
  await within(notice).findByText('Tonight');
  const inOrder = [screen.getByRole('banner'), notice, screen.getByRole('main')];
  expect([...document.querySelectorAll('header, section[aria-label=Notice], main')]).toEqual(
    inOrder,
  );
});
