import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careEntry, carePlace } from '#tests/support/care.ts';
import { milesBetween, type Position } from './distance.ts';
import {
  filterFound,
  findProviders,
  longestWord,
  noCareFilters,
  type CareCriteria,
  type CareFilters,
  type FoundProvider,
  languageToLookFor,
} from './find-providers.ts';
import { planNetworkOf } from './network.ts';
import type { CareEntry } from './provider.ts';

const littleRock: Position = { latitude: 34.747, longitude: -92.281 };
const conway: Position = { latitude: 35.066, longitude: -92.363 };
const hotSprings: Position = { latitude: 34.526, longitude: -92.974 };

const person = (id: string, name: string | null) => ({
  id,
  name,
  gender: 'female',
  languages: ['en', 'es'],
  qualifications: [],
});

const entries: CareEntry[] = [
  careEntry({
    roleId: 'far',
    person: person('far', 'Zoe Adams, MD'),
    places: [carePlace({ position: hotSprings })],
  }),
  careEntry({
    roleId: 'near',
    person: person('near', 'Brian O’Keefe, MD'),
    places: [carePlace({ position: conway }), carePlace({ key: 'l2', position: littleRock })],
  }),
  careEntry({ roleId: 'nowhere', person: person('nowhere', 'José Núñez, DO'), places: [] }),
  careEntry({
    roleId: 'heart',
    person: person('heart', 'Ann Bell, MD'),
    specialties: ['Cardiology'],
  }),
  careEntry({
    roleId: 'silent',
    person: { ...person('silent', null), qualifications: ['Board Certified Family Medicine'] },
    specialties: [],
  }),
  careEntry({ roleId: 'over', person: person('over', 'Old Time, MD'), end: '2020-01-01' }),
];

const noNetwork = planNetworkOf([], []);

const find = (criteria: Partial<CareCriteria>) =>
  findProviders(
    entries,
    { specialties: [], name: '', near: null, ...criteria },
    {
      today: '2026-11-22',
      locale: 'en-US',
      positionOf: ({ position }) => position,
      plan: noNetwork,
    },
  );
const idsOf = (criteria: Partial<CareCriteria>) =>
  find(criteria).map(({ provider }) => provider.roleId);

describe('filters again, whatever the service filtered by', () => {
  it('finds providers by type of care, even by a certification only', () => {
    expect(idsOf({ specialties: ['family medicine'] }).toSorted()).toEqual([
      'far',
      'near',
      'nowhere',
      'silent',
    ]);
    expect(idsOf({ specialties: ['Cardiology'] })).toEqual(['heart']);
    expect(idsOf({ specialties: ['ology', 'Cardiology'] })).toEqual(['heart']);
    expect(idsOf({ specialties: ['ology'] })).toEqual([]);
  });

  it.each([
    ['okeefe', 'near'],
    ['O’Keefe', 'near'],
    ['bri keefe', ''],
    ['brian o', 'near'],
    ['nunez', 'nowhere'],
    ['  Núñez   josé ', 'nowhere'],
    ['nobody', ''],
  ])('finds providers by name: %s', (name, expected) =>
    expect(idsOf({ name }).join()).toBe(expected),
  );

  it('finds providers by the practice’s name, too', () =>
    expect(idsOf({ name: 'cedar' })).toHaveLength(5));

  it('nearest first, unknown distances last, and without places beyond the radius', () => {
    const near = { position: littleRock, miles: 30 };
    const providers = find({ near });
    expect(providers.map(({ provider }) => provider.roleId)).toEqual([
      'near',
      'heart',
      'nowhere',
      'silent',
    ]);
    expect(providers[0]?.places[0]).toMatchObject({ miles: 0, place: { key: 'l2' } });
    expect(providers.at(-1)?.places[0]?.miles).toBeNull();
    expect(idsOf({ near: { ...near, miles: 60 } })).toContain('far');
    expect(idsOf({ near: { ...near, miles: Infinity } })).toContain('far');
  });

  it('sorts providers by last name without a distance, those without a name last', () => {
    expect(idsOf({})).toEqual(['far', 'heart', 'nowhere', 'near', 'silent']);
  });

  it('leaves out ended entries', () => expect(idsOf({})).not.toContain('over'));
});

