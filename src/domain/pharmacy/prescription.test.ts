import { describe, expect, it } from 'vitest';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import { drugDeductibleOf } from './drug-deductible.ts';
import { mayBeRefilled, refillDueSince, type Prescription } from './prescription.ts';

const prescription = (changes: Partial<Prescription> = {}): Prescription => ({
  id: 'rx-1',
  name: 'Metformin',
  quantity: 60,
  daysSupply: 30,
  refillsLeft: 2,
  lastFilled: '2026-09-12',
  nextRefill: '2026-10-09',
  tier: null,
  prescriber: null,
  pharmacy: null,
  pharmacyPhone: null,
  paid: null,
  paidParts: { deductible: null, copay: null, coinsurance: null },
  claimId: null,
  status: 'active',
  ...changes,
});

it.each<[Partial<Prescription>, boolean]>([
  [{}, true],
  [{ status: null }, true],
  [{ refillsLeft: null }, true],
  [{ nextRefill: null }, true],
  [{ refillsLeft: null, nextRefill: null }, false],
  [{ refillsLeft: 0 }, false],
  [{ status: 'ended' }, false],
  [{ status: 'onHold' }, false],
])('%j may be refilled: %s', (changes, may) => {
  expect(mayBeRefilled(prescription(changes))).toBe(may);
});

it.each<[Partial<Prescription>, string | null]>([
  [{}, '2026-10-12'],
  [{ lastFilled: '2026-11-01' }, null],
  [{ daysSupply: null }, '2026-10-09'],
  [{ daysSupply: null, nextRefill: null }, null],
  [{ refillsLeft: 0 }, null],
  [{ refillsLeft: null }, '2026-10-12'],
  [{ status: 'ended' }, null],
  [{ status: 'onHold' }, null],
  [{ status: null }, '2026-10-12'],
])('a refill of %o is due since %s', (changes, expected) =>
  expect(refillDueSince(prescription(changes), '2026-11-21')).toBe(expected),
);

describe('the deductible of drugs', () => {
  const deductible: Accumulator = {
    scope: 'individual',
    memberId: 'M1',
    category: 'pharmacy',
    network: 'in',
    type: 'deductible',
    allowed: 25_000,
    used: 4_000,
    unit: 'cents',
  };

  it.each<[string, Accumulator, boolean]>([
    ['the member’s own', deductible, true],
    ['one without a member', { ...deductible, memberId: undefined }, true],
    ['another member’s', { ...deductible, memberId: 'M2' }, false],
    ['the family’s', { ...deductible, scope: 'family' }, false],
    ['the medical one', { ...deductible, category: 'medical' }, false],
    ['out of network', { ...deductible, network: 'out' }, false],
    ['without a limit', { ...deductible, allowed: undefined }, false],
  ])('recognizes the deductible of drugs without guessing: %s', (_, accumulator, isIt) =>
    expect(drugDeductibleOf([accumulator], 'M1')).toBe(isIt ? accumulator : null),
  );
});
