import { describe, expect, it } from 'vitest';
import { searchset } from '#tests/support/fhir-server.ts';
import { readSearchPage } from '../bundle.ts';
import { readDirectoryEntries } from './entry.ts';
import { readAffiliations, readNetworks } from './networks.ts';
import { readTownPlaces } from './town-places.ts';

const page = (...resources: object[]) => readSearchPage(searchset(resources), 'BP-NFA-100');
const planNet = 'http://hl7.org/fhir/us/davinci-pdex-plan-net/StructureDefinition';
const coded = (code: string) => ({ coding: [{ code }] });

const role = (more: object) => ({ resourceType: 'PractitionerRole', id: 'r1', ...more });
function entry(more: object, ...beside: object[]) {
  const [firstEntry] = readDirectoryEntries(page(role(more), ...beside));
  if (firstEntry === undefined) throw new Error('The entry is read.');
  return firstEntry;
}

it('reads all facts of an entry of the directory', () =>
  expect(
    entry({
      active: true,
      meta: { lastUpdated: '2026-11-01T00:00:00Z' },
      period: { start: '2020-01-01', end: '2027-01-01' },
      organization: { reference: 'Organization/o1', display: 'Cedar' },
      specialty: [{ text: 'Cardiology' }, { text: 'N/A' }, { text: 'Cardiology' }],
      telecom: [
        { system: 'fax', value: '1' },
        { system: 'phone', value: 'N/A' },
        { system: 'phone', value: '501-555-0117' },
      ],
    }),
  ).toEqual({
    roleId: 'r1',
    person: null,
    organization: 'Cedar',
    organizationId: 'o1',
    specialties: ['Cardiology'],
    places: [],
    networks: [],
    practiceNetworks: [],
    phone: '501-555-0117',
    acceptance: [],
    start: '2020-01-01',
    end: '2027-01-01',
    updated: '2026-11-01',
  }));

it('an entry without any data is empty', () =>
  expect(entry({})).toMatchObject({
    organization: null,
    organizationId: null,
    specialties: [],
    phone: null,
    start: null,
    end: null,
    updated: null,
  }));

it('prefers the organization’s own name to the name in the entry', () => {
  const organization = { reference: 'https://x.example/Organization/o1', display: 'Cedar' };
  const sent = { resourceType: 'Organization', id: 'o1' };
  expect(entry({ organization }, { ...sent, name: 'Cedar Clinic' }).organization).toBe(
    'Cedar Clinic',
  );
  expect(entry({ organization }, { ...sent, name: 'N/A' }).organization).toBe('Cedar');
});

describe('the person of an entry', () => {
  const person = (sent: object, practitioner: object = { reference: 'Practitioner/d1' }) =>
    entry({ practitioner }, { resourceType: 'Practitioner', id: 'd1', ...sent }).person;

  it('reads all facts of the person', () =>
    expect(
      person({
        name: [{ text: 'Ana Reyes, MD' }],
        gender: 'female',
        communication: [{ coding: [{ display: 'x' }, { code: 'es' }] }, { text: 'Greek' }, {}],
        qualification: [{ code: { text: 'MD' } }, { code: { text: 'None' } }, {}],
      }),
    ).toEqual({
      id: 'd1',
      name: 'Ana Reyes, MD',
      gender: 'female',
      languages: ['es', 'Greek'],
      qualifications: ['MD'],
    }));

  it('reads a person who is known only from the entry', () => {
    expect(person({}, { display: 'Dr. Reyes' })).toEqual({
      id: null,
      name: 'Dr. Reyes',
      gender: null,
      languages: [],
      qualifications: [],
    });
    expect(person({}, { reference: 'Practitioner/' })?.id).toBeNull();
  });

  const named = (use: string | undefined, family: string) => ({ use, family });
  it.each([
    ['official', [named('temp', 'Temp'), named('official', 'Own')], 'Own'],
    ['usual', [named('temp', 'Temp'), named('usual', 'Own')], 'Own'],
    ['not old', [named('old', 'Old'), named('temp', 'Temp')], 'Temp'],
    ['of no use', [named('old', 'Old'), named(undefined, 'Own')], 'Own'],
    ['old, where there is no other', [named('old', 'Old')], 'Old'],
    ['whole', [{ text: 'Dr. Reyes', family: 'Reyes' }], 'Dr. Reyes'],
    [
      'in parts',
      [{ given: ['Ana', 'M.'], family: 'Reyes', suffix: ['MD', 'PhD'] }],
      'Ana M. Reyes, MD, PhD',
    ],
    ['a given one', [{ given: ['Ana'] }], 'Ana'],
    ['a suffix alone', [{ suffix: ['MD'] }], 'MD'],
    ['none', [{}], null],
  ])('calls a person by the name that is %s', (_, name, expected) =>
    expect(person({ name })?.name).toBe(expected),
  );
});

