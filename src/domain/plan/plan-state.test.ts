import { expect, it } from 'vitest';
import { planStateOf, type PlanState } from './plan-state.ts';

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
