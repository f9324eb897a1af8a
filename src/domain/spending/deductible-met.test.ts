import { describe, expect, it } from 'vitest';
import { limit } from '#tests/support/limits.ts';
import type { Accumulator } from './accumulators.ts';
import { deductibleMet } from './deductible-met.ts';

const plan = { memberId: 'M1', isActive: true, origEffDate: '2024-01-01', covTermDate: null };
const planYear = { start: '2026-01-01', end: '2026-12-31' };
const today = '2026-11-21';
const met = { used: 150_000 };
const outOfPocketMax = limit({ type: 'outOfPocketMax', allowed: 500_000, used: 160_000 });

const deductibleOf = (
  accumulators: readonly Accumulator[],
  { on = today, of = plan }: { on?: string; of?: Parameters<typeof deductibleMet>[1] } = {},
) => deductibleMet({ planYear, accumulators: [...accumulators] }, of, 'medical', on);

describe('a deductible is met', () => {
  it.each<[string, Accumulator[], ReturnType<typeof deductibleOf>]>([
    [
      'by the member',
      [limit(met), outOfPocketMax],
      { scope: 'individual', outOfPocketMax: 'ahead' },
    ],
    [
      'where the figure names no member',
      [limit({ ...met, memberId: undefined }), outOfPocketMax],
      { scope: 'individual', outOfPocketMax: 'ahead' },
    ],
    [
      'by more than it is',
      [limit({ used: 150_001 })],
      { scope: 'individual', outOfPocketMax: 'none' },
    ],
    [
      'by the family, before the member’s own is',
      [limit(), limit({ scope: 'family', allowed: 300_000, used: 300_000 }), outOfPocketMax],
      { scope: 'family', outOfPocketMax: 'ahead' },
    ],
    [
      'together with the out-of-pocket maximum',
      [limit(met), limit({ type: 'outOfPocketMax', allowed: 500_000, used: 500_000 })],
      { scope: 'individual', outOfPocketMax: 'met' },
    ],
    [
      'while the family’s out-of-pocket maximum is',
      [
        limit(met),
        outOfPocketMax,
        limit({ type: 'outOfPocketMax', scope: 'family', allowed: 900_000, used: 900_000 }),
      ],
      { scope: 'individual', outOfPocketMax: 'met' },
    ],
    [
      'while some of a benefit maximum is left',
      [limit(met), limit({ type: 'benefitMaximum', used: 0 })],
      { scope: 'individual', outOfPocketMax: 'none' },
    ],
  ])('%s', (_, accumulators, expected) => expect(deductibleOf(accumulators)).toEqual(expected));
});

describe('no notice of a deductible', () => {
  it.each<[string, Accumulator[]]>([
    ['that is not met', [limit({ used: 149_999 })]],
    ['of which the plan says no amount', [limit({ ...met, allowed: undefined })]],
    ['of nothing', [limit({ allowed: 0, used: 0 })]],
    ['of another person', [limit({ ...met, memberId: 'M2' })]],
    ['out of network', [limit({ ...met, network: 'out' })]],
    ['for other care', [limit({ ...met, category: 'pharmacy' })]],
    ['for some of the care only', [limit({ ...met, label: 'Hospital stays' })]],
    ['of two that differ', [limit(met), limit()]],
    ['that counts visits', [limit({ ...met, unit: 'visits' })]],
    [
      'when it is the out-of-pocket maximum that is met',
      [limit({ ...met, type: 'outOfPocketMax' })],
    ],
    [
      'once the benefit maximum is used up',
      [limit(met), limit({ type: 'benefitMaximum', allowed: 100_000, used: 100_000 })],
    ],
    ['that the plan doesn’t have', []],
  ])('%s', (_, accumulators) => expect(deductibleOf(accumulators)).toBeNull());

  it.each([
    ['in a plan year that is over', { on: '2027-01-01' }],
    ['before the plan year', { on: '2025-12-31' }],
    ['of a plan that has ended', { of: { ...plan, covTermDate: '2026-11-20' } }],
    ['of a plan that hasn’t begun', { of: { ...plan, origEffDate: '2026-12-01' } }],
    ['of a plan that isn’t active', { of: { ...plan, isActive: false } }],
  ])('%s', (_, when) => expect(deductibleOf([limit(met)], when)).toBeNull());

  it('finds a deductible met on the first and on the last day of the plan year', () => {
    expect(deductibleOf([limit(met)], { on: planYear.start })).not.toBeNull();
    expect(deductibleOf([limit(met)], { on: planYear.end })).not.toBeNull();
  });
});
