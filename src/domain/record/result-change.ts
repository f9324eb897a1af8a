import { rangePlace } from './range-place.ts';
import type { Measure, RecordEntry } from './record.ts';
import { earlierResultsOf } from './timeline.ts';

/** How a result that is out of range compares with the one before it. */
export interface ResultChange {
  direction: 'up' | 'down' | 'same';
  /** The value before. */
  from: Measure;
  /** The day of the value before, as precise as the payer says: YYYY-MM-DD, YYYY-MM or YYYY. */
  day: string;
}

/**
 * Returns how a result out of range compares with the one before it. Returns null for a result within its range, with
 * several values or without a number, and for the first result.
 */
export function resultChangeOf(
  entries: readonly RecordEntry[],
  latest: RecordEntry,
): ResultChange | null {
  const [now, ...others] = latest.measures;
  if (now === undefined || others.length > 0 || now.value === null) return null;
  const place = rangePlace(now);
  if (place === null || place === 'within') return null;
  const [before] = earlierResultsOf(entries, latest);
  const [from] = before?.measures ?? [];
  if (from?.value == null || before?.day == null) return null;
  const by = Math.sign(now.value - from.value);
  return { direction: by === 0 ? 'same' : by > 0 ? 'up' : 'down', from, day: before.day };
}