it('asks a service for the longest word of a name', () => {
  expect(longestWord(' Ingrid Brandt, MD ')).toBe('Ingrid');
  expect(longestWord('')).toBe('');
});

describe('filters', () => {
  const inTwo = careEntry({
    networks: [
      { key: 'A', name: 'Arbor' },
      { key: 'B', name: 'Harbor' },
    ],
    acceptance: [
      { network: 'A', status: 'newpt' },
      { network: 'B', status: 'nopt' },
    ],
    places: [carePlace({ accessibility: ['adacomp'] })],
  });
  const foundProviders = findProviders(
    [inTwo],
    { specialties: [], name: '', near: null },
    { today: '2026-11-22', locale: 'en-US', positionOf: () => null, plan: noNetwork },
  );
  it.each([
    ['en-US', ['Mia Ähre, MD', 'Ada Zorn, MD']],
    ['sv-SE', ['Ada Zorn, MD', 'Mia Ähre, MD']],
  ])('sorts providers by last name, as %s sorts', (locale, sorted) => {
    const all = sorted.map((name) =>
      careEntry({ roleId: name, person: person(name, name), places: [] }),
    );
    const looked = { specialties: [], name: '', near: null };
    const by = { today: '2026-11-22', locale, positionOf: () => null, plan: noNetwork };
    const names = (providers: readonly FoundProvider[]) =>
      providers.map(({ provider }) => provider.name);
    const inOrder = findProviders(all.toReversed(), looked, by);
    expect(names(inOrder)).toEqual(sorted);
    expect(names(filterFound(inOrder.toReversed(), noCareFilters, by))).toEqual(sorted);
  });
  it.each<[Partial<CareFilters>, number]>([
    [{}, 1],
    [{ accepting: true }, 1],
    [{ network: 'A', accepting: true }, 1],
    // New patients are taken, but not in this network.
    [{ network: 'B', accepting: true }, 0],
    [{ network: 'B' }, 1],
    [{ network: 'C' }, 0],
    [{ language: 'en' }, 1],
    [{ language: 'vi' }, 0],
    [{ gender: 'female' }, 1],
    [{ gender: 'male' }, 0],
    [{ accessibility: 'adacomp' }, 1],
    [{ accessibility: 'pubtrans' }, 0],
  ])('%j', (filters, count) => {
    expect(
      filterFound(
        foundProviders,
        { ...noCareFilters, ...filters },
        { plan: noNetwork, locale: 'en-US' },
      ),
    ).toHaveLength(count);
  });
});

describe('miles', () => {
  it('equal those of a map', () => {
    expect(milesBetween(littleRock, conway)).toBeCloseTo(22.5, 0);
    expect(milesBetween(littleRock, hotSprings)).toBeCloseTo(42.3, 0);
  });

  it('miles are symmetric, and zero to the same place', () => {
    const position = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(milesBetween(a, a)).toBe(0);
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      }),
    );
  });
});

it.each([
  [['es'], ['en', 'es'], 'es'],
  [['es-MX', 'en'], ['en', 'es'], 'es'],
  [['es'], ['en', 'es-US'], 'es-US'],
  // English comes first for them.
  [['en', 'es'], ['en', 'es'], null],
  [['en-US'], ['en'], null],
  // No provider speaks it: the list is not narrowed to nothing.
  [['mh'], ['en', 'es'], null],
  [[], ['en', 'es'], null],
])('a member who speaks %o among those who speak %o looks for %s', (own, spoken, language) => {
  expect(languageToLookFor(own, spoken)).toBe(language);
});
