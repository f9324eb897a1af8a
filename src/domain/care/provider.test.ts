import { describe, expect, it } from 'vitest';
import { careEntry, carePlace } from '#tests/support/care.ts';
import { acceptancesAt } from './network.ts';
import {
  acceptanceAt,
  doesPrimaryCare,
  isCurrent,
  providersOf,
  summaryOf,
  type Acceptance,
  type AcceptanceSummary,
  type AcceptingStatus,
  startsFrom,
} from './provider.ts';

const acceptance = (network: string | null, status: AcceptingStatus | null): Acceptance => ({
  network,
  status,
});

describe('whether new patients are accepted depends on entry, place and network', () => {
  it.each<[string, Acceptance[], Acceptance[], string | null, AcceptingStatus | null]>([
    [
      'the entry says it of the network',
      [acceptance('A', 'newpt')],
      [acceptance('A', 'nopt')],
      'A',
      'newpt',
    ],
    [
      'the place says it of the network',
      [acceptance('B', 'newpt')],
      [acceptance('A', 'nopt')],
      'A',
      'nopt',
    ],
    [
      'the entry says it of none',
      [acceptance(null, 'existptonly')],
      [acceptance('B', 'newpt')],
      'A',
      'existptonly',
    ],
    [
      'the network comes before none',
      [acceptance(null, 'newpt')],
      [acceptance('A', 'nopt')],
      'A',
      'nopt',
    ],
    ['only of another network', [acceptance('B', 'newpt')], [], 'A', null],
    [
      'of none, and none is asked',
      [acceptance('A', 'newpt'), acceptance(null, 'nopt')],
      [],
      null,
      'nopt',
    ],
    ['nothing is said', [], [], 'A', null],
    ['something unknown is said', [acceptance('A', null)], [], 'A', null],
  ])('%s', (_, ofEntry, ofPlace, network, expected) => {
    const entry = careEntry({ acceptance: ofEntry });
    expect(acceptanceAt(entry, carePlace({ acceptance: ofPlace }), network)).toBe(expected);
  });

  it('an entry without a network has one answer', () => {
    expect(acceptancesAt(careEntry({ acceptance: [acceptance(null, 'newpt')] }), null)).toEqual([
      { network: null, status: 'newpt' },
    ]);
  });

  it.each<[(AcceptingStatus | null)[], AcceptanceSummary]>([
    [[], 'unknown'],
    [[null], 'unknown'],
    [['newpt', 'newpt'], 'newpt'],
    [['newpt', null], 'some'],
    [['newpt', 'nopt'], 'some'],
    [['nopt', 'nopt'], 'nopt'],
    [['nopt', null], 'nopt'],
    [['existptonly', 'nopt'], 'existptonly'],
    [['existptfam', 'existptonly'], 'existptfam'],
  ])('%j comes to %s', (answers, summary) => expect(summaryOf(answers)).toBe(summary));
});

describe('providers', () => {
  const person = {
    id: 'p1',
    name: 'Ada Lane, MD',
    gender: null,
    languages: [],
    qualifications: [],
  };

  it('have all entries of one person without duplicates', () => {
    const entries = [
      careEntry({ roleId: 'a', person, updated: '2026-01-01' }),
      careEntry({ roleId: 'b', person: { ...person, id: 'p2' } }),
      careEntry({ roleId: 'c', person, specialties: ['Cardiology'], updated: '2026-03-01' }),
      careEntry({ roleId: 'a', person }),
    ];
    const [first, second, ...others] = providersOf(entries);
    expect(first?.entries.map(({ roleId }) => roleId)).toEqual(['a', 'c']);
    expect(first).toMatchObject({
      roleId: 'a',
      updated: '2026-03-01',
      specialties: ['Family medicine', 'Cardiology'],
    });
    expect(second?.roleId).toBe('b');
    expect(others).toEqual([]);
  });

  it('include a place without a person, and keep unidentified people apart', () => {
    const stranger = { ...person, id: null, name: null };
    const entries = [
      careEntry({ roleId: 'a', person: null, organization: 'Riverside Hospital' }),
      careEntry({ roleId: 'b', person: stranger }),
      careEntry({ roleId: 'c', person: stranger }),
    ];
    expect(providersOf(entries).map(({ name }) => name)).toEqual([
      'Riverside Hospital',
      null,
      null,
    ]);
  });

  it.each([
    ['Family medicine', true],
    ['Board Certified Internal Medicine', true],
    ['Pediatrics', true],
    ['Cardiology', false],
  ])('providers of %s do primary care: %s', (specialty, expected) => {
    const [provider] = providersOf([careEntry({ person, specialties: [specialty] })]);
    expect(provider && doesPrimaryCare(provider)).toBe(expected);
    const [place] = providersOf([careEntry({ person: null, specialties: [specialty] })]);
    expect(place && doesPrimaryCare(place)).toBe(false);
  });

  it.each<[string | null, string | null, boolean]>([
    [null, null, true],
    ['2026-11-22', '2026-11-22', true],
    ['2026-11-23', null, false],
    [null, '2026-11-21', false],
    // Ignore an end before its start.
    ['2027-01-01', '2020-01-01', true],
  ])('a period from %s to %s is current today: %s', (start, end, expected) =>
    expect(isCurrent({ start, end }, '2026-11-22')).toBe(expected),
  );
});

describe('the days on which a choice can start', () => {
  it.each([
    ['2026-12-01', '2026-12-01', '2027-01-01'],
    ['2026-12-15', '2026-12-15', '2027-01-01'],
    [null, '2026-12-01', '2027-01-01'],
  ])('%s: from %s on', (earliest, first, second) => {
    const days = startsFrom(earliest, '2026-11-22');
    expect(days.slice(0, 2)).toEqual([first, second]);
    expect(days).toHaveLength(6);
  });

  it('go over the end of a year', () => {
    expect(startsFrom(null, '2026-12-31')[0]).toBe('2027-01-01');
  });
});
