import type { RecordEntry } from '#src/domain/record/record.ts';
import { currentOf } from '#src/domain/record/timeline.ts';

/** The parts of a health record that a front desk asks about, in the order they are offered in. */
export const checkInKinds = ['allergy', 'medication', 'condition', 'immunization'] as const;
export type CheckInKind = (typeof checkInKinds)[number];

/**
 * Returns the entries that can be shared at a check-in: what is current, and every vaccine that was given, the newest
 * first.
 */
export const offeredEntries = (
  kind: CheckInKind,
  entries: readonly RecordEntry[],
): readonly RecordEntry[] =>
  kind === 'immunization'
    ? entries
        .filter(({ status }) => status === null || status === 'completed')
        .toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''))
    : currentOf(entries);
