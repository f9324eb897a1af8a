// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { planStateWords } from '#content/plan-state.ts';
import { plansWords } from '#content/plans.ts';
import type { Plan } from '#src/domain/plan/plan.ts';
import { openScreen } from '#tests/support/open-screen.tsx';
import { planOf } from '#tests/support/plans.ts';

const ended = planOf('Medical', { isActive: false, covTermDate: '2025-12-31' });
const withPlans =
  (...plans: Plan[]) =>
  (path: string) =>
    path.endsWith('/memberships') ? Response.json({ userMemberships: plans }) : null;
const next = planOf('Medical', { memberId: 'N1', lobDisplayName: 'Next PPO' });

it('switches to the plan that goes on', async () => {
  const { press, says, text } = await openScreen('/medical/dashboard', ended, {
    answer: withPlans(ended, next),
  });
  await says('Your medical plan since Jan 1, 2024: Next PPO');
  await press(plansWords.switchTo);
  await says('Medical plan: Next PPO');
  expect(text()).not.toContain('This plan ended');
});

it('says so where the plan that goes on does not open', async () => {
  const { press, says } = await openScreen('/medical/claims', ended, {
    answer: (path) =>
      path.includes('/accessrights/') && path.includes('N1')
        ? new Response(null, { status: 500 })
        : withPlans(ended, next)(path),
  });
  await press(plansWords.switchTo);
  await says(plansWords.notOpened);
  await says('This plan ended Dec 31, 2025.');
});

it('leads to the choice of plans where no plan goes on', async () => {
  const { findByRole, text } = await openScreen('/medical/dashboard', ended, {
    answer: withPlans(ended, planOf('Dental')),
  });
  await findByRole('link', { name: planStateWords.switchPlan });
  expect(text()).not.toContain(plansWords.switchTo);
});
