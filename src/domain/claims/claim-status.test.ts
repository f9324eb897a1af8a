import { describe, expect, it } from 'vitest';
import { paidClaim } from '#tests/support/claims.ts';
import { claimStatusOf, mayGetEob, type ClaimFacts } from './claim-status.ts';

const silent: ClaimFacts = {
  stage: null,
  decision: null,
  paymentCents: null,
  lines: 0,
  paidLines: 0,
  deniedLines: 0,
  isDenied: false,
};
const statusOf = (facts: Partial<ClaimFacts>, amounts: Parameters<typeof paidClaim>[0] = {}) =>
  claimStatusOf({ ...silent, ...facts }, paidClaim(amounts).figures);

describe('the status of a claim', () => {
  it('shows the stage of a claim before the decision, and the decision before the amounts', () => {
    expect(statusOf({ stage: 'received', decision: 'denied' }, { benefit: 100 })).toBe('received');
    expect(statusOf({ decision: 'denied' }, { benefit: 100 })).toBe('denied');
  });

  it.each<[string, Partial<ClaimFacts>, Parameters<typeof paidClaim>[0], string]>([
    ['the plan paid', {}, { benefit: 100 }, 'paid'],
    ['the payment says that the plan paid', { paymentCents: 100 }, {}, 'paid'],
    ['a line was paid, without an amount', { lines: 2, paidLines: 1 }, {}, 'paid'],
    [
      'a line was paid, and one denied',
      { lines: 2, paidLines: 1, deniedLines: 1 },
      {},
      'partly-paid',
    ],
    [
      'the plan paid, and one of two lines was denied',
      { lines: 2, deniedLines: 1 },
      { benefit: 100 },
      'partly-paid',
    ],
    [
      'the plan paid, though each line was denied',
      { lines: 2, deniedLines: 2 },
      { benefit: 100 },
      'paid',
    ],
    ['the claim was denied', { isDenied: true }, {}, 'denied'],
    ['each line was denied', { lines: 2, deniedLines: 2 }, { benefit: 0 }, 'denied'],
    [
      'one of two lines was denied, and nothing paid',
      { lines: 2, deniedLines: 1 },
      { benefit: 0 },
      'processed',
    ],
    [
      'lines were paid by amounts that come to nothing',
      { lines: 2, paidLines: 1 },
      { benefit: 0 },
      'processed',
    ],
    ['there are no lines', {}, {}, 'processed'],
    ['the whole bill is not covered', {}, { submitted: 900, noncovered: 900 }, 'not-covered'],
    ['more than the bill is not covered', {}, { submitted: 900, noncovered: 950 }, 'not-covered'],
    ['a part of the bill is not covered', {}, { submitted: 900, noncovered: 800 }, 'processed'],
    ['nothing was billed', {}, { submitted: 0, noncovered: 0 }, 'processed'],
    ['only the bill is known', {}, { submitted: 900 }, 'processed'],
    ['only what is not covered is known', {}, { noncovered: 900 }, 'processed'],
  ])('reads the status of a claim where %s', (_, facts, amounts, status) =>
    expect(statusOf(facts, amounts)).toBe(status),
  );
});

it.each([
  ['in progress', 'received', null, true],
  ['decided 30 days ago', 'paid', '2026-10-22', true],
  ['decided 31 days ago', 'paid', '2026-10-21', false],
  ['decided on an unknown day', 'paid', null, false],
  ['canceled', 'cancelled', '2026-11-20', false],
  ['replaced', 'replaced', '2026-11-20', false],
] as const)(
  'expects an explanation of benefits of a claim that is %s',
  (_, status, processedOn, expected) => {
    expect(mayGetEob({ status, processedOn }, '2026-11-21')).toBe(expected);
  },
);
