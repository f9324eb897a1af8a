import { expect, it } from 'vitest';
import { coveredBy, coveredPeople } from './covered-people.ts';
import type { Patient } from './patient.ts';
import type { AccessibleMember } from '#src/domain/plan/rights.ts';

const plan = { memberId: 'M1', usersPreferredName: 'MARIA' };
const member = (memberId: string, firstName: string, more: Partial<AccessibleMember> = {}) => ({
  memberId,
  firstName,
  relationship: 'child',
  dateOfBirth: null,
  familyAccess: false,
  access: null,
  ...more,
});
const patient = (id: string, more: Partial<Patient> = {}): Patient => ({
  id,
  identifiers: [],
  name: null,
  suffix: null,
  birthDate: null,
  contacts: [],
  languages: [],
  ...more,
});

it('lists the member first, with data from the records; a private adult has only a name', () => {
  const phone = { kind: 'phone', use: null, value: '5015550142' } as const;
  const people = coveredPeople(
    {
      plan,
      accessibleMembers: [
        member('M3', 'sofia', { dateOfBirth: '2014-05-02' }),
        member('M1', 'maria', { relationship: 'self' }),
      ],
      adults: [member('M2', 'elena', { dateOfBirth: '2008-01-30' })],
    },
    new Map([
      ['M1', patient('p1', { name: 'MARIA DELGADO', birthDate: '1984-03-14', contacts: [phone] })],
      ['M2', patient('p2', { birthDate: '2008-01-30', contacts: [phone] })],
    ]),
  );
  expect(people).toMatchObject([
    {
      memberId: 'M1',
      name: 'Maria Delgado',
      isSelf: true,
      relationship: 'self',
      birthDate: '1984-03-14',
      contacts: [phone],
      coverageEndedOn: null,
      isPrivate: false,
    },
    {
      memberId: 'M3',
      name: 'Sofia',
      isSelf: false,
      relationship: 'child',
      birthDate: '2014-05-02',
      contacts: [],
      isPrivate: false,
    },
    {
      memberId: 'M2',
      name: 'Elena',
      isSelf: false,
      relationship: 'child',
      birthDate: null,
      contacts: [],
      isPrivate: true,
    },
  ]);
});

it('says when coverage ended, and leaves the relationship empty where the insurer sends no code', () => {
  const ended = { relationship: '', coverageEndedOn: '2026-06-30' };
  const people = coveredPeople(
    {
      plan,
      accessibleMembers: [member('M3', 'sofia', ended)],
      adults: [member('M2', 'elena', ended)],
    },
    new Map(),
  );
  expect(people.slice(1)).toMatchObject([
    { memberId: 'M3', relationship: null, coverageEndedOn: '2026-06-30' },
    { memberId: 'M2', relationship: null, coverageEndedOn: '2026-06-30' },
  ]);
});

it('ignores a coverage without a member or a beneficiary', () => {
  const people = coveredPeople({ plan, accessibleMembers: [], adults: [] }, new Map());
  expect(coveredBy([{ identifiers: [], beneficiary: null }], people, new Map())).toEqual([]);
});

it('includes a member whom the rights do not list', () =>
  expect(coveredPeople({ plan, accessibleMembers: [], adults: [] }, new Map())).toMatchObject([
    { memberId: 'M1', name: 'Maria', isSelf: true, relationship: null },
  ]));

it('matches policies to people by member ID or patient, never by a guess', () => {
  const members = ['M1', 'M2', 'M3'].map((id) => member(id, id));
  const people = coveredPeople({ plan, accessibleMembers: members, adults: [] }, new Map());
  const patients = new Map([['M2', patient('p2')]]);
  const coverages = [
    { identifiers: ['M1'], beneficiary: null },
    { identifiers: [], beneficiary: 'p2' },
    { identifiers: [], beneficiary: 'p3' },
  ];
  expect(coveredBy(coverages, people, patients).map(({ memberId }) => memberId)).toEqual([
    ...['M1', 'M2'],
  ]);
});
