// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plansWords } from '#content/plans.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

async function openPlans(plans: Plan[], areRightsThere = () => true) {
  const { portal, calls } = createTestPortal({
    session: signedInStorage(),
    plans,
    answer: (path) =>
      path.includes('/accessrights/') && !areRightsThere()
        ? new Response('{}', { status: 500 })
        : null,
  });
  const history = createMemoryHistory({ initialEntries: ['/settings/about', '/select-plan'] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  await router.load();
  await renderPortal(portal, router, { onCaughtError: () => {} });
  const choices = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('listitem')
      .flatMap((item) => within(item).queryAllByRole('button'));
  const asked = () => calls.filter((call) => call.includes('/accessrights/')).length;
  return { history, choices, asked };
}

it('opens an only plan without asking, and skips the plan selection on Back', async () => {
  const { history, choices, asked } = await openPlans([planOf('Dental')]);
  await expect.poll(() => history.location.pathname).toBe('/dental/dashboard');
  expect(asked()).toBe(1);
  expect(choices()).toEqual([]);
  history.back();
  expect(history.location.pathname).toBe('/settings/about');
});

it('asks a member with several plans', async () => {
  const { history, choices, asked } = await openPlans([planOf('Medical'), planOf('Dental')]);
  await expect.poll(choices).toHaveLength(2);
  expect(history.location.pathname).toBe('/select-plan');
  expect(asked()).toBe(0);
});

it('shows an only plan that fails to open, and tries again', async () => {
  let isThere = false;
  const { history, choices } = await openPlans([planOf('Medical')], () => isThere);
  await expect.poll(choices).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain(plansWords.notOpened);
  isThere = true;
  choices()[0]?.click();
  await expect.poll(() => history.location.pathname).toBe('/medical/dashboard');
});
