import { expect, it } from 'vitest';
import { isLineDenied, isLinePaid } from './claim-lines.ts';

const line = (benefit: number | null, ...denialReasons: string[]) => ({
  amounts: benefit === null ? [] : [{ category: 'benefit' as const, label: null, cents: benefit }],
  denialReasons,
});

it.each([
  ['with a payment', line(500), true, false],
  ['with a payment of nothing', line(0), false, false],
  ['without amounts', line(null), false, false],
  ['with a reason and without a payment', line(null, 'Not covered'), false, true],
  ['with a reason and a payment of nothing', line(0, 'Not covered'), false, true],
  ['with a reason why it was not paid in full', line(500, 'Over the maximum'), true, false],
])('a line %s: paid and denied', (_, claimLine, isPaid, isDenied) =>
  expect([isLinePaid(claimLine), isLineDenied(claimLine)]).toEqual([isPaid, isDenied]),
);
