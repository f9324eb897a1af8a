import { expect, it } from 'vitest';
import { noRights } from '#src/domain/plan/rights.ts';
import { bundle, patient } from '#tests/support/claim-answers.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import { planStorage } from '#tests/support/test-portal.ts';
import { visit } from '#tests/support/visit.ts';

const premium = { amount: 12_000, currency: 'USD' };
const bill = {
  contractId: 'C1',
  balance: premium,
  amountDue: premium,
  dueDate: '2026-12-01',
  asOf: '2026-11-21T11:00:00Z',
  autopay: { enabled: false, draftDay: 26 },
  pendingPayments: [],
};

/** Returns the requests made when a plan's dashboard is about to be rendered; nothing is rendered here. */
async function askedBeforeRendering(rights = everyRight) {
  const plan = planOf('Medical', { contractId: 'C1', memberId: 'M1' });
  const { calls } = await visit('/medical/dashboard', planStorage(plan), {
    plans: [plan],
    rights,
    answer(path) {
      if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'M1', 'C1')] });
      return path.endsWith('/billing') ? Response.json(bill) : null;
    },
  });
  const claims = /ExplanationOfBenefit\?patient=p1&.*service-date=ge2026-/;
  return {
    limits: calls.includes('GET /api/v1/members/M1/accumulators'),
    claims: () => calls.some((call) => claims.test(call)),
    isBilled: calls.includes('GET /api/v1/contracts/C1/billing'),
    calls,
  };
}

it('requests the data of all cards before the dashboard renders', async () => {
  const { limits, claims, isBilled, calls } = await askedBeforeRendering();
  expect(limits).toBe(true);
  expect(isBilled).toBe(true);
  await expect.poll(claims).toBe(true);
  expect(new Set(calls).size, calls.join('\n')).toBe(calls.length);
});

it('does not request claims and bills without the rights', async () => {
  const { claims, isBilled, calls } = await askedBeforeRendering(noRights);
  await expect.poll(() => calls.some((call) => call.includes('/Patient'))).toBe(true);
  expect(isBilled).toBe(false);
  expect(claims()).toBe(false);
});

it('does not request a bill without the right to pay it', async () => {
  const rights = { ...everyRight, payBill: false, pageIdentifiers: [] };
  expect((await askedBeforeRendering(rights)).isBilled).toBe(false);
});
