import {
  amountCategories,
  type AmountCategory,
  type StatedAmount,
} from '#src/domain/claims/amounts/amounts.ts';
import { carinSystems, labelOf, type Concept } from '../concepts.ts';
import { centsOfDecimal } from '../decimal.ts';
import type { AdjudicationsRead } from './explanation-of-benefit.ts';

const hl7Adjudication = 'http://terminology.hl7.org/CodeSystem/adjudication';
const carinAdjudication = `${carinSystems}/C4BBAdjudication` as const;

/** The code system of each amount category, which owns the code (API rule 1 of health records). */
const systems: Record<AmountCategory, string> = {
  submitted: hl7Adjudication,
  eligible: hl7Adjudication,
  deductible: hl7Adjudication,
  copay: hl7Adjudication,
  benefit: hl7Adjudication,
  coinsurance: carinAdjudication,
  noncovered: carinAdjudication,
  memberliability: carinAdjudication,
  discount: carinAdjudication,
  priorpayerpaid: carinAdjudication,
  paidtoprovider: carinAdjudication,
  paidtopatient: carinAdjudication,
  paidbypatient: carinAdjudication,
  paidbypatientcash: carinAdjudication,
  paidbypatientother: carinAdjudication,
  paidbypatienthealthaccount: carinAdjudication,
  drugcost: carinAdjudication,
};

const categories = new Map<string | undefined, AmountCategory>(
  amountCategories.map((category) => [category, category]),
);

/**
 * Returns the category of an amount: by system and code, whichever place the coding has. Only when no coding is of a
 * known system does the code alone decide.
 */
export function categoryOf(concept: Concept): AmountCategory | null {
  let byCode: AmountCategory | null = null;
  for (const { system, code } of concept?.coding ?? []) {
    const category = categories.get(code?.toLowerCase());
    if (category === undefined) continue;
    if (systems[category] === system) return category;
    byCode ??= category;
  }
  return byCode;
}

/** Returns an amount in whole cents, with its currency if that is not the dollar; null for an invalid amount. */
export function amountOf(
  money: { value?: number | undefined; currency?: string | undefined } | undefined,
): Pick<StatedAmount, 'cents' | 'currency'> | null {
  const cents = money?.value === undefined ? null : centsOfDecimal(money.value);
  if (cents === null) return null;
  const currency = money?.currency?.trim().toUpperCase() ?? '';
  return dollars.has(currency) ? { cents } : { cents, currency };
}

const dollars = new Set(['', 'USD', 'US$', '$']);

/** Returns the amounts of a list; entries without one say something else and are left out. */
export function readAmounts(entries: AdjudicationsRead): StatedAmount[] {
  return (entries ?? []).flatMap(({ category: concept, amount }) => {
    const read = amountOf(amount);
    if (read === null) return [];
    const category = categoryOf(concept);
    return [{ ...read, category, label: category === null ? labelOf(concept) : null }];
  });
}
