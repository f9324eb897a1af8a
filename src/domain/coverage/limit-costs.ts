import { partsOf } from './coverage-costs.ts';

/** The yearly limits of a plan that an ID card shows. */
export type LimitType = 'deductible' | 'outOfPocketMax';

/**
 * Returns the yearly limit that a cost states and for whom, by the payer's code, else by its words; null for any other
 * cost, a limit of drugs alone, and the most that a benefit pays.
 */
export function limitOfCost(
  code: string,
  label: string,
): { type: LimitType; scope: 'individual' | 'family' } | null {
  // The card guide's codes, such as `FamInDed`, come in lower case.
  const parts = partsOf(code.replace(/^(ind|fam)(rx)?(in|out)?(ded|max)/i, '$1 $2 $3 $4 '));
  const has = (...names: string[]) => names.some((name) => parts.includes(name));
  if (has('rx', 'drug', 'pharmacy') || /\b(rx|drug|pharmacy)\b/i.test(label)) return null;
  if (has('benefit', 'annual', 'lifetime')) return null;
  const isDeductible = has('ded', 'deductible');
  if (!isDeductible && !has('max', 'maxoutofpocket', 'oop')) return null;
  const scope = has('fam', 'family') || /\bfamily\b/i.test(label) ? 'family' : 'individual';
  return { type: isDeductible ? 'deductible' : 'outOfPocketMax', scope };
}
