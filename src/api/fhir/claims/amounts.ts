import {
  amountCategories,
  type AmountCategory,
  type StatedAmount,
} from '#src/domain/claims/amounts.ts';
import { CARIN, labelOf, type Concept } from '../concepts.ts';
import { centsOfDecimal } from '../decimal.ts';
import type { AdjudicationsRead } from './explanation-of-benefit.ts';

const HL7 = 'http://terminology.hl7.org/CodeSystem/adjudication';
const C4BB = `${CARIN}/C4BBAdjudication` as const;

/** What an amount is, by the code system that owns the code (API rule 1 of health records). */
const systems: Record<AmountCategory, string> = {
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
};

/**
 * The category of an amount: by system and code, whichever place the coding has. Only when no coding is
 * of a known system does the code alone decide.
 */
export function categoryOf(concept: Concept): AmountCategory | null {
  const codings = concept?.coding ?? [];
  const named = ({ code }: { code?: string | undefined }) =>
    amountCategories.find((category) => category === code) ?? null;
  const exact = codings.flatMap((coding) => {
    const category = named(coding);
    return category && systems[category] === coding.system ? [category] : [];
  });
  return exact[0] ?? codings.map(named).find((category) => category !== null) ?? null;
}

/** The amounts of a list; entries without one say something else and are left out. */
export function readAmounts(entries: AdjudicationsRead): StatedAmount[] {
  return (entries ?? []).flatMap(({ category, amount }) => {
    const cents = amount?.value === undefined ? null : centsOfDecimal(amount.value);
    if (cents === null) return [];
    return [{ category: categoryOf(category), label: labelOf(category), cents }];
  });
}
