import { describe, expect, it } from 'vitest';
import { message, type MessageId } from '#src/catalogue/messages.ts';
import {
  guardianOf,
  memberDetailsOf,
  memberRulesOf,
  needsGuardian,
  typedMemberOf,
  type MemberValues,
} from './member-values.ts';

const today = new Date(2026, 10, 21);
const context = { today, isGuardianAsked: false };

const adult: MemberValues = {
  firstName: 'Nadia',
  lastName: 'Brooks',
  dateOfBirth: '06/17/1986',
  guardianFirstName: '',
  guardianLastName: '',
  idKind: 'memberId',
  memberId: 'A4412095601',
  ssn: '',
  ssnLast4: '7204',
  hasMedicare: false,
  mbiLast4: '',
};
const bySsn = { idKind: 'ssn', memberId: '', ssn: '900-31-7204', ssnLast4: '' } as const;
const child = {
  dateOfBirth: '11/22/2012',
  guardianFirstName: 'Maria',
  guardianLastName: 'Delgado',
};
const medicare = { hasMedicare: true, mbiLast4: 'HT42' };

const broken = (change: Partial<MemberValues>, ruleContext = context) =>
  memberRulesOf(() => ruleContext).problemsOf({ ...adult, ...change });

it.each<[string, Partial<MemberValues>]>([
  ['an adult with a member ID', {}],
  ['an adult with a social security number', bySsn],
  ['a child with a guardian', child],
  ['a Medicare member', medicare],
  ['lower-case letters in the MBI', { ...medicare, mbiLast4: 'ht42' }],
  [
    'spaces around everything',
    { firstName: ' Nadia ', memberId: ' a4412095601 ', ssnLast4: ' 7204 ' },
  ],
  ['a member ID in two parts', { memberId: 'A44120956 01' }],
  ['a date without leading zeros', { dateOfBirth: '6/7/1986' }],
  ['a child born today', { ...child, dateOfBirth: '11/21/2026' }],
  ['the earliest date of birth', { dateOfBirth: '01/01/1900' }],
  ['names of one letter and of sixty', { firstName: '李', lastName: ` ${'x'.repeat(60)} ` }],
  ['a social security number with spaces', { ...bySsn, ssn: '900 31 7204' }],
  ['a social security number without separators', { ...bySsn, ssn: '900317204' }],
  ['digits as the end of the MBI', { ...medicare, mbiLast4: ' 7204 ' }],
  ['names with accents, hyphens and apostrophes', { firstName: 'José', lastName: 'O’Neill-Ruiz' }],
])('accepts %s', (_, change) => expect(broken(change)).toEqual([]));

/** Every rule of the first form (product rule 5.1), broken once: the field and its message. */
it.each<[Partial<MemberValues>, field: string, id: MessageId]>([
  [{ firstName: '' }, 'firstName', 'REG-0003'],
  [{ firstName: '   ' }, 'firstName', 'REG-0003'],
  [{ firstName: '\t' }, 'firstName', 'REG-0003'],
  [{ firstName: ' \t\u00A0 ' }, 'firstName', 'REG-0003'],
  [{ firstName: 'x'.repeat(61) }, 'firstName', 'REG-0027'],
  [{ lastName: '' }, 'lastName', 'REG-0004'],
  [{ lastName: '  ' }, 'lastName', 'REG-0004'],
  [{ lastName: 'x'.repeat(61) }, 'lastName', 'REG-0027'],
  [{ dateOfBirth: '' }, 'dateOfBirth', 'REG-0005'],
  [{ dateOfBirth: '  ' }, 'dateOfBirth', 'REG-0005'],
  [{ dateOfBirth: '06/17' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: '06/17/86' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: '17/06/1986' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: '02/30/1986' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: '02/29/2023' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: 'June 17, 1986' }, 'dateOfBirth', 'REG-0028'],
  [{ dateOfBirth: '11/22/2026' }, 'dateOfBirth', 'REG-0029'],
  [{ dateOfBirth: '06/17/2986' }, 'dateOfBirth', 'REG-0029'],
  [{ dateOfBirth: '12/31/1899' }, 'dateOfBirth', 'REG-0030'],
  [{ ...child, guardianFirstName: '' }, 'guardianFirstName', 'REG-0016'],
  [{ ...child, guardianFirstName: ' ' }, 'guardianFirstName', 'REG-0016'],
  [{ ...child, guardianFirstName: 'x'.repeat(61) }, 'guardianFirstName', 'REG-0027'],
  [{ ...child, guardianLastName: '' }, 'guardianLastName', 'REG-0017'],
  [{ ...child, guardianLastName: 'x'.repeat(61) }, 'guardianLastName', 'REG-0027'],
  [{ memberId: '' }, 'memberId', 'REG-0001'],
  [{ memberId: '   ' }, 'memberId', 'REG-0001'],
  [{ memberId: 'A44120956-01' }, 'memberId', 'REG-0026'],
  [{ memberId: 'A4412095601!' }, 'memberId', 'REG-0026'],
  [{ memberId: 'A'.repeat(21) }, 'memberId', 'REG-0026'],
  // The other kind was filled in and does not count.
  [{ memberId: '', ssn: '900317204' }, 'memberId', 'REG-0001'],
  [{ ...bySsn, ssn: '' }, 'ssn', 'REG-0001'],
  [{ ...bySsn, ssn: '', memberId: 'A4412095601' }, 'ssn', 'REG-0001'],
  [{ ...bySsn, ssn: '90031720' }, 'ssn', 'REG-0025'],
  [{ ...bySsn, ssn: '9003172045' }, 'ssn', 'REG-0025'],
  [{ ...bySsn, ssn: '90031720x' }, 'ssn', 'REG-0025'],
  [{ ...bySsn, ssn: '90031720A' }, 'ssn', 'REG-0025'],
  [{ ssnLast4: '' }, 'ssnLast4', 'REG-0002'],
  [{ ssnLast4: '720' }, 'ssnLast4', 'REG-0002'],
  [{ ssnLast4: '72045' }, 'ssnLast4', 'REG-0002'],
  [{ ssnLast4: '72O4' }, 'ssnLast4', 'REG-0002'],
  [{ ssnLast4: '72-4' }, 'ssnLast4', 'REG-0002'],
  [{ ssnLast4: 'HT42' }, 'ssnLast4', 'REG-0002'],
  [{ ...medicare, mbiLast4: '' }, 'mbiLast4', 'REG-0018'],
  [{ ...medicare, mbiLast4: 'HT4' }, 'mbiLast4', 'REG-0018'],
  [{ ...medicare, mbiLast4: 'HT423' }, 'mbiLast4', 'REG-0018'],
  [{ ...medicare, mbiLast4: 'HT-2' }, 'mbiLast4', 'REG-0018'],
  [{ ...medicare, mbiLast4: '72045' }, 'mbiLast4', 'REG-0018'],
])('%o: %s breaks %s', (change, field, id) => {
  expect(broken(change)).toEqual([[field, message(id)]]);
});

