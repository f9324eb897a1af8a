import type { Annotation } from '@medplum/fhirtypes';
import type { FactLabel, RecordEntry } from '#src/domain/record/record.ts';
import {
  codingOf,
  labelOf,
  partialDay,
  wordsIn,
  type Concept,
  type ReferenceRead,
} from '../concepts.ts';
import { list, part, text } from '../lenient.ts';

/** The reading of one resource of a clinical list. */
export interface ReadClinical {
  id: string | undefined;
  /** The patient that it names. */
  whose: ReferenceRead;
  /** The entry was entered in error: it was never true. */
  isError: boolean;
  entry: Omit<RecordEntry, 'key' | 'kind'>;
}

/** @param behind what a reference leads to within the same answer, not yet read */
export type ReadOne = (
  value: unknown,
  behind: (reference: string) => unknown,
) => ReadClinical | null;

export const notes = list(part<Annotation>()({ text }));
type Said = readonly (string | null | undefined)[];

/** Returns the facts of an entry under their labels, each text once; a placeholder is left out. */
export function facts(
  ...all: readonly (readonly [label: FactLabel, said: Said])[]
): RecordEntry['facts'] {
  return all.flatMap(([label, texts]) =>
    [...new Set(texts.flatMap((saidText) => wordsIn(saidText) ?? []))].map((words) => ({
      label,
      text: words,
    })),
  );
}

export const textsOf = (all: readonly { text?: string | undefined }[] | undefined): Said =>
  (all ?? []).map((note) => note.text);

export const labelsOf = (all: readonly Concept[] | undefined): Said => (all ?? []).map(labelOf);

/** Returns the code of FHIR's own system, else of any, in lower case; without one the payer's words. */
export const codedStatus = (concept: Concept): string | null =>
  codingOf(concept, /^http:\/\/(terminology\.)?hl7\.org\//)?.code?.toLowerCase() ??
  wordsIn(labelOf(concept));

/** Returns the first of several dates that can be read. */
export const firstDay = (...written: readonly (string | undefined)[]): string | null =>
  written.flatMap((date) => partialDay(date) ?? [])[0] ?? null;

/** Returns the end of a period; null where it would be before its start, or is the same. */
export function endAfter(start: string | null, written: string | undefined): string | null {
  const end = partialDay(written);
  return end === null || (start !== null && end <= start) ? null : end;
}
