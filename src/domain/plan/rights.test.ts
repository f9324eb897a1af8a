import { describe, expect, it } from 'vitest';
import {
  accessOn,
  actingMemberIds,
  mayActFor,
  noRights,
  othersCovered,
  visibleMemberIds,
  type AccessibleMember,
} from './rights.ts';

const self = { memberId: 'A101' };
const child = (dateOfBirth: string | null, familyAccess = false): AccessibleMember => ({
  memberId: 'A102',
  firstName: 'ELENA',
  relationship: 'child',
  dateOfBirth,
  familyAccess,
  access: null,
});
const policyholder: AccessibleMember = { ...child('1984-03-02'), ...self, relationship: 'self' };

const seen = (member: AccessibleMember, now: Date) =>
  accessOn({ rights: noRights, accessibleMembers: [policyholder, member], adults: [] }, self, now);

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
    const access = seen(child(dateOfBirth), now);
    expect(visibleMemberIds(self, access)).toEqual(isSeen ? ['A101', 'A102'] : ['A101']);
    expect(access.adults.map(({ memberId }) => memberId)).toEqual(isSeen ? [] : ['A102']);
  });

  it('include an adult who has given family access', () =>
    expect(visibleMemberIds(self, seen(child('2000-01-01', true), new Date(2026, 1, 1)))).toEqual([
      'A101',
      'A102',
    ]));

  it('include the user at any age', () =>
    expect(visibleMemberIds(self, seen(policyholder, new Date(2026, 1, 1)))).toEqual(['A101']));

  it('decides for each day whose records a user may see, not only once', () => {
    const before = seen(child('2008-11-23'), new Date(2026, 10, 22));
    const after = accessOn(before, self, new Date(2026, 10, 23));
    expect(visibleMemberIds(self, after)).toEqual(['A101']);
    expect(accessOn(after, self, new Date(2026, 10, 23)).adults).toHaveLength(1);
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
  const named = ({ accessibleMembers, adults }: ReturnType<typeof accessOn>) =>
    [...accessibleMembers, ...adults].map(({ memberId }) => memberId);

  it.each<[string, AccessibleMember, boolean, boolean]>([
    ['is there while nothing is hidden', ended('2026-11-21'), false, true],
    ['is hidden from the day after', ended('2026-11-21'), true, false],
    ['is there on the last day', ended('2026-11-22'), true, true],
    ['is hidden as an adult, too', ended('2026-11-21', '1990-01-01'), true, false],
    ['is there where no end is known', ended(null), true, true],
  ])('%s', (_, member, hides, isThere) =>
    expect(named(accessOn(all(member, hides), self, now)).includes('A102')).toBe(isThere),
  );

  it('never hide the user', () => {
    const own = { ...policyholder, coverageEndedOn: '2026-01-31' };
    expect(named(accessOn(all(ended('2026-11-21'), true, own), self, now))).toEqual([
      'A101',
      'A103',
    ]);
  });

  it('people whose coverage has ended are not covered by the plan, whether hidden or not', () => {
    const access = accessOn(all(ended('2026-11-21'), false), self, now);
    expect(othersCovered(access, 'A101', now).map(({ memberId }) => memberId)).toEqual(['A103']);
    const adults = accessOn(all(ended(null, '1990-01-01'), false), self, now);
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
    const access = { accessibleMembers: [policyholder, member] };
    expect(mayActFor(self, access, member.memberId, now)).toBe(may);
    expect(actingMemberIds(self, access, now)).toEqual(may ? ['A101', 'A102'] : ['A101']);
  });

  it('include the user, and members outside the list, for whom the service decides', () => {
    const access = { accessibleMembers: [] };
    for (const memberId of ['A101', 'A102', null]) {
      expect(mayActFor(self, access, memberId, now)).toBe(true);
    }
  });
});
