// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { plansWords } from '#content/plans.ts';
import { PortalRoot } from '#src/app/portal-root.tsx';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

let takeAway = () => {};
afterEach(() => {
  takeAway();
});

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
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => {} });
  takeAway = () => root.unmount();
  root.render(<PortalRoot portal={portal} router={router} />);
  const choices = () => place.querySelectorAll('main li button').length;
  const asked = () => calls.filter((call) => call.includes('/accessrights/')).length;
  return { place, history, choices, asked };
}

it('whoever has one plan is not asked which, and Back does not lead to the question', async () => {
  const { history, choices, asked } = await openPlans([planOf('Dental')]);
  await expect.poll(() => history.location.pathname).toBe('/dental/dashboard');
  expect(asked()).toBe(1);
  expect(choices()).toBe(0);
  history.back();
  expect(history.location.pathname).toBe('/settings/about');
});

it('whoever has several is asked', async () => {
  const { history, choices, asked } = await openPlans([planOf('Medical'), planOf('Dental')]);
  await expect.poll(choices).toBe(2);
  expect(history.location.pathname).toBe('/select-plan');
  expect(asked()).toBe(0);
});

it('an only plan that cannot be opened is shown, and can be tried again', async () => {
  let isThere = false;
  const { place, history, choices } = await openPlans([planOf('Medical')], () => isThere);
  await expect.poll(choices).toBe(1);
  expect(place.querySelector('[role=alert]')?.textContent).toContain(plansWords.notOpened);
  isThere = true;
  place.querySelector<HTMLElement>('main li button')?.click();
  await expect.poll(() => history.location.pathname).toBe('/medical/dashboard');
});