describe('a place of an entry', () => {
  const place = (sent: object, to: object = { reference: 'Location/l1', display: 'Downtown' }) =>
    entry({ location: [to] }, { resourceType: 'Location', id: 'l1', ...sent }).places[0];

  it('reads all facts of the place', () =>
    expect(
      place({
        status: 'active',
        name: 'Main office',
        address: { line: ['1 Main St'], city: 'Marlow', state: 'AR', postalCode: '72201' },
        position: { latitude: 34.7, longitude: -92.3 },
        telecom: [{ system: 'phone', value: '501-555-0117' }],
        hoursOfOperation: [
          { daysOfWeek: ['mon'], openingTime: '08:00:00', closingTime: '17:00:00' },
          { allDay: true },
        ],
        extension: [
          { url: `${planNet}/accessibility`, valueCodeableConcept: coded('adacomp') },
          { url: `${planNet}/accessibility` },
          { url: `${planNet}/else`, valueCodeableConcept: coded('other') },
          {},
          {
            url: 'newpatients',
            extension: [{ url: 'acceptingPatients', valueCodeableConcept: coded('nopt') }],
          },
        ],
      }),
    ).toEqual({
      key: 'Location/l1',
      name: 'Main office',
      street: ['1 Main St'],
      city: 'Marlow',
      state: 'AR',
      zip: '72201',
      position: { latitude: 34.7, longitude: -92.3 },
      phone: '501-555-0117',
      hours: [
        { days: ['mon'], isAllDay: false, opens: '08:00:00', closes: '17:00:00' },
        { days: [], isAllDay: true, opens: null, closes: null },
      ],
      accessibility: ['adacomp'],
      acceptance: [{ network: null, status: 'nopt' }],
    }));

  it('has the name in the entry without any other data', () =>
    expect(place({})).toEqual({
      key: 'Location/l1',
      name: 'Downtown',
      street: [],
      city: null,
      state: null,
      zip: null,
      position: null,
      phone: null,
      hours: [],
      accessibility: [],
      acceptance: [],
    }));

  it('identifies a place without a reference by its name, and leaves it out without a name', () => {
    expect(place({}, { display: 'Downtown' })?.key).toBe('Downtown');
    expect(place({}, {})).toBeUndefined();
  });

  it('leaves out a place that is no longer used', () =>
    expect(place({ status: 'inactive' })).toBeUndefined());

  it.each([
    ['half of it', { latitude: 34.7 }],
    ['the other half', { longitude: -92.3 }],
    ['one that is none on Earth', { latitude: 134, longitude: 3 }],
  ])('has no position by %s', (_, position) => expect(place({ position })?.position).toBeNull());
});

describe('the networks of an entry', () => {
  const network = (to: object) => ({ url: `${planNet}/network-reference`, valueReference: to });
  const accepting = (to: object | undefined, ...codes: string[]) => ({
    url: `${planNet}/newpatients`,
    extension: [
      {
        url: 'acceptingPatients',
        valueCodeableConcept: { coding: codes.map((code) => ({ code })) },
      },
      { url: 'fromNetwork', valueReference: to },
    ],
  });
  const of = (...extension: object[]) =>
    entry({ extension }, { resourceType: 'Organization', id: 'n1', name: 'True Blue' });

  it('have no duplicates by name', () =>
    expect(
      of(
        network({ reference: 'Organization/n1' }),
        network({ reference: 'Organization/n1' }),
        network({ reference: 'Organization/n2', display: 'Blue Choice' }),
        network({ reference: 'Organization/n2' }),
        network({ reference: 'Organization/n3' }),
        network({ display: 'Silver' }),
        network({}),
      ).networks,
    ).toEqual([
      { key: 'Organization/n1', name: 'True Blue' },
      { key: 'Organization/n2', name: 'Blue Choice' },
      { key: 'Organization/n3', name: null },
      { key: 'Silver', name: 'Silver' },
    ]));

  it('state separately whether they accept new patients', () => {
    const careEntry = of(
      accepting({ reference: 'Organization/n1' }, 'someday', 'NewPt'),
      accepting({ display: 'Silver' }, 'existptonly'),
      accepting(undefined, 'nopt'),
      accepting({ reference: 'Organization/n2' }),
      { url: `${planNet}/newpatients` },
    );
    expect(careEntry.acceptance).toEqual([
      { network: 'Organization/n1', status: 'newpt' },
      { network: 'Silver', status: 'existptonly' },
      { network: null, status: 'nopt' },
      { network: 'Organization/n2', status: null },
      { network: null, status: null },
    ]);
    expect(careEntry.networks.map(({ key }) => key)).toEqual([
      'Organization/n1',
      'Silver',
      'Organization/n2',
    ]);
  });
});

