import { expect, it } from 'vitest';
import { measure, recordEntry } from '#tests/support/record.ts';
import { resultChangeOf } from './result-change.ts';

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
