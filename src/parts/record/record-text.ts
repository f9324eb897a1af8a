import { formatDate } from '#content/formats.ts';
import {
  healthRecordWords,
  rangePlaces,
  recordFactWords,
  recordKindWords,
  recordStatuses,
  resultFlags,
  seriousness,
  vaccineNames,
  yesOrNo,
} from '#content/health-records.ts';
import { lookUp } from '#src/domain/data/look-up.ts';
import { rangePlace } from '#src/domain/record/range-place.ts';
import type { Measure, RecordEntry } from '#src/domain/record/record.ts';

const words = healthRecordWords.timeline;

/** Returns the day or the period of an entry; null where the payer states neither. */
export function whenText({ day, until }: Pick<RecordEntry, 'day' | 'until'>): string | null {
  if (day === null) return until === null ? null : formatDate(until);
  return until === null ? formatDate(day) : words.range(formatDate(day), formatDate(until));
}

/** Returns what members call a vaccine; null for anything else, and where there is no other name than the clinical one. */
export const everydayName = ({ kind, name }: Pick<RecordEntry, 'kind' | 'name'>): string | null =>
  kind === 'immunization' && name !== null
    ? (lookUp(vaccineNames, name.toLowerCase().split(/\W/)[0] ?? '') ?? null)
    : null;

/** The statuses that need no words, because they are the expected ones. */
const quiet = new Set(['final', 'completed']);

/** Returns the status; the completed one of a drug order is worth showing. */
export function statusText({ kind, status }: Pick<RecordEntry, 'kind' | 'status'>): string | null {
  if (status === null || (kind !== 'medication' && quiet.has(status))) return null;
  return lookUp(recordStatuses, status) ?? status;
}

/** `Reaction: Hives` */
export const factTexts = ({ facts }: Pick<RecordEntry, 'facts'>): string[] =>
  facts.map(({ label, text }) =>
    words.part(
      recordFactWords[label],
      label === 'severity' ? (lookUp(seriousness, text) ?? text) : text,
    ),
  );

export const flagText = ({ flag }: Measure): string | null =>
  flag === null ? null : (lookUp(resultFlags, flag.toLowerCase()) ?? flag);

/** Returns where a value lies outside of its range, where the payer says nothing of it. */
export function placeText(measure: Measure): string | null {
  const position = rangePlace(measure);
  return position === null || position === 'within' ? null : rangePlaces[position];
}

/** Returns the text of a value: the payer's, or yes and no. */
export const valueText = ({ text }: Pick<Measure, 'text'>): string =>
  text === null ? '' : (lookUp(yesOrNo, text) ?? text);

/** Returns the text that a search covers beside the payer's own: kind, date and status as the screen writes them. */
export const searchedWords = (entry: RecordEntry): string =>
  [
    recordKindWords[entry.kind].one,
    recordKindWords[entry.kind].many,
    everydayName(entry) ?? '',
    whenText(entry) ?? '',
    statusText(entry) ?? '',
    ...entry.measures.map((measure) => flagText(measure) ?? placeText(measure) ?? ''),
  ].join(' ');