it('the networks of a directory are its active organizations of the network type', () => {
  const organization = (id: string | undefined, more: object = {}) => ({
    resourceType: 'Organization',
    id,
    type: [coded('ntwk')],
    ...more,
  });
  expect(
    readNetworks(
      page(
        organization('n1', {
          name: 'True Blue',
          identifier: [{ value: 'TB' }, { value: 'N/A' }, {}],
        }),
        organization('n2', {
          type: [coded('prvgrp'), { coding: [{ code: 'x' }, { code: 'ntwk' }] }],
        }),
        organization('n3', { active: false }),
        organization('n4', { active: true, type: [coded('prvgrp')] }),
        organization('n5', { type: undefined }),
        organization(undefined),
      ),
    ),
  ).toEqual([
    { key: 'Organization/n1', name: 'True Blue', identifiers: ['TB'] },
    { key: 'Organization/n2', name: null, identifiers: [] },
  ]);
});

describe('the networks in which an organization participates', () => {
  const affiliation = (more: object = {}) => ({
    resourceType: 'OrganizationAffiliation',
    participatingOrganization: { reference: 'Organization/o1' },
    network: [{ reference: 'Organization/n1', display: 'True Blue' }],
    ...more,
  });
  const of = (more: object) => readAffiliations(page(affiliation(more)), '2026-11-21');
  const all = {
    organizationId: 'o1',
    network: { key: 'Organization/n1', name: 'True Blue' },
    place: null,
  };

  it('apply to all its places, or to the named places', () => {
    expect(of({})).toEqual([all]);
    expect(of({ location: [{ reference: 'Location/l1' }, { reference: 'Location/l2' }] })).toEqual([
      { ...all, place: 'Location/l1' },
      { ...all, place: 'Location/l2' },
    ]);
  });

  it('leaves out networks for places that cannot be distinguished', () =>
    expect(of({ location: [{ display: 'Downtown' }] })).toEqual([]));

  it('identifies networks without a reference by their names', () =>
    expect(of({ network: [{}, { display: 'Silver' }] })).toEqual([
      { ...all, network: { key: 'Silver', name: 'Silver' } },
    ]));

  it.each<[string, object, boolean]>([
    ['that begins today', { period: { start: '2026-11-21' } }, true],
    ['that begins tomorrow', { period: { start: '2026-11-22' } }, false],
    ['that ends today', { period: { end: '2026-11-21' } }, true],
    ['that ended yesterday', { period: { end: '2026-11-20' } }, false],
    ['that is in use', { active: true }, true],
    ['that is no longer in use', { active: false }, false],
    ['of no organization', { participatingOrganization: undefined }, false],
    ['of no network', { network: undefined }, false],
  ])('an organization participates in a network by an affiliation %s: %s', (_, more, isThere) =>
    expect(of(more).length > 0).toBe(isThere),
  );
});

it('reads the town of a place', () => {
  const townPlace = (more: object) =>
    readTownPlaces(page({ resourceType: 'Location', ...more }))[0];
  expect(
    townPlace({
      address: { city: 'Marlow', state: 'AR', postalCode: '72201' },
      position: { latitude: 34.7, longitude: -92.3 },
    }),
  ).toEqual({
    city: 'Marlow',
    state: 'AR',
    zip: '72201',
    position: { latitude: 34.7, longitude: -92.3 },
  });
  const nowhere = { city: null, state: null, zip: null, position: null };
  expect(townPlace({ status: 'active' })).toEqual(nowhere);
  expect(townPlace({ position: { latitude: 34.7 } })).toEqual(nowhere);
  expect(townPlace({ position: { longitude: -92.3 } })).toEqual(nowhere);
  expect(townPlace({ position: { latitude: 134, longitude: 3 } })).toEqual(nowhere);
  expect(townPlace({ status: 'inactive' })).toBeUndefined();
});
