import { describe, expect, it } from 'vitest';
import { nameHeld, nameOfProvider, namesOfProviders, providerBehind } from './providers.ts';

const organization = { resourceType: 'Organization', id: 'o1', name: 'Cedar Clinic' };
const person = {
  resourceType: 'Practitioner',
  id: 'd1',
  name: [{ given: ['Ana', 'M.'], family: 'Reyes' }],
};
const role = (more: object) => ({ resourceType: 'PractitionerRole', id: 'r1', ...more });

describe('a provider is named', () => {
  it.each([
    ['an organization', 'Organization', organization, 'Cedar Clinic'],
    ['an organization by a filler', 'Organization', { ...organization, name: 'N/A' }, null],
    ['a person by the parts of the name', 'Practitioner', person, 'Ana M. Reyes'],
    [
      'a person by the text of the name',
      'Practitioner',
      { ...person, name: [{ text: 'Dr. Reyes', family: 'Reyes' }] },
      'Dr. Reyes',
    ],
    [
      'a person by the name in use',
      'Practitioner',
      {
        ...person,
        name: [
          { use: 'maiden', family: 'Old' },
          { use: 'official', family: 'Now' },
        ],
      },
      'Now',
    ],
    ['a person without a name', 'Practitioner', { ...person, name: [{}] }, null],
    ['a person without names', 'Practitioner', { ...person, name: undefined }, null],
    ['another resource', 'Practitioner', organization, null],
  ] as const)('%s', (_, type, resource, name) => expect(nameOfProvider(type, resource)).toBe(name));
});

describe('the name behind a reference', () => {
  const sent: Record<string, object[]> = {
    Organization: [organization, { ...organization, id: undefined, name: 'Nobody' }],
    Practitioner: [person, { ...person, id: 'd2', name: [] }],
  };
  const names = namesOfProviders({ of: (type) => sent[type] ?? [] });
  it.each([
    ['Organization/o1', 'Cedar Clinic'],
    ['https://payer.example/fhir/Practitioner/d1', 'Ana M. Reyes'],
    ['Practitioner/d2', null],
    ['Organization/d1', null],
    ['Organization/undefined', null],
    [null, null],
  ])('%s is %s', (reference, name) => expect(names(reference)).toBe(name));
});

describe('the name of a resource that a claim holds', () => {
  it.each([
    ['of an organization', [person, organization], '#o1', 'Cedar Clinic'],
    ['of a person', [organization, person], '#d1', 'Ana M. Reyes'],
    ['whose reference leads nowhere', [organization, person], '#x', null],
    ['without a reference', [organization], null, null],
    ['of what is not held', [organization], 'o1', null],
    [
      'of a role by the display of its person',
      [role({ practitioner: { display: 'Dr. Reyes', reference: '#d1' } }), person],
      '#r1',
      'Dr. Reyes',
    ],
    [
      'of a role by its person before its organization',
      [
        role({ practitioner: { reference: '#d1' }, organization: { reference: '#o1' } }),
        person,
        organization,
      ],
      '#r1',
      'Ana M. Reyes',
    ],
    [
      'of a role by its organization',
      [role({ organization: { reference: '#o1' } }), organization],
      '#r1',
      'Cedar Clinic',
    ],
    ['of a role that leads to itself', [role({ practitioner: { reference: '#r1' } })], '#r1', null],
    ['of a role that leads nowhere', [role({})], '#r1', null],
    ['of another role', [role({ practitioner: { display: 'Dr. Reyes' } })], '#r2', null],
  ])('%s', (_, held, reference, name) => expect(nameHeld(held, reference)).toBe(name));
});

it.each([
  ['Practitioner/d1', { type: 'Practitioner', id: 'd1' }],
  ['https://payer.example/fhir/Organization/o1', { type: 'Organization', id: 'o1' }],
  ['PractitionerRole/r1', null],
  ['Practitioner/', null],
  ['#d1', null],
  ['', null],
  [null, null],
])('the provider behind %j is %j', (reference, provider) =>
  expect(providerBehind(reference)).toEqual(provider),
);
