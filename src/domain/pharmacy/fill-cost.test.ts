import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import type { CostValue } from '#src/domain/coverage/cost-share.ts';
import { beforeShare, drugLimitsLeft, fillCost, priceForDays } from './fill-cost.ts';

const copay = (cents: number): CostValue => ({ kind: 'money', cents });
const coinsurance = (percent: number): CostValue => ({ kind: 'percent', percent });
const inWords: CostValue = { kind: 'text', text: 'See your booklet' };
const left = (deductible: number | null, outOfPocket: number | null = null) => ({
  deductible,
  outOfPocket,
});

describe('a fill', () => {
  // The columns: the name of the case, the price, the share, the rule of the tier, the remaining limits; then
  // deductible, copay, coinsurance, and the total.
  it.each([
    ['deductible met, copay', 29_000, copay(4_000), 'applies', left(0), [0, 4_000, 0, 4_000]],
    ['met, coinsurance', 29_000, coinsurance(25), 'applies', left(0), [0, 0, 7_250, 7_250]],
    ['met, nothing', 29_000, copay(0), 'applies', left(0), [0, 0, 0, 0]],
    ['part left, copay', 29_000, copay(4_000), 'applies', left(12_000), [12_000, 4_000, 0, 16_000]],
    ['all left, copay', 29_000, copay(4_000), 'applies', left(25_000), [25_000, 4_000, 0, 29_000]],
    [
      'part left, coinsurance',
      29_000,
      coinsurance(25),
      'applies',
      left(12_000),
      [12_000, 0, 4_250, 16_250],
    ],
    [
      'more left than the price',
      9_000,
      copay(4_000),
      'applies',
      left(12_000),
      [9_000, 0, 0, 9_000],
    ],
    [
      'as much left as the price',
      9_000,
      coinsurance(25),
      'applies',
      left(9_000),
      [9_000, 0, 0, 9_000],
    ],
    ['less to pay than the copay', 3_000, copay(4_000), 'applies', left(0), [0, 3_000, 0, 3_000]],
    ['waived, copay', 29_000, copay(1_000), 'waived', left(12_000), [0, 1_000, 0, 1_000]],
    [
      'waived, deductible unknown',
      29_000,
      copay(1_000),
      'waived',
      left(null),
      [0, 1_000, 0, 1_000],
    ],
    ['rule unknown, deductible met', 29_000, copay(4_000), null, left(0), [0, 4_000, 0, 4_000]],
    [
      'no more than the maximum',
      29_000,
      copay(4_000),
      'applies',
      left(12_000, 13_000),
      [12_000, 1_000, 0, 13_000],
    ],
    ['maximum met', 29_000, copay(4_000), 'applies', left(0, 0), [0, 0, 0, 0]],
    ['maximum met, waived', 29_000, copay(4_000), 'waived', left(12_000, 0), [0, 0, 0, 0]],
    ['maximum met, all else unknown', 29_000, copay(4_000), null, left(null, 0), [0, 0, 0, 0]],
    ['rule unknown, some left', 29_000, copay(4_000), null, left(12_000), null],
    ['deductible unknown', 29_000, copay(4_000), 'applies', left(null), null],
    ['nothing known', 29_000, copay(4_000), null, left(null), null],
    ['a share in words', 29_000, inWords, 'applies', left(0), null],
    ['taken back', -29_000, copay(4_000), 'applies', left(0), null],
  ] as const)('%s', (_, cents, value, deductible, limits, parts) => {
    const cost = fillCost(cents, { value, deductible }, limits);
    expect(cost && [cost.deductible, cost.copay, cost.coinsurance, cost.share]).toEqual(parts);
  });

  it('splits a fill to the cent', () => {
    const share = fc.oneof(fc.nat(20_000).map(copay), fc.nat(100).map(coinsurance));
    fc.assert(
      fc.property(fc.nat(100_000), share, fc.nat(50_000), (cents, value, open) => {
        const cost = fillCost(cents, { value, deductible: 'applies' }, left(open));
        expect(cost).not.toBeNull();
        if (cost === null) return;
        expect(cost.deductible + cost.copay + cost.coinsurance + cost.planPays).toBe(cents);
        expect(cost.deductible).toBe(Math.min(cents, open));
      }),
    );
  });
});

it.each([
  ['waived', 12_000, 'waived'],
  ['waived', null, 'waived'],
  ['applies', 0, 'met'],
  ['applies', 12_000, 'left'],
  ['applies', null, null],
  [null, 0, 'met'],
  [null, 12_000, 'maybe'],
  [null, null, null],
] as const)(
  'says what comes before the share when the deductible is %s and %s is left: %s',
  (deductible, open, before) => {
    expect(beforeShare({ deductible }, left(open, 100))).toBe(before);
    expect(beforeShare({ deductible }, left(open))).toBe(before);
    // Once the out-of-pocket maximum is met, no rule of the deductible matters.
    expect(beforeShare({ deductible }, left(open, 0))).toBe('outOfPocketMet');
  },
);

describe('the price for a number of days', () => {
  const month: { months: number | null } = { months: 1 };
  const threeMonths: typeof month = { months: 3 };
  it.each([
    [30, [month, threeMonths], month],
    [28, [month, threeMonths], month],
    [7, [month, threeMonths], month],
    [90, [month, threeMonths], threeMonths],
    [84, [month, threeMonths], threeMonths],
    // Three copays, or two, or one: only the payer can say.
    [90, [month], null],
    [60, [month, threeMonths], null],
    [30, [{ months: null }], null],
    [30, [month, { months: 1 }], null],
    [null, [month], null],
  ])('%s: %o', (days, prices, price) => expect(priceForDays(prices, days)).toBe(price));
});

describe('the remaining drug limits', () => {
  const limit = (more: Partial<Accumulator>): Accumulator => ({
    scope: 'individual',
    memberId: 'C101',
    category: 'pharmacy',
    network: 'in',
    type: 'deductible',
    allowed: 25_000,
    used: 13_000,
    unit: 'cents',
    ...more,
  });
  it('the remaining drug deductible is the lower of the member’s and the family’s', () => {
    expect(drugLimitsLeft([limit({})], 'C101').deductible).toBe(12_000);
    const family = limit({ scope: 'family', memberId: undefined, allowed: 50_000, used: 45_000 });
    expect(drugLimitsLeft([limit({}), family], 'C101').deductible).toBe(5_000);
  });
  it('the remaining drug deductible is unknown where the plan has no separate one', () => {
    expect(drugLimitsLeft([limit({ category: 'medical' })], 'C101').deductible).toBeNull();
    expect(drugLimitsLeft([limit({ memberId: 'C102' })], 'C101').deductible).toBeNull();
  });
});
