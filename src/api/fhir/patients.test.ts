import { describe, expect, it } from 'vitest';
import { searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from './bundle.ts';
import { readPatients } from './patients.ts';

const patient = (more: object) => {
  const resources = [
    { resourceType: 'Patient', ...more },
    { resourceType: 'Patient', id: 'p1', ...more },
  ];
  const patients = readPatients(readSearchPage(searchset(resources), 'BP-NFA-100'));
  // The one without an id is left out.
  if (patients.length !== 1 || patients[0] === undefined) throw new Error('One patient is read.');
  return patients[0];
};

it('a patient is read', () =>
  expect(
    patient({
      identifier: [{ value: 'A101' }, { system: 'x' }, { value: 'A1' }],
      name: [{ text: 'Maria Lopez' }],
      birthDate: '1986-06-17',
      telecom: [{ system: 'phone', use: 'home', value: '501-555-0117' }],
      communication: [{ language: { coding: [{ code: 'es' }] } }],
    }),
  ).toEqual({
    id: 'p1',
    identifiers: ['A101', 'A1'],
    name: 'Maria Lopez',
    suffix: null,
    birthDate: '1986-06-17',
    contacts: [{ kind: 'phone', use: 'home', value: '501-555-0117' }],
    languages: ['es'],
  }));

it.each(['1986-06-17T00:00:00', '1986-06-17T00:00:00.000Z', ' 1986-06-17 '])(
  'the birthday %s is a day',
  (birthDate) => expect(patient({ birthDate }).birthDate).toBe('1986-06-17'),
);

it.each(['1986', '1986-06', 'in June'])('makes no birth date from %s', (birthDate) =>
  expect(patient({ birthDate }).birthDate).toBeNull(),
);

describe('the name of a patient', () => {
  it.each([
    ['is given names and family name', [{ given: ['Ana', 'M.'], family: 'Reyes' }], 'Ana M. Reyes'],
    ['leaves out fillers', [{ given: ['Ana', 'N/A'], family: 'Reyes' }], 'Ana Reyes'],
    ['is its text where it has no parts', [{ text: 'Ana Reyes' }], 'Ana Reyes'],
    ['is not its text where it has parts', [{ text: 'REYES, ANA', family: 'Reyes' }], 'Reyes'],
    ['is the first that says something', [{ text: 'None' }, { family: 'Reyes' }], 'Reyes'],
    ['is none where none says something', [{ text: 'None' }], null],
  ])('%s', (_, name, expected) => expect(patient({ name }).name).toBe(expected));
});

it('lists languages without duplicates, the preferred one first', () =>
  expect(
    patient({
      communication: [
        { language: { coding: [{ code: 'en' }] } },
        { language: { text: 'Marshallese' }, preferred: false },
        { language: { coding: [{ code: 'es' }] }, preferred: true },
        { language: { coding: [{ code: 'en' }] } },
        { language: { text: 'N/A' } },
        {},
      ],
    }).languages,
  ).toEqual(['es', 'en', 'Marshallese']));

it('lists phones and email addresses without duplicates, in order', () =>
  expect(
    patient({
      telecom: [
        { system: 'email', value: 'm@mail.example' },
        { system: 'phone', use: 'mobile', value: '501-555-0117' },
        { system: 'phone', use: 'home', value: '501-555-0117' },
        { system: 'phone', use: 'old', value: '501-555-0118' },
        { system: 'fax', value: '501-555-0119' },
        { system: 'phone', value: 'N/A' },
        { system: 'phone' },
      ],
    }).contacts,
  ).toEqual([
    { kind: 'email', use: null, value: 'm@mail.example' },
    { kind: 'phone', use: 'mobile', value: '501-555-0117' },
  ]));

it('reads the suffix from the current name', () =>
  expect(
    patient({
      name: [
        { use: 'old', family: 'Reyes', suffix: ['Jr.'] },
        { use: 'official', family: 'Reyes', suffix: ['Sr.'] },
      ],
    }).suffix,
  ).toBe('Sr.'));
