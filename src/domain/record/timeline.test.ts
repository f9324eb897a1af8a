import { describe, expect, it } from 'vitest';
import { measure, recordEntry } from '#tests/support/record.ts';
import {
  currentOf,
  earlierResultsOf,
  latestResultsOf,
  searchTimeline,
  timelineOf,
  resultChangeOf,
} from './timeline.ts';

const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

describe('the timeline', () => {
  it('sorts newest first; entries without a day come last', () => {
    const entries = [
      recordEntry('no day'),
      recordEntry('year', { day: '2024' }),
      recordEntry('day', { day: '2024-05-21' }),
      recordEntry('month', { day: '2024-05' }),
      recordEntry('newest', { day: '2026-01-01' }),
    ];
    expect(keys(timelineOf(entries, () => '').map(({ entry }) => entry))).toEqual([
      ...['newest', 'day', 'month', 'year', 'no day'],
    ]);
  });

  const timeline = timelineOf(
    [
      recordEntry('a', { kind: 'allergy', name: 'Crème brûlée' }),
      recordEntry('b', { kind: 'medication', facts: [{ label: 'by', text: 'Dr. Salas' }] }),
      recordEntry('c', { kind: 'observation', measures: [measure(6.8, { part: 'Systolic' })] }),
    ],
    ({ kind }) => `written ${kind}`,
  );

  it.each<[string, string, Parameters<typeof searchTimeline>[1]['kind'], string[]]>([
    ['nothing is looked for', '  ', null, ['b', 'c', 'a']],
    ['accents and case do not matter', 'CREME brul', null, ['a']],
    ['words in any order', 'salas dr.', null, ['b']],
    ['each word has to be there', 'salas nobody', null, []],
    ['by part and value', 'systolic 6.8', null, ['c']],
    ['by what is written beside it', 'written', null, ['b', 'c', 'a']],
    ['within a kind', 'written', 'allergy', ['a']],
    ['a kind alone', '', 'medication', ['b']],
  ])('%s', (_, text, kind, expected) => {
    expect(keys(searchTimeline(timeline, { text, kind }))).toEqual(expected);
  });
});

it('keeps the newest of the current entries with one name; keeps every entry without a name', () => {
  const now = { isCurrent: true };
  expect(
    keys(
      currentOf([
        recordEntry('old', { ...now, name: 'Metformin', day: '2024-01-01' }),
        recordEntry('new', { ...now, name: 'METFORMIN', day: '2026-01-01' }),
        recordEntry('over', { name: 'Amoxicillin' }),
        recordEntry('x', now),
        recordEntry('y', now),
      ]),
    ),
  ).toEqual(['new', 'x', 'y']);
});

it('lists the latest result of each test first, without results that have no value', () => {
  const result = (key: string, name: string, day: string, value: number | null = 5) =>
    recordEntry(key, {
      kind: 'observation',
      name,
      day,
      measures: value === null ? [] : [measure(value)],
    });
  expect(
    keys(
      latestResultsOf([
        result('old', 'Sugar', '2024-01-01'),
        result('new', 'SUGAR', '2026-01-01'),
        result('empty', 'Sugar', '2026-05-01', null),
        result('weight', 'Weight', '2025-01-01'),
        recordEntry('drug', { kind: 'medication', name: 'Metformin', day: '2026-06-01' }),
      ]),
    ),
  ).toEqual(['new', 'weight']);
});

describe('the earlier results', () => {
  const seen = (key: string, day: string | null, ...measures: ReturnType<typeof measure>[]) =>
    recordEntry(key, { kind: 'observation', name: 'Sugar', day, measures });
  const latest = seen('c', '2026-03-01', measure(6.8));

  it('the earlier results are dated results of the same test, newest first', () => {
    const entries = [
      seen('a', '2026-01-01', measure(7.2)),
      latest,
      seen('b', '2026-02', measure(7)),
      seen('no day', null, measure(8)),
      { ...seen('other', '2026-01-01', measure(9)), name: 'Iron' },
      { ...seen('drug', '2026-01-01', measure(9)), kind: 'medication' as const },
    ];
    expect(keys(earlierResultsOf(entries, latest))).toEqual(['b', 'a']);
  });

  it('leave out results that cannot be compared: another unit, several values, or no value', () => {
    const entries = [
      seen('unit', '2026-01-01', measure(7.2, { unit: 'other' })),
      seen('more', '2026-01-01', measure(7.2), measure(7.2)),
      seen('none', '2026-01-01', measure(7.2, { text: null })),
      { ...latest, key: 'unnamed', name: null },
      { ...latest, key: 'same day' },
    ];
    expect(earlierResultsOf(entries, latest)).toEqual([]);
  });
});

const range = { low: 4, high: 5.6, text: '4–5.6 %' };
const result = (key: string, day: string, value: number, more: object = {}) =>
  recordEntry(key, {
    kind: 'observation',
    name: 'Hemoglobin A1c',
    day,
    measures: [measure(value, { range, ...more })],
  });

const latest = result('now', '2026-10-09', 6.8);

it.each([
  [7.1, 'down'],
  [6.1, 'up'],
  [6.8, 'same'],
])('a result out of range after %d is %s', (before, direction) => {
  const entries = [latest, result('b', '2026-04-10', before), result('a', '2025-10-10', 9)];
  expect(resultChangeOf(entries, latest)).toMatchObject({
    direction,
    from: { value: before },
    day: '2026-04-10',
  });
});

it('finds no change for a result within its range, or for the first one', () => {
  const normal = result('now', '2026-10-09', 5);
  expect(resultChangeOf([normal, result('b', '2026-04-10', 7.1)], normal)).toBeNull();
  expect(resultChangeOf([latest], latest)).toBeNull();
});

it('ignores other tests, other units and later days', () => {
  const others = [
    { ...result('b', '2026-04-10', 7.1), name: 'Sodium' },
    result('c', '2026-04-10', 7.1, { unit: 'mmol/mol' }),
    result('d', '2026-11-10', 7.1),
  ];
  expect(resultChangeOf([latest, ...others], latest)).toBeNull();
});

it('finds no change from a result without a number', () => {
  const entries = [latest, result('b', '2026-04-10', 0, { value: null })];
  expect(resultChangeOf(entries, latest)).toBeNull();
});
