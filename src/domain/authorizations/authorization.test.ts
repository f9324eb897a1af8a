import { describe, expect, it } from 'vitest';
import { familyAuthorization } from '#tests/support/authorizations.ts';
import {
  endOf,
  filterAuthorizations,
  newestFirst,
  unitsLeft,
  unitsOf,
  usesAuthorization,
  validityOf,
} from './authorization.ts';
import { timelineOf } from './timeline.ts';

const service = (requested: number | null, approved: number | null, used: number | null) => ({
  service: null,
  status: null,
  reasons: [],
  units: { requested, approved, used },
});

describe('validity', () => {
  it.each([
    [[], null],
    [[{ start: null, end: null }], null],
    [[{ start: '2026-01-01', end: '2026-02-01' }], { start: '2026-01-01', end: '2026-02-01' }],
    [
      [
        { start: '2026-03-01', end: '2026-04-01' },
        { start: '2026-01-01', end: '2026-02-01' },
      ],
      { start: '2026-01-01', end: '2026-04-01' },
    ],
    // Ignore an end before its start.
    [[{ start: '2026-05-01', end: '2026-02-01' }], null],
    [
      [
        { start: '2026-05-01', end: '2026-02-01' },
        { start: null, end: '2026-12-11' },
      ],
      { start: null, end: '2026-12-11' },
    ],
  ])('the validity of %j is %j', (periods, expected) =>
    expect(validityOf(periods)).toEqual(expected),
  );

  it('ends nothing that was not given', () => {
    const validity = { start: null, end: '2026-12-11' };
    expect(endOf({ id: 'approved' }, validity)).toBe('2026-12-11');
    expect(endOf({ id: 'denied' }, validity)).toBeNull();
    expect(endOf({ id: 'other', text: 'Pended' }, validity)).toBeNull();
  });
});

describe('units', () => {
  it('add up only where every service states them', () => {
    const services = [service(12, 10, 5), service(8, 8, null)];
    expect(unitsOf({ services })).toEqual({ requested: 20, approved: 18, used: null });
    expect(unitsOf({ services: [] })).toEqual({ requested: null, approved: null, used: null });
  });

  it.each([
    [12, 5, 7],
    [12, 13, 0],
    [null, 5, null],
    [12, null, null],
  ])('counts the units left: of %s approved and %s used, %s', (approved, used, left) =>
    expect(unitsLeft({ requested: null, approved, used })).toBe(left),
  );
});

it('the timeline lists past and coming events, and no dates of a denied authorization', () => {
  const authorization = familyAuthorization({
    requestedOn: '2026-09-07',
    decidedOn: '2026-09-10',
    validity: { start: '2026-09-12', end: '2026-12-11' },
  });
  expect(timelineOf(authorization, '2026-11-21')).toEqual([
    { kind: 'requested', day: '2026-09-07', isToCome: false },
    { kind: 'decided', day: '2026-09-10', isToCome: false },
    { kind: 'starts', day: '2026-09-12', isToCome: false },
    { kind: 'ends', day: '2026-12-11', isToCome: true },
  ]);
  const denied = timelineOf({ ...authorization, status: { id: 'denied' } }, '2026-11-21');
  expect(denied.map(({ kind }) => kind)).toEqual(['requested', 'decided']);
});

it.each(['extended-for-member', 'extended-for-provider', 'extended-for-representative'] as const)(
  'the timeline of %s begins with the approval',
  (id) => {
    const authorization = familyAuthorization({
      status: { id },
      requestedOn: '2026-01-02',
      firstDecidedOn: '2026-01-05',
      decidedOn: '2026-09-20',
    });
    const kinds = (of: typeof authorization) =>
      timelineOf(of, '2026-11-21').map(({ kind }) => kind);
    expect(kinds(authorization)).toEqual(['requested', 'approved', 'extended']);
    expect(kinds({ ...authorization, firstDecidedOn: null })).toEqual(['requested', 'extended']);
    expect(kinds({ ...authorization, status: { id: 'approved' } })).toEqual([
      'requested',
      'decided',
    ]);
  },
);

it('sorts the newest request first, and those without a day last', () => {
  const all = [
    familyAuthorization({ id: 'none', requestedOn: null }),
    familyAuthorization({ id: 'old', requestedOn: '2025-01-01' }),
    familyAuthorization({ id: 'new', requestedOn: '2026-01-01' }),
  ];
  expect(newestFirst(all).map(({ id }) => id)).toEqual(['new', 'old', 'none']);
});

it('filters by status and person', () => {
  const all = [
    familyAuthorization({ id: 'a', memberId: 'M1' }),
    familyAuthorization({ id: 'b', memberId: 'M2' }),
    familyAuthorization({ id: 'c', memberId: 'M1', status: { id: 'denied' } }),
  ];
  const ids = (filters: Parameters<typeof filterAuthorizations>[1]) =>
    filterAuthorizations(all, filters).map(({ id }) => id);
  expect(ids({})).toEqual(['a', 'b', 'c']);
  expect(ids({ status: 'approved' })).toEqual(['a', 'b']);
  expect(ids({ status: 'approved', memberId: 'M1' })).toEqual(['a']);
});

describe('a claim was made under an authorization', () => {
  const claim = { id: 'e1', claimNumber: 'C-1', authorizationNumbers: ['AU-1'] };
  it.each([
    ['that it names', { number: 'AU-1', claims: [] }, true],
    ['that names its number', { number: null, claims: ['C-1'] }, true],
    ['that names its id', { number: 'AU-9', claims: ['e1'] }, true],
    ['of another number', { number: 'AU-2', claims: ['C-2'] }, false],
    ['without a number', { number: null, claims: [] }, false],
  ])('%s: %o', (_, authorization, expected) =>
    expect(usesAuthorization(claim, authorization)).toBe(expected),
  );
});
