import { formatCents } from '../formats.ts';
import type { ClaimStatus } from './claim-names.ts';
import type { FamilyClaim } from './family-claim.ts';
import { moneyPathOf, type MoneyPath } from './money-path.ts';

/** A claim as a list needs it: its money read once, its words ready to be searched. */
export interface ClaimRow {
  claim: FamilyClaim;
  path: MoneyPath;
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
  const path = moneyPathOf(claim.figures);
  const amounts = [path.billed, path.planPaid, path.share].flatMap((cents) =>
    cents === null ? [] : formatCents(cents),
  );
  const row: ClaimRow = {
    claim,
    path,
    day: claim.serviceStart ?? claim.processedOn ?? '',
    searchable: [
      claim.providerName,
      claim.claimNumber,
      ...claim.lines.map(({ service }) => service),
      ...amounts,
    ]
      .filter((text) => text !== null)
      .join('\n')
      .toLowerCase(),
  };
  rows.set(claim, row);
  return row;
}

/** Whether a claim's amounts stand: another took the place of a replaced one, a cancelled one is undone. */
export const stands = ({ status }: { status: ClaimStatus }): boolean =>
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
  const counted = list.filter(({ claim }) => stands(claim));
  return {
    billed: sumOf(counted, 'billed'),
    paid: sumOf(counted, 'planPaid'),
    owed: sumOf(counted, 'share'),
    leftOut: list.length - counted.length,
  };
}

/** One pass without lists in between: added up again for each keystroke in a long history. */
function sumOf(rows: readonly ClaimRow[], amount: 'billed' | 'planPaid' | 'share'): Sum {
  let known = 0;
  let sum = 0;
  for (const { path } of rows) {
    const cents = path[amount];
    if (cents === null) continue;
    known += 1;
    sum += cents;
  }
  return { cents: known === 0 ? null : sum, missing: rows.length - known };
}
