import { expect, it } from 'vitest';
import { bill } from '#src/api/calls/payments/billing.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, planStorage } from '#tests/support/test-portal.ts';

/** The draft date in a bill for every page with dates: the dashboard knows no payment methods. */
it.each([
  ['with a card in its last month', { methodExpiresOn: '2026-11' }, '2026-11-26'],
  ['with a method without an end', {}, '2026-11-26'],
  ['not with a card that expires the month before', { methodExpiresOn: '2026-10' }, null],
  ['not when it is off', { enabled: false }, null],
  ['on an unknown day if no day is stated', { nextDraftDate: undefined }, null],
])('autopay drafts %s', async (_, more, nextDraft) => {
  const autopay = { enabled: true, draftDay: 26, nextDraftDate: '2026-11-26', ...more };
  const amountDue = { amount: 41_285, currency: 'USD' };
  const { portal } = createTestPortal({
    session: planStorage(planOf('Medical')),
    answer: () => Response.json({ amountDue, dueDate: '2026-12-01', autopay }),
  });
  expect(await portal.clients.send(bill('C1'))).toMatchObject({
    nextDraft,
    due: '2026-12-01',
    amountDueCents: 41_285,
  });
});
