import { expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { familyClaim } from '#tests/support/claims.ts';
import { deductibleOf } from './claim-deductible.ts';

const claim = familyClaim({ memberId: 'M1', network: 'in', serviceStart: '2026-03-10' });
const planYear = { start: '2026-01-01', end: '2026-12-31' };
const own: Accumulator = {
  type: 'deductible',
  scope: 'individual',
  memberId: 'M1',
  category: 'medical',
  network: 'in',
  allowed: 150_000,
  used: 40_000,
  unit: 'cents',
};
const deductible = (accumulators: Accumulator[], changes: Partial<typeof claim> = {}) =>
  deductibleOf(
    { ...claim, ...changes },
    { planYear, asOf: '2026-11-21', accumulators, completeness: 'complete' },
  );

it('a claim counts toward the member’s own deductible of its network and kind', () =>
  expect(deductible([{ ...own, used: 1, memberId: 'M2' }, own])).toBe(own));

it.each<[string, Partial<Accumulator>]>([
  ['another limit', { type: 'outOfPocketMax' }],
  ['the family’s deductible', { scope: 'family' }],
  ['another member’s deductible', { memberId: 'M2' }],
  ['the deductible of another kind of care', { category: 'dental' }],
  ['the deductible of another network', { network: 'out' }],
  ['a deductible that the plan does not have', { allowed: undefined }],
])('a claim does not count toward %s', (_, changes) =>
  expect(deductible([{ ...own, ...changes }])).toBeNull(),
);

it.each<[string, Partial<typeof claim>]>([
  ['of another plan year', { serviceStart: '2025-12-31' }],
  ['without a day', { serviceStart: null }],
  ['of no network that has limits', { network: 'other' }],
])('a claim %s counts toward no deductible', (_, changes) =>
  expect(deductible([own], changes)).toBeNull(),
);
