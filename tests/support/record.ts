import type { Measure, RecordEntry } from '#src/domain/record/record.ts';

/** An entry that says as little as one can. */
export const recordEntry = (key: string, more: Partial<RecordEntry> = {}): RecordEntry => ({
  key,
  kind: 'condition',
  name: null,
  day: null,
  until: null,
  status: null,
  isCurrent: false,
  facts: [],
  measures: [],
  ...more,
});

export const measure = (value: number | null, more: Partial<Measure> = {}): Measure => ({
  code: 'a',
  part: null,
  text: String(value),
  value,
  unit: 'mg',
  range: null,
  flag: null,
  ...more,
});
