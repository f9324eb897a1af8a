import type { Completeness } from '#src/domain/data/completeness.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { billableSince } from '#src/domain/format/days.ts';

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
 * Returns what can be said of what is owed: nothing where no claim states an amount, for that is not $0.00. `open` is
 * said beside it.
 */
export function saidSum(
  { cents, missing, isInProgress }: Owed,
  completeness: Completeness,
): SaidSum {
  if (cents === null) return { kind: 'unknown' };
  const isShort = completeness !== 'complete' || missing > 0 || (isInProgress && cents > 0);
  return { kind: isShort ? 'atLeast' : 'exact', cents };
}

/** What may be owed for a set of claims, in cents. */
export interface Owed extends Sum {
  /** The amount that is not settled: so much more may be owed if the decisions don't change. */
  open: number;
  /** Whether a claim is in progress, whose amount is unknown. */
  isInProgress: boolean;
}

/** Returns what may be owed for a set of claims. */
export function owedOf(rows: readonly ClaimRow[]): Owed {
  const sum: Owed = { cents: null, missing: 0, open: 0, isInProgress: false };
  for (const { nextStep } of rows) {
    const { counts, owed, open, kind } = nextStep;
    if (!counts) {
      if (kind === 'received') sum.isInProgress = true;
      continue;
    }
    sum.open += open ?? 0;
    if (owed !== null) sum.cents = (sum.cents ?? 0) + owed;
    // An open amount is not a missing one.
    else if (open === null) sum.missing += 1;
  }
  return sum;
}

/**
 * Returns what the member may owe today: for every claim whose provider can still collect on a bill. Dashboard, claims,
 * spending and search show this amount (product rule 9.9). A claim without a day counts.
 */
export const owedToday = (rows: readonly ClaimRow[], today: string): Owed =>
  owedOf(billableRows(rows, today));

/** Returns the claims whose providers can still collect on a bill. @param today YYYY-MM-DD */
export function billableRows(rows: readonly ClaimRow[], today: string): ClaimRow[] {
  const since = billableSince(today);
  return rows.filter(
    ({ claim: { serviceEnd, serviceStart } }) => (serviceEnd ?? serviceStart ?? since) >= since,
  );
}
