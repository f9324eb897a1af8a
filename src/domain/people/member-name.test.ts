import { expect, it } from 'vitest';
import { nameAmongOthers } from './member-name.ts';

const plan = { memberId: 'M1', usersPreferredName: 'MARIA' };
const person = (memberId: string, firstName: string) => ({
  memberId,
  firstName,
  relationship: '',
  dateOfBirth: null,
  familyAccess: false,
  access: null,
});
const sofia = person('M4', 'SOFIA');

it.each([
  ['a child among others', [person('M1', 'Maria'), sofia], 'M4', 'Sofia'],
  ['the member among others', [person('M1', 'Maria'), sofia], 'M1', 'Maria'],
  ['the member whom the list leaves out', [sofia], 'M1', 'Maria'],
  ['a member whom the user may not see', [person('M1', 'Maria'), sofia], 'M2', null],
  ['no member', [person('M1', 'Maria'), sofia], null, null],
  ['the only person there is', [person('M1', 'Maria')], 'M1', null],
])('%s', (_, accessibleMembers, memberId, name) =>
  expect(nameAmongOthers({ plan, accessibleMembers }, memberId)).toBe(name),
);
