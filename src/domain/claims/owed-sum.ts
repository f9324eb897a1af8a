import type { ClaimRow } from './claim-row.ts';

/** A sum of one amount over a set of claims. */
export interface Sum {
  /** Null when no claim states such an amount. */
  cents: number | null;
  /** Claims that count and state none: the sum may be short of them. */
  missing: number;
}

/** Returns what may be owed for a set of claims. */
export function owedOf(rows: readonly ClaimRow[]): Sum {
  const sum: Sum = { cents: null, missing: 0 };
  for (const { now } of rows) {
    if (now.counts && now.owed !== null) sum.cents = (sum.cents ?? 0) + now.owed;
    // What is open is no amount that is missing.
    else if (now.counts && now.open === null) sum.missing += 1;
  }
  return sum;
}
