import { describe, expect, it } from 'vitest';
import { planOf } from '#tests/support/plans.ts';
import {
  actingMemberIds,
  mayActFor,
  noRights,
  othersCovered,
  selectionOn,
  visibleMemberIds,
  type AccessibleMember,
} from './rights.ts';

const plan = { ...planOf('Medical'), memberId: 'A101' };
const child = (dateOfBirth: string | null, familyAccess = false): AccessibleMember => ({
  memberId: 'A102',
  firstName: 'ELENA',
  relationship: 'child',
  dateOfBirth,
  familyAccess,
  access: null,
});
const policyholder: AccessibleMember = {
  ...child('1984-03-02'),
  memberId: 'A101',
  relationship: 'self',
};

const seen = (member: AccessibleMember, now: Date) =>
  selectionOn(
    plan,
    { rights: noRights, accessibleMembers: [policyholder, member], adults: [] },
    now,
  );

describe('the people whose records a user may see', () => {
  it.each([
    ['a child', '2012-05-01', new Date(2026, 10, 22), true],
    ['the last minute of 17', '2008-11-23', new Date(2026, 10, 22, 23, 59, 59), true],
    ['the first minute of 18', '2008-11-23', new Date(2026, 10, 23, 0, 0, 0), false],
    ['born on a leap day, on the day before', '2008-02-29', new Date(2026, 1, 28, 23, 59), true],
    ['born on a leap day, on the day', '2008-02-29', new Date(2026, 2, 1), false],
    ['a spouse', '1980-01-01', new Date(2026, 10, 22), false],
    ['whom the insurer sends no birth date of', null, new Date(2026, 10, 22), true],
  ])('%s: born %s', (_, dateOfBirth, now, isSeen) => {
    const selection = seen(child(dateOfBirth), now);
    expect(visibleMemberIds(selection)).toEqual(isSeen ? ['A101', 'A102'] : ['A101']);
    expect(selection.adults.map(({ memberId }) => memberId)).toEqual(isSeen ? [] : ['A102']);
  });

  it('include an adult who has given family access', () =>
    expect(visibleMemberIds(seen(child('2000-01-01', true), new Date(2026, 1, 1)))).toEqual([
      'A101',
      'A102',
    ]));

  it('include the user at any age', () =>
    expect(visibleMemberIds(seen(policyholder, new Date(2026, 1, 1)))).toEqual(['A101']));

  it('the selection has the member’s age on the day; null without a birth date', () => {
    const ageOn = (now: Date) => seen(child(null), now).age;
    expect([new Date(2026, 2, 1), new Date(2026, 2, 2)].map(ageOn)).toEqual([41, 42]);
    const unknown = { ...policyholder, dateOfBirth: null };
    const listed = { rights: noRights, accessibleMembers: [unknown], adults: [] };
    expect(selectionOn(plan, listed, new Date(2026, 2, 1)).age).toBeNull();
  });

  it('decides for each day whose records a user may see, not only once', () => {
    const before = seen(child('2008-11-23'), new Date(2026, 10, 22));
    const after = selectionOn(plan, before, new Date(2026, 10, 23));
    expect(visibleMemberIds(after)).toEqual(['A101']);
    expect(selectionOn(plan, after, new Date(2026, 10, 23)).adults).toHaveLength(1);
  });
});

describe('people whose coverage has ended', () => {
  const now = new Date(2026, 10, 22);
  const mateo = { ...child('2009-05-01'), memberId: 'A103' };
  const ended = (coverageEndedOn: string | null, dateOfBirth = '2012-05-01') => ({
    ...child(dateOfBirth),
    coverageEndedOn,
  });
  const all = (
    member: AccessibleMember,
    hidesEnded: boolean,
    own: AccessibleMember = policyholder,
  ) => ({
    rights: noRights,
    accessibleMembers: [own, member, mateo],
    adults: [],
    hidesEnded,
  });
  const named = ({ accessibleMembers, adults }: ReturnType<typeof selectionOn>) =>
    [...accessibleMembers, ...adults].map(({ memberId }) => memberId);

  it.each<[string, AccessibleMember, boolean, boolean]>([
    ['is there while nothing is hidden', ended('2026-11-21'), false, true],
    ['is hidden from the day after', ended('2026-11-21'), true, false],
    ['is there on the last day', ended('2026-11-22'), true, true],
    ['is hidden as an adult, too', ended('2026-11-21', '1990-01-01'), true, false],
    ['is there where no end is known', ended(null), true, true],
  ])('%s', (_, member, hides, isThere) =>
    expect(named(selectionOn(plan, all(member, hides), now)).includes('A102')).toBe(isThere),
  );

  it('never hide the user', () => {
    const own = { ...policyholder, coverageEndedOn: '2026-01-31' };
    expect(named(selectionOn(plan, all(ended('2026-11-21'), true, own), now))).toEqual([
      'A101',
      'A103',
    ]);
  });

  it('people whose coverage has ended are not covered by the plan, whether hidden or not', () => {
    const selection = selectionOn(plan, all(ended('2026-11-21'), false), now);
    expect(othersCovered(selection, 'A101', now).map(({ memberId }) => memberId)).toEqual(['A103']);
    const adults = selectionOn(plan, all(ended(null, '1990-01-01'), false), now);
    expect(othersCovered(adults, 'A101', now)).toHaveLength(2);
  });
});

describe('S22: the people for whom the user may act', () => {
  const now = new Date(2026, 10, 22);
  it.each<[string, Partial<AccessibleMember>, boolean]>([
    ['a child', { dateOfBirth: '2012-05-01' }, true],
    ['a child until the last minute of 17', { dateOfBirth: '2008-11-23' }, true],
    ['an adult from the birthday on', { dateOfBirth: '2008-11-22' }, false],
    ['a person without a birth date', { dateOfBirth: null }, true],
    ['an adult whose representative they are', { dateOfBirth: '1950-01-01', access: 'act' }, true],
    [
      'a child whom the insurer lets the user only see',
      { dateOfBirth: '2012-05-01', access: 'see' },
      false,
    ],
  ])('%s', (_, more, may) => {
    const member = { ...child(null, true), ...more };
    const viewer = { plan, accessibleMembers: [policyholder, member] };
    expect(mayActFor(viewer, member.memberId, now)).toBe(may);
    expect(actingMemberIds(viewer, now)).toEqual(may ? ['A101', 'A102'] : ['A101']);
  });

  it('include the user, and members outside the list, for whom the service decides', () => {
    const viewer = { plan, accessibleMembers: [] };
    for (const memberId of ['A101', 'A102', null]) {
      expect(mayActFor(viewer, memberId, now)).toBe(true);
    }
  });
});
