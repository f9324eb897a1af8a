import { expect, it } from 'vitest';
import { planOf } from '#tests/support/plans.ts';
import { planStateOf, successorOf, type PlanState } from './plan-state.ts';

it.each<[boolean, string | null, string | null, PlanState]>([
  [true, '2024-01-01', null, { kind: 'active' }],
  [true, null, null, { kind: 'active' }],
  [true, '2024-01-01', '2026-11-21', { kind: 'active' }],
  // The insurer's flag may be late.
  [true, '2024-01-01', '2026-11-20', { kind: 'ended', endedOn: '2026-11-20' }],
  [false, '2019-01-01', '2025-07-24', { kind: 'ended', endedOn: '2025-07-24' }],
  [false, '2024-01-01', null, { kind: 'ended', endedOn: null }],
  [false, '2027-01-01', null, { kind: 'coming', startsOn: '2027-01-01' }],
  [true, '2027-01-01', '2027-12-31', { kind: 'coming', startsOn: '2027-01-01' }],
  // Begins today, or is of a single day.
  [true, '2026-11-21', null, { kind: 'active' }],
  [true, '2026-11-21', '2026-11-21', { kind: 'active' }],
  [true, null, '2027-01-01', { kind: 'active' }],
  // Ended before it began.
  [false, '2027-06-01', '2027-01-01', { kind: 'ended', endedOn: null }],
])('active %s, from %s to %s', (isActive, origEffDate, covTermDate, expected) =>
  expect(planStateOf({ isActive, origEffDate, covTermDate }, '2026-11-21')).toEqual(expected),
);

it('finds the only active plan of the same type, and null among several', () => {
  const ended = planOf('Medical', { isActive: false, covTermDate: '2025-12-31' });
  const late = planOf('Medical', { contractId: 'late', covTermDate: '2026-11-20' });
  const coming = planOf('Medical', { contractId: 'coming', origEffDate: '2027-01-01' });
  const next = planOf('Medical', { contractId: 'next' });
  const successor = (...plans: ReturnType<typeof planOf>[]) =>
    successorOf(ended, [ended, planOf('Dental'), ...plans], '2026-11-21');
  expect(successor(late, coming)).toBeNull();
  expect(successor(late, coming, next)).toBe(next);
  expect(successor(next, planOf('Medical', { contractId: 'other' }))).toBeNull();
});
