import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import { compare } from '#src/domain/data/compare.ts';
import type { RecordEntry, RecordKind, Measure } from './record.ts';
import { rangePlace } from './range-place.ts';

/** An entry with what a search goes through. */
export interface TimelineEntry {
  entry: RecordEntry;
  /** The searched text, folded. */
  text: string;
}

/**
 * Returns the entries of all lists, the newest first; entries without a day come last.
 * @param wordsOf the further words of an entry that are shown and can be searched for: its kind, its date as written
 */
export function timelineOf(
  entries: readonly RecordEntry[],
  wordsOf: (entry: RecordEntry) => string,
): TimelineEntry[] {
  return entries.toSorted(newestFirst).map((entry) => ({
    entry,
    text: foldLetters(
      [
        wordsOf(entry),
        entry.name ?? '',
        entry.status ?? '',
        ...entry.facts.map(({ text }) => text),
        ...entry.measures.map(({ part, text }) => `${part ?? ''} ${text ?? ''}`),
      ].join(' '),
    ),
  }));
}

/** Returns the entries of a kind that contain every word of the search. */
export function searchTimeline(
  timeline: readonly TimelineEntry[],
  { kind, text }: { kind: RecordKind | null; text: string },
): RecordEntry[] {
  const words = searchWords(text);
  return timeline.flatMap(({ entry, text: within }) =>
    (kind === null || entry.kind === kind) && words.every((word) => within.includes(word))
      ? [entry]
      : [],
  );
}

/**
 * Returns the current entries without duplicates by name: a renewed order counts as one drug, represented by the
 * newest. Keeps entries without a name.
 */
export const currentOf = (entries: readonly RecordEntry[]): RecordEntry[] =>
  newestByName(entries.filter(({ isCurrent }) => isCurrent));

/** Returns the latest result of each test, the newest first. Results without a value are left out. */
export const latestResultsOf = (entries: readonly RecordEntry[]): RecordEntry[] =>
  newestByName(
    entries.filter(({ kind, measures }) => kind === 'observation' && measures.length > 0),
  );

/**
 * Returns the earlier results of the same test that can be compared with the latest, the newest first: those with a day
 * and the same values, by their codes and units.
 */
export function earlierResultsOf(
  entries: readonly RecordEntry[],
  latest: RecordEntry,
): RecordEntry[] {
  const latestName = foldLetters(latest.name ?? '');
  return entries
    .filter(
      ({ kind, key, day, name, measures }) =>
        kind === 'observation' &&
        key !== latest.key &&
        day !== null &&
        day < (latest.day ?? '') &&
        name !== null &&
        foldLetters(name) === latestName &&
        comparableBy(measures) === comparableBy(latest.measures),
    )
    .toSorted(newestFirst);
}

/** Returns the codes and units of values; entries with equal ones can be compared. */
const comparableBy = (measures: RecordEntry['measures']): string =>
  JSON.stringify(measures.map(({ code, unit, text }) => [code, unit, text === null]));

function newestByName(entries: readonly RecordEntry[]): RecordEntry[] {
  const seenNames = new Set<string>();
  return entries.toSorted(newestFirst).filter(({ name, key }) => {
    const id = name === null ? key : foldLetters(name);
    if (seenNames.has(id)) return false;
    seenNames.add(id);
    return true;
  });
}

/** Compares entries for the newest first. A year sorts before its months, and they before their days. */
const newestFirst = (a: RecordEntry, b: RecordEntry): number =>
  compare(b.day ?? '', a.day ?? '') || compare(a.name ?? '', b.name ?? '');

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
  const rangePosition = rangePlace(now);
  if (rangePosition === null || rangePosition === 'within') return null;
  const [before] = earlierResultsOf(entries, latest);
  const [from] = before?.measures ?? [];
  if (from?.value == null || before?.day == null) return null;
  const by = Math.sign(now.value - from.value);
  return { direction: by === 0 ? 'same' : by > 0 ? 'up' : 'down', from, day: before.day };
}