it('reports all errors at once, in the order of the form', () => {
  const nothing = { ...adult, firstName: '', lastName: '', memberId: '', ssnLast4: '' };
  expect(
    broken({ ...nothing, dateOfBirth: '', hasMedicare: true }).map(([field]) => field),
  ).toEqual(['firstName', 'lastName', 'dateOfBirth', 'memberId', 'ssnLast4', 'mbiLast4']);
});

describe('a legal guardian', () => {
  it.each([
    ['11/22/2012', true],
    ['11/21/2012', false],
    ['11/21/2026', true],
    ['11/22/2026', false],
    ['06/17/1986', false],
    ['11/22/201', false],
    ['', false],
  ])('requires a legal guardian for a person born on "%s": %s', (dateOfBirth, isNeeded) => {
    expect(needsGuardian({ dateOfBirth }, context)).toBe(isNeeded);
  });

  it('requires a legal guardian when the insurer asks for one, whatever was typed', () => {
    const ruleContext = { today, isGuardianAsked: true };
    expect(broken({}, ruleContext)).toEqual([
      ['guardianFirstName', message('REG-0016')],
      ['guardianLastName', message('REG-0017')],
    ]);
  });

  it('sends a legal guardian only for a child', () => {
    expect(guardianOf({ ...adult, ...child }, context)).toEqual({
      firstName: 'Maria',
      lastName: 'Delgado',
    });
    expect(guardianOf({ ...adult, ...child, dateOfBirth: '06/17/1986' }, context)).toBeNull();
  });
});

describe('the request', () => {
  it.each<[string, Partial<MemberValues>, object]>([
    ['by member ID', { memberId: ' a44120956 01' }, { memberId: 'A4412095601', ssnLast4: '7204' }],
    ['by SSN', { ...bySsn, memberId: 'A1' }, { ssn: '900317204', ssnLast4: '7204' }],
    [
      'of a Medicare member',
      { hasMedicare: true, mbiLast4: 'ht42' },
      { memberId: 'A4412095601', ssnLast4: '7204', mbiLast4: 'HT42' },
    ],
    [
      'without the Medicare number when the plan is none',
      { hasMedicare: false, mbiLast4: 'HT42' },
      { memberId: 'A4412095601', ssnLast4: '7204' },
    ],
  ])('%s', (_, change, numbers) => {
    expect(memberDetailsOf({ ...adult, ...change, firstName: '  Mary   Ann ' })).toEqual({
      firstName: 'Mary Ann',
      lastName: 'Brooks',
      dateOfBirth: '1986-06-17',
      ...numbers,
    });
  });
});

it('restores no secret with the form', () => {
  const savedText = JSON.stringify(
    typedMemberOf({ ...adult, ...bySsn, ssnLast4: '7204', ...medicare }),
  );
  for (const secret of ['900', '7204', 'HT42']) expect(savedText).not.toContain(secret);
});
