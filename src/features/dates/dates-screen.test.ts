import { expect, it } from 'vitest';
import type { Deadline } from '#src/domain/deadlines/deadlines.ts';
import { dateGroupsOf, isUrgent } from './dates-screen.tsx';

const today = '2026-11-27';
const claim = { id: 'c', claimNumber: 'C1', providerName: null };
const on = (
  day: string,
  kind: 'appeal' | 'appeal-decision' | 'file-again' = 'appeal',
): Deadline => ({
  kind,
  day,
  claim,
  memberId: null,
});

it.each([
  ['yesterday, as after midnight', '2026-11-26', 'week'],
  ['today', today, 'week'],
  ['in 7 days', '2026-12-04', 'week'],
  ['in 8 days', '2026-12-05', 'month'],
  ['in 30 days', '2026-12-27', 'month'],
  ['in 31 days', '2026-12-28', 'later'],
  ['unreadable', 'soon', 'later'],
])('a date %s is listed', (_, day, key) =>
  expect(dateGroupsOf([on(day)], today)).toEqual([{ key, deadlines: [on(day)] }]),
);

it('only the member’s own deadlines within two weeks are urgent', () => {
  const end = { kind: 'coverage-end', planName: 'Arbor PPO', contractId: 'A1' } as const;
  expect(isUrgent(on('2026-12-11'), today)).toBe(true);
  expect(isUrgent(on('2026-12-12'), today)).toBe(false);
  expect(isUrgent(on(today, 'appeal-decision'), today)).toBe(false);
  expect(isUrgent(on(today, 'file-again'), today)).toBe(false);
  expect(isUrgent({ ...end, day: today, memberId: null }, today)).toBe(false);
});
