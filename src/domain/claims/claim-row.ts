import { formatCents } from '../formats.ts';
import type { ClaimStatus } from './claim-names.ts';
import type { FamilyClaim } from './family-claim.ts';
import { costBreakdownOf, type CostBreakdown } from './cost-breakdown.ts';

/** A claim as a list needs it: its money read once, its words ready to be searched. */
export interface ClaimRow {
  claim: FamilyClaim;
  path: CostBreakdown;
  /** What the member may owe, in cents: nothing of what was cancelled or replaced; null when not stated. */
  owed: number | null;
  /** YYYY-MM-DD of the service, else of when the payer wrote the claim; empty when neither is known. */
  day: string;
  /** Lower case. */
  searchable: string;
}

const rows = new WeakMap<FamilyClaim, ClaimRow>();

/** The row of a claim; the same claim always has the same row. */
export function rowOf(claim: FamilyClaim): ClaimRow {
  const known = rows.get(claim);
  if (known) return known;
  const path = costBreakdownOf(claim);
  const owed = countsTowardTotals(claim) ? path.memberResponsibility : 0;
  const amounts = [path.billed, path.planPaid, owed].flatMap((cents) => {
    if (cents === null) return [];
    const text = formatCents(cents);
    // Typed with or without the comma.
    return [text, text.replaceAll(',', '')];
  });
  const texts = [
    claim.providerName,
    claim.claimNumber,
    ...claim.lines.map(({ service }) => service),
    ...amounts,
  ];
  const row: ClaimRow = {
    claim,
    path,
    owed,
    day: claim.serviceStart ?? claim.processedOn ?? '',
    // Each once: every letter that is typed is looked for in all of them.
    searchable: [...new Set(texts)]
      .filter((text) => text !== null)
      .join('\n')
      .toLowerCase(),
  };
  rows.set(claim, row);
  return row;
}

/** Whether a claim's amounts stand: another took the place of a replaced one, a cancelled one is undone. */
export const countsTowardTotals = ({ status }: { status: ClaimStatus }): boolean =>
  status !== 'cancelled' && status !== 'replaced';

/** What a set of claims comes to, in cents. */
export interface ClaimsSummary {
  billed: Sum;
  paid: Sum;
  owed: Sum;
  /** Claims that are cancelled or replaced and therefore in no sum. */
  leftOut: number;
}

interface Sum {
  /** Null when no claim states such an amount. */
  cents: number | null;
  /** Claims that count and state none: the sum may be short of them. */
  missing: number;
}

export function summaryOf(list: readonly ClaimRow[]): ClaimsSummary {
  const counted = list.filter(({ claim }) => countsTowardTotals(claim));
  return {
    billed: sumOf(counted, ({ path }) => path.billed),
    paid: sumOf(counted, ({ path }) => path.planPaid),
    owed: sumOf(counted, ({ owed }) => owed),
    leftOut: list.length - counted.length,
  };
}

/** One pass without lists in between: added up again for each keystroke in a long history. */
function sumOf(rows: readonly ClaimRow[], amountOf: (row: ClaimRow) => number | null): Sum {
  let known = 0;
  let sum = 0;
  for (const row of rows) {
    const cents = amountOf(row);
    if (cents === null) continue;
    known += 1;
    sum += cents;
  }
  return { cents: known === 0 ? null : sum, missing: rows.length - known };
}
