import { expect, it } from 'vitest';
import type { RecordEntry } from '#src/domain/record/record.ts';
import { offeredEntries } from './check-in.ts';

const entry = (key: string, more: Partial<RecordEntry> = {}): RecordEntry => ({
  key,
  kind: 'medication',
  name: key,
  day: null,
  until: null,
  status: null,
  isCurrent: true,
  facts: [],
  measures: [],
  ...more,
});
const keysOf = (entries: readonly RecordEntry[]) => entries.map(({ key }) => key);

it('offers current entries without duplicates', () => {
  const entries = [
    entry('old', { isCurrent: false }),
    entry('2025', { name: 'Lisinopril', day: '2025-01-01' }),
    entry('2026', { name: 'Lisinopril', day: '2026-01-01' }),
  ];
  for (const kind of ['allergy', 'medication', 'condition'] as const) {
    expect(keysOf(offeredEntries(kind, entries))).toEqual(['2026']);
  }
});

it('offers every vaccine that was given, the newest first', () => {
  const vaccine = (key: string, more: Partial<RecordEntry>) =>
    entry(key, { kind: 'immunization', name: 'Flu', isCurrent: false, ...more });
  const entries = [
    vaccine('first', { day: '2024-10', status: 'completed' }),
    vaccine('no day', {}),
    vaccine('second', { day: '2025-10-02', status: 'completed' }),
    vaccine('refused', { day: '2026-10-02', status: 'not-done' }),
  ];
  expect(keysOf(offeredEntries('immunization', entries))).toEqual(['second', 'first', 'no day']);
});
