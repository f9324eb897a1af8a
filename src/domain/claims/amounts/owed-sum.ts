import type { Completeness } from '#src/domain/data/completeness.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';

/** A sum of one amount over a set of claims. */
export interface Sum {
  /** Null when no claim states such an amount. */
  cents: number | null;
  /** The number of claims that count but state no amount: the sum may be too low. */
  missing: number;
}

/** The certainty of a sum: an exact amount, a minimum, or unknown. */
export type SaidSum = { kind: 'exact' | 'atLeast'; cents: number } | { kind: 'unknown' };

/**
 * Returns what can be said of a sum: nothing where no claim states an amount, for that is not $0.00.
 * @param mayGrow whether claims that are not decided can add to it
 */
export function saidSum(
  { cents, missing }: Sum,
  { completeness, mayGrow }: { completeness: Completeness; mayGrow: boolean },
): SaidSum {
  if (cents === null) return { kind: 'unknown' };
  const isShort = completeness !== 'complete' || missing > 0 || (mayGrow && cents > 0);
  return { kind: isShort ? 'atLeast' : 'exact', cents };
}

/** Returns what may be owed for a set of claims. */
export function owedOf(rows: readonly ClaimRow[]): Sum {
  const sum: Sum = { cents: null, missing: 0 };
  for (const { nextStep } of rows) {
    if (nextStep.counts && nextStep.owed !== null) sum.cents = (sum.cents ?? 0) + nextStep.owed;
    // An open amount is not a missing one.
    else if (nextStep.counts && nextStep.open === null) sum.missing += 1;
  }
  return sum;
}
