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
  // What is open is no amount that is missing.
  const amounts = rows.flatMap(({ now: { counts, owed, open } }) =>
    counts && (owed !== null || open === null) ? [owed] : [],
  );
  const stated = amounts.filter((owed) => owed !== null);
  return {
    cents: stated.length === 0 ? null : stated.reduce((sum, owed) => sum + owed),
    missing: amounts.length - stated.length,
  };
}
