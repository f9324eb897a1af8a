import { centsOfDecimal } from '../decimal.ts';
import type { Adjudication, Coding, Concept } from './eob-resource.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem/adjudication';
/** Where the code systems of CARIN Blue Button (C4BB) begin. */
export const CARIN = 'http://hl7.org/fhir/us/carin-bb/CodeSystem';
const C4BB = `${CARIN}/C4BBAdjudication` as const;

/** What an amount is, by the code system that owns the code (API rule 1 of health records). */
const systems = {
  submitted: HL7,
  eligible: HL7,
  deductible: HL7,
  copay: HL7,
  benefit: HL7,
  coinsurance: C4BB,
  noncovered: C4BB,
  memberliability: C4BB,
  discount: C4BB,
  priorpayerpaid: C4BB,
  paidtoprovider: C4BB,
  paidtopatient: C4BB,
  paidbypatient: C4BB,
  paidbypatientcash: C4BB,
  paidbypatientother: C4BB,
  paidbypatienthealthaccount: C4BB,
  drugcost: C4BB,
} as const;

export type AmountCategory = keyof typeof systems;

export const amountCategories = Object.keys(systems).filter(
  (code): code is AmountCategory => code in systems,
);

/** One amount as the payer states it. */
export interface StatedAmount {
  /** Null when the portal does not know what it is; then `label` is all there is. */
  category: AmountCategory | null;
  /** In the payer's own words, null when it has none. */
  label: string | null;
  /** Whole cents; negative where the payer takes something back. */
  cents: number;
}

/**
 * The category of an amount: by system and code, whichever place the coding has. Only when no coding is
 * of a known system does the code alone decide.
 */
export function categoryOf(concept: Concept | undefined): AmountCategory | null {
  const codings = concept?.coding ?? [];
  const named = (coding: Coding) =>
    amountCategories.find((category) => category === coding.code) ?? null;
  const exact = codings.flatMap((coding) => {
    const category = named(coding);
    return category && systems[category] === coding.system ? [category] : [];
  });
  return exact[0] ?? codings.map(named).find((category) => category !== null) ?? null;
}

/** The amounts of a list; entries without one say something else and are left out. */
export function readAmounts(entries: readonly Adjudication[] | undefined): StatedAmount[] {
  return (entries ?? []).flatMap(({ category, amount }) => {
    const cents = amount?.value === undefined ? null : centsOfDecimal(amount.value);
    if (cents === null) return [];
    return [{ category: categoryOf(category), label: labelOf(category), cents }];
  });
}

/** What a concept is called: its text, else the first display, else the first code. */
export function labelOf(concept: Concept | undefined): string | null {
  const codings = concept?.coding ?? [];
  const found = [
    concept?.text,
    ...codings.map(({ display }) => display),
    ...codings.map(({ code }) => code),
  ].find((text) => text !== undefined && text.trim() !== '');
  return found ?? null;
}

/** The code of a concept in one system. */
export function codeIn(concept: Concept | undefined, system: string): string | null {
  return concept?.coding?.find((coding) => coding.system === system)?.code ?? null;
}

/** The day as the payer wrote it: a date without a time knows no time zone. */
export function dayOf(text: string | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? null;
}
