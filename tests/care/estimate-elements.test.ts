import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBillingCode,
  withCode,
  accumulatedFor,
  estimateOf,
  estimateOutOfNetwork,
  noticesOf,
  separateCosts,
} from '#src/domain/care/estimate-elements.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import {
  elementsByTheRule,
  type MadeLimit,
  type MadeLimits,
  type MadeSharing,
} from './independent-elements.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 });
const sharing: fc.Arbitrary<MadeSharing> = fc.record({
  deductibleApplies: fc.boolean(),
  copay: maybe(fc.integer({ min: 0, max: 20_000 })),
  percent: maybe(fc.integer({ min: 0, max: 100 })),
});
const limit: fc.Arbitrary<MadeLimit> = maybe(
  fc.record({
    allowed: fc.integer({ min: 0, max: 900_000 }),
    used: fc.integer({ min: 0, max: 900_000 }),
    again: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null, freq: 20 }),
  }),
);
// Contradictions are rare, or else most estimates would be unknown.
const steady = limit.map((madeLimit) => madeLimit && { ...madeLimit, again: null });
const limitsOf = (arbitrary: fc.Arbitrary<MadeLimit>): fc.Arbitrary<MadeLimits> =>
  fc.record({
    deductible: fc.tuple(arbitrary, arbitrary),
    outOfPocket: fc.tuple(arbitrary, arbitrary),
  });
const limits = fc.oneof({ weight: 6, arbitrary: limitsOf(steady) }, limitsOf(limit));
const procedure = fc.record({
  negotiated: maybe(cents),
  feeSchedule: fc.option(cents, { nil: null, freq: 1 }),
  network: maybe(fc.constantFrom('in' as const, 'out' as const)),
  sharing: maybe(sharing),
  outOfNetwork: fc.record({
    isCovered: fc.boolean(),
    allowed: maybe(cents),
    sharing: maybe(sharing),
  }),
  separate: fc.array(fc.record({ allowed: maybe(cents), sharing: maybe(sharing) }), {
    maxLength: 3,
  }),
  mayBePreventive: maybe(fc.boolean()),
  countsAssistance: maybe(fc.boolean()),
});

const benefitOf = (madeSharing: MadeSharing | null) =>
  madeSharing && {
    category: 'medical',
    deductibleApplies: madeSharing.deductibleApplies,
    copay: madeSharing.copay,
    coinsurancePercent: madeSharing.percent,
  };

function accumulatorsOf(network: string, { deductible, outOfPocket }: MadeLimits): Accumulator[] {
  const all = [
    ['deductible', deductible],
    ['outOfPocketMax', outOfPocket],
  ] as const;
  return all.flatMap(([type, pair]) =>
    pair.flatMap((madeLimit, at): Accumulator[] => {
      if (madeLimit === null) return [];
      const base = {
        type,
        network,
        category: 'medical',
        unit: 'cents' as const,
        allowed: madeLimit.allowed,
        ...(at === 0
          ? { scope: 'individual' as const, memberId: 'M-1' }
          : { scope: 'family' as const }),
      };
      const stated = [{ ...base, used: madeLimit.used }];
      return madeLimit.again === null ? stated : [...stated, { ...base, used: madeLimit.again }];
    }),
  );
}

describe('the elements of an estimate (45 CFR 147.211)', () => {
  it('match the rule and the brochure for 500 procedures', () => {
    const seen = { shares: 0, unknown: 0, outside: 0, contradictions: 0 };
    fc.assert(
      fc.property(procedure, limits, limits, (made, own, outside) => {
        const expected = elementsByTheRule(made, { in: own, out: outside });
        const others = accumulatorsOf('in', own).map((accumulator) => ({
          ...accumulator,
          category: 'dental',
          used: 0,
        }));
        const accumulators = [
          ...others,
          ...accumulatorsOf('in', own),
          ...accumulatorsOf('out', outside),
        ];
        const estimate = estimateOf(
          {
            network: made.network,
            allowed: made.negotiated,
            feeSchedule: made.feeSchedule,
            benefit: benefitOf(made.sharing),
          },
          accumulators,
          'M-1',
        );
        const out = estimateOutOfNetwork(
          { ...made.outOfNetwork, benefit: benefitOf(made.outOfNetwork.sharing) },
          accumulators,
          'M-1',
        );
        const counted = accumulatedFor(accumulators, {
          memberId: 'M-1',
          category: 'medical',
          network: 'in',
        });
        const separate = separateCosts(
          made.separate.map((item, at) => ({
            name: `item ${at}`,
            billingCode: null,
            allowed: item.allowed,
            benefit: benefitOf(item.sharing),
          })),
          made.network,
          estimate,
          accumulators,
          'M-1',
        );
        expect({
          share: estimate?.share ?? null,
          planPays: estimate?.planPays ?? null,
          used: counted?.map(({ used, allowed, left }) => [used, allowed, left]) ?? null,
          outShare: out?.share ?? null,
          separate: separate.map((cost) => cost.estimate?.share ?? null),
          notices: noticesOf(made),
        }).toEqual(expected);
        if (expected.share === null) seen.unknown += 1;
        else seen.shares += 1;
        if (expected.outShare !== null) seen.outside += 1;
        if (expected.used === null) seen.contradictions += 1;
      }),
      { numRuns: 500, seed: 147_211 },
    );
    // Each kind came up, so that the comparison was of something.
    expect(seen.shares).toBeGreaterThan(150);
    expect(seen.unknown).toBeGreaterThan(50);
    expect(seen.outside).toBeGreaterThan(80);
    expect(seen.contradictions).toBeGreaterThan(3);
  });

  it('leave out limits that are stated twice with different amounts', () => {
    const accumulator: Accumulator = {
      scope: 'individual',
      memberId: 'M-1',
      category: 'medical',
      network: 'in',
      type: 'deductible',
      allowed: 150_000,
      used: 20_000,
      unit: 'cents',
    };
    const rate = {
      network: 'in',
      allowed: 48_500,
      feeSchedule: null,
      benefit: benefitOf({ deductibleApplies: true, copay: null, percent: 20 }),
    };
    expect(estimateOf(rate, [accumulator, { ...accumulator, used: 150_000 }], 'M-1')).toBeNull();
    expect(estimateOf(rate, [accumulator, { ...accumulator }], 'M-1')?.share).toBe(48_500);
    // Another person's limit contradicts nothing.
    expect(
      estimateOf(rate, [accumulator, { ...accumulator, memberId: 'M-2', used: 0 }], 'M-1')?.share,
    ).toBe(48_500);
  });
});

describe('a billing code', () => {
  it.each(['SB101', 'g0121', '27447', 'J1885', ' 0001U '])(
    'recognizes %s as a billing code',
    (typed) => {
      expect(isBillingCode(typed)).toBe(true);
    },
  );
  it.each(['knee', 'MRI', 'x ray 3', 'h1n1 shot', 'B12', 'covid 19 test'])(
    'does not recognize %s as a billing code',
    (typed) => {
      expect(isBillingCode(typed)).toBe(false);
    },
  );

  const coded = (...billingCodes: string[]) => ({ billingCodes });
  it('finds the procedures with exactly that code', () => {
    expect(withCode([coded('SB101'), coded('SB1019', 'X1234')], 'sb101')).toEqual([coded('SB101')]);
    expect(withCode([coded('SB101')], 'SB999')).toEqual([]);
  });
  it('finds all procedures when the insurer shows no codes', () => {
    expect(withCode([{}, coded()], 'SB101')).toHaveLength(2);
  });
});
