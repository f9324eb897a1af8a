import { describe, expect, it } from 'vitest';
import { noRights, selectionOn, type AccessibleMember } from '#src/domain/plan/rights.ts';
import { planOf } from '#tests/support/plans.ts';
import { recordPeople } from './people.ts';

const plan = {
  ...planOf('Medical'),
  memberId: 'A101',
  isPolicyHolder: true,
  usersPreferredName: 'MARIA',
};
const member = (more: Partial<AccessibleMember>): AccessibleMember => ({
  memberId: 'A102',
  firstName: 'ELENA',
  relationship: 'child',
  familyAccess: false,
  dateOfBirth: null,
  access: null,
  ...more,
});
const self = member({ memberId: 'A101', firstName: 'MARIA', dateOfBirth: '1984-03-02' });

function seen(child: AccessibleMember, now: Date, of = plan) {
  const all = { plan: of, rights: noRights, accessibleMembers: [self, child], adults: [] };
  // As the rights are on that day: an adult may be among the adults, or not.
  const peopleLists = [all, selectionOn(of, all, now)].map((selection) =>
    recordPeople(selection, now),
  );
  expect(peopleLists[0]).toEqual(peopleLists[1]);
  return {
    shown: peopleLists[0]?.shown.map(({ memberId }) => memberId),
    apart: peopleLists[0]?.apart,
  };
}

describe('the people whose health records a policyholder may see', () => {
  it.each<[string, Partial<AccessibleMember>, Date, boolean]>([
    ['a small child', { dateOfBirth: '2014-05-01' }, new Date(2026, 10, 22), true],
    ['16', { dateOfBirth: '2010-01-01' }, new Date(2026, 10, 22), true],
    ['the day of 17', { dateOfBirth: '2009-11-22' }, new Date(2026, 10, 22), true],
    [
      'the last minute of 17',
      { dateOfBirth: '2008-11-23' },
      new Date(2026, 10, 22, 23, 59, 59),
      true,
    ],
    ['the first minute of 18', { dateOfBirth: '2008-11-23' }, new Date(2026, 10, 23), false],
    ['the day after', { dateOfBirth: '2008-11-23' }, new Date(2026, 10, 24), false],
    ['a leap day, before', { dateOfBirth: '2008-02-29' }, new Date(2026, 1, 28, 23, 59), true],
    ['a leap day, on March 1', { dateOfBirth: '2008-02-29' }, new Date(2026, 2, 1), false],
    [
      '18 with family access, which is for claims',
      { dateOfBirth: '2008-11-23', familyAccess: true },
      new Date(2026, 10, 23),
      false,
    ],
    [
      '17 without family access',
      { dateOfBirth: '2008-11-23', familyAccess: false },
      new Date(2026, 10, 22),
      true,
    ],
    [
      'a spouse',
      { dateOfBirth: '1980-01-01', relationship: 'spouse' },
      new Date(2026, 10, 22),
      false,
    ],
    ['of whom no birth date is known', { dateOfBirth: null }, new Date(2026, 10, 22), false],
    ['of an unreadable birth date', { dateOfBirth: '2014-13-45' }, new Date(2026, 10, 22), false],
  ])('%s', (_, child, now, isSeen) => {
    expect(seen(member(child), now)).toEqual(
      isSeen ? { shown: ['A101', 'A102'], apart: [] } : { shown: ['A101'], apart: ['ELENA'] },
    );
  });

  it('a dependent sees only their own, whatever the list contains', () => {
    const dependent = { ...plan, isPolicyHolder: false };
    const child = member({ dateOfBirth: '2014-05-01' });
    expect(seen(child, new Date(2026, 10, 22), dependent).shown).toEqual(['A101']);
  });

  it('include the member at any age, even outside all lists', () => {
    const nobody = { plan, accessibleMembers: [], adults: [] };
    expect(recordPeople(nobody, new Date(2026, 10, 22))).toEqual({
      shown: [{ memberId: 'A101', firstName: 'MARIA', isSelf: true }],
      apart: [],
    });
  });
});
