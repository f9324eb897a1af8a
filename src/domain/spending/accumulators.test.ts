import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limit } from '#tests/support/limits.ts';
import {
  dashboardMeters,
  isBenefit,
  limitKey,
  mainMeters,
  remaining,
  usedShare,
} from './accumulators.ts';

it('the remainder is never below zero, and unknown without a limit', () => {
  expect(remaining({ allowed: 150_000, used: 61_734 })).toBe(88_266);
  expect(remaining({ allowed: 100, used: 250 })).toBe(0);
  expect(remaining({ used: 250 })).toBeNull();
});

it('the used share is between 0 and 1', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (allowed, used) => {
      const share = usedShare({ allowed, used });
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
  expect(usedShare({ allowed: 0, used: 0 })).toBe(1);
  expect(usedShare({ allowed: 200, used: 50 })).toBe(0.25);
  expect(usedShare({ allowed: 200, used: 250 })).toBe(1);
  expect(usedShare({ allowed: 200, used: -50 })).toBe(0);
  expect(usedShare({ used: 5 })).toBeNull();
});

it.each([
  ['deductible', false],
  ['outOfPocketMax', false],
  ['benefitMaximum', true],
  ['visits', true],
  ['other', false],
] as const)('a limit of type %s is a benefit maximum: %s', (type, expected) => {
  expect(isBenefit({ type })).toBe(expected);
});

it('distinguishes limits of one type by their names and members', () => {
  const limits = [
    limit(),
    limit({ scope: 'family' }),
    limit({ label: 'Orthodontics' }),
    limit({ type: 'benefitMaximum' }),
  ];
  expect(new Set(limits.map(limitKey)).size).toBe(limits.length);
});

describe('the meters of a dashboard', () => {
  const family = limit({ scope: 'family', memberId: undefined });
  const outOfPocket = limit({ type: 'outOfPocketMax' });
  const own = limit();

  it('puts the member’s own before the family’s and the deductible first', () => {
    expect(dashboardMeters([family, outOfPocket, own], 'medical', 'M1')).toEqual([
      own,
      outOfPocket,
      family,
    ]);
  });

  it.each([
    ['other categories', limit({ category: 'dental' })],
    ['out of network', limit({ network: 'out' })],
    ['limits that do not exist', limit({ allowed: undefined })],
    ['other members', limit({ memberId: 'M2' })],
    ['visits without a label', limit({ type: 'visits', label: undefined })],
  ])('leaves out %s', (_, other) => {
    expect(dashboardMeters([other, own], 'medical', 'M1')).toEqual([own]);
  });
});

describe('a dashboard', () => {
  it.each([
    ['the family’s, with a member ID', limit({ scope: 'family', memberId: 'M2' })],
    ['what names no member', limit({ memberId: undefined })],
    ['visits by their name', limit({ type: 'visits', label: 'Physical therapy' })],
  ])('%s', (_, meter) => {
    expect(dashboardMeters([meter], 'medical', 'M1')).toEqual([meter]);
  });
});

describe('the two main meters', () => {
  const own = limit();
  const family = limit({ scope: 'family', memberId: undefined });
  const outOfPocket = limit({ type: 'outOfPocketMax' });
  const familyOutOfPocket = limit({ type: 'outOfPocketMax', scope: 'family', memberId: undefined });
  const benefit = limit({ type: 'benefitMaximum' });

  it.each([
    ['the member’s own before the family’s', [own, outOfPocket, family], [own, outOfPocket]],
    [
      'the family’s where the member has none',
      [own, family, familyOutOfPocket],
      [own, familyOutOfPocket],
    ],
    ['another limit where the plan has no maximum', [own, benefit], [own, benefit]],
    ['two of one type where there is no other', [own, family], [own, family]],
    ['one where there is one', [outOfPocket], [outOfPocket]],
  ])('the main meters are %s', (_, meters, expected) =>
    expect(mainMeters(meters)).toEqual(expected),
  );
});
