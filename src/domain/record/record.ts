import type { Completeness } from '#src/domain/data/completeness.ts';

/** The kinds of entries in a health record, in the order they are listed in. */
export const recordKinds = [
  'allergy',
  'medication',
  'condition',
  'immunization',
  'observation',
  'procedure',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The labels of an entry's further facts. */
export type FactLabel =
  | 'reaction'
  | 'severity'
  | 'dosage'
  | 'reason'
  | 'by'
  | 'dose'
  | 'place'
  | 'outcome'
  | 'when'
  | 'note';

/** One entry of a health record, in the payer's own words. */
export interface RecordEntry {
  /** Unlike that of any other entry of the same person. */
  key: string;
  kind: RecordKind;
  /** Null where the payer names nothing. */
  name: string | null;
  /** The day as precise as the payer states it: YYYY, YYYY-MM or YYYY-MM-DD. */
  day: string | null;
  /** The day it ended, in the same way. */
  until: string | null;
  /** A FHIR code in lower case, or the payer's words; null without a status. */
  status: string | null;
  /** Whether it is current, as far as the payer says. Never for a single event. */
  isCurrent: boolean;
  facts: readonly { label: FactLabel; text: string }[];
  /** The values of an observation. */
  measures: readonly Measure[];
}

/** A value that was measured, seen or answered. */
export interface Measure {
  /** The code, equal for all measures that can be compared over time, in any unit. */
  code: string;
  /** The name of a part of an observation; null for the whole of it. */
  part: string | null;
  /** The value with its unit, as the payer writes it; null when there is no value. */
  text: string | null;
  /** The number; null for a value that is not a number, such as `< 5`. */
  value: number | null;
  unit: string | null;
  /** The reference range, where the payer gives one. */
  range: { low: number | null; high: number | null; text: string | null } | null;
  /** The payer's interpretation: a FHIR code or words; null without one. */
  flag: string | null;
}

/** One list of a person's record. */
export interface RecordList {
  entries: readonly RecordEntry[];
  /** The resources just as the service sent them. */
  sent: readonly unknown[];
  /** The resource of each entry, by its key. */
  resources: ReadonlyMap<string, unknown>;
  completeness: Completeness;
}
