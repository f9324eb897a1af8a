import type { CodeableConcept, Coding, Period, Reference } from 'fhir/r4';
import { list, part, text } from './lenient.ts';

export const codings = list(part<Coding>()({ system: text, code: text, display: text }));
export const concept = part<CodeableConcept>()({ coding: codings, text });
export const reference = part<Reference>()({ reference: text, display: text });
export const period = part<Period>()({ start: text, end: text });

/** A FHIR concept, by codes of any number of systems and in words; undefined where there is none. */
export type Concept = ReturnType<typeof concept>;
export type ReferenceRead = ReturnType<typeof reference>;

/** The beginning of the code systems' addresses of CARIN Blue Button (C4BB). */
export const carinSystems = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';

/** Returns the code of a concept in one system. */
export function codeIn(concept: Concept, system: string): string | null {
  return concept?.coding?.find((coding) => coding.system === system)?.code ?? null;
}

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

/** Returns a text with content; null for a placeholder: N/A, None, dashes and zeros. */
export function wordsIn(text: string | null | undefined): string | null {
  const letters = (text ?? '').toLowerCase().replaceAll(/[\s\p{P}\p{S}0]/gu, '');
  return text == null || fillers.has(letters) ? null : text;
}

/** Returns the day as the payer wrote it, YYYY-MM-DD: a date without a time knows no time zone. */
export function dayOf(written: string | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(written ?? '')?.[0] ?? null;
}

/**
 * Returns the id at the end of a reference, which may be a whole address; null for one within the resource, or none.
 */
export function idAtEnd(reference: string | null | undefined): string | null {
  if (reference == null || reference.startsWith('#')) return null;
  const id = reference.slice(reference.lastIndexOf('/') + 1);
  return id === '' ? null : id;
}
