import type { CodeableConcept, Coding, Identifier, Period, Reference } from '@medplum/fhirtypes';
import { instantOf, isPlaceholderDate, localDay } from '#src/domain/format/days.ts';
import { dateParts } from '#src/domain/format/formats.ts';
import { list, part, text } from './lenient.ts';

export const codings = list(part<Coding>()({ system: text, code: text, display: text }));
export const concept = part<CodeableConcept>()({ coding: codings, text });
const identifiedReference = part<Reference>()({
  reference: text,
  display: text,
  identifier: part<Identifier>()({ system: text, value: text }),
});

/** Reads a reference. One to a version of a resource is to that resource. */
export const reference = (value: unknown) => {
  const read = identifiedReference(value);
  return read?.reference === undefined
    ? read
    : { ...read, reference: read.reference.replace(/\/_history\/[^/]*$/, '') };
};
export const period = part<Period>()({ start: text, end: text });

/** A FHIR CodeableConcept: codes of any number of systems, and text; undefined if missing. */
export type Concept = ReturnType<typeof concept>;
export type ReferenceRead = ReturnType<typeof reference>;

/** The beginning of the code systems' addresses of CARIN Blue Button (C4BB). */
export const carinSystems = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';

/** Returns the code of a concept in one system, in lower case. */
export function codeIn(concept: Concept, system: string): string | null {
  return concept?.coding?.find((coding) => coding.system === system)?.code?.toLowerCase() ?? null;
}

/**
 * Returns the codes of a concept, of any system, unchanged. Their order has no meaning: payers put local codes before
 * or after the standard one.
 */
export const codesOf = (concept: Concept): string[] =>
  (concept?.coding ?? []).flatMap(({ code }) => (isSaid(code) ? code.trim() : []));

/** Whether one of a concept's codings has a code, in any case. */
export const hasCode = (concept: Concept, code: string): boolean =>
  codesOf(concept).some((conceptCode) => conceptCode.toLowerCase() === code.toLowerCase());

/** Returns the meaning of the first code with a known meaning; null without one. */
export const meaningOf = <Meaning>(
  concept: Concept,
  read: (code: string) => Meaning | null,
): Meaning | null => codesOf(concept).flatMap((code) => read(code.toLowerCase()) ?? [])[0] ?? null;

/** Returns a coding of the standard systems if there is one, or else the first; undefined without a code. */
export const codingOf = (concept: Concept, standard: RegExp) => {
  const coded = (concept?.coding ?? []).filter(({ code }) => isSaid(code));
  return coded.find(({ system }) => standard.test(system ?? '')) ?? coded[0];
};

/** Returns the label of a concept: its text, else the first display, else the first code. */
export function labelOf(concept: Concept): string | null {
  const { text: own, coding: codings = [] } = concept ?? {};
  if (isSaid(own)) return own;
  const shown = codings.find(({ display }) => isSaid(display))?.display;
  return shown ?? codings.find(({ code }) => isSaid(code))?.code ?? null;
}

const isSaid = (label: string | undefined): label is string =>
  label !== undefined && label.trim() !== '';

/** The placeholders in a field that has to be filled in where there is nothing to say. */
const fillers = new Set(['', 'na', 'none', 'null', 'notapplicable']);

/** Returns a text with content; null for a placeholder such as N/A, `None`, dashes and zeros. */
export function wordsIn(text: string | null | undefined): string | null {
  const letters = (text ?? '').toLowerCase().replaceAll(/[\s\p{P}\p{S}0]/gu, '');
  return text == null || fillers.has(letters) ? null : text;
}

/**
 * Returns the day of a date or a time, YYYY-MM-DD. A date knows no time zone, and a time with an offset is by the clock of
 * the place it is about; one in UTC is an instant, whose day is the member's, unless it is midnight: a date in disguise.
 */
export function dayOfDateTime(written: string | undefined): string | null {
  const day = partialDay(written);
  return day === null || day.length < 10 ? null : day;
}

/** Returns a date with the stated precision: YYYY, YYYY-MM or YYYY-MM-DD. Returns null for text that is not a date. */
export function partialDay(written: string | undefined): string | null {
  const [, day, time] =
    /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:[T ](\d{2}:.*))?$/.exec(written?.trim() ?? '') ?? [];
  // Complete a partial date only to check that its month exists.
  if (day === undefined || dateParts(`${day}-01-01`.slice(0, 10)) === null) return null;
  if (isPlaceholderDate(day)) return null;
  const isInstant = time !== undefined && /(Z|[+-]00:?00)$/i.test(time) && !/^00:00/.test(time);
  const instant = isInstant ? instantOf(written ?? '') : null;
  return instant === null ? day : localDay(instant);
}

/**
 * Returns the id at the end of a reference, which may be an absolute URL; null for a contained or a missing reference.
 */
export function idAtEnd(reference: string | null | undefined): string | null {
  if (reference == null || reference.startsWith('#')) return null;
  const id = reference.slice(reference.lastIndexOf('/') + 1);
  return id === '' ? null : id;
}
