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
    billed: sumOf(counted.map(({ path }) => path.billed)),
    paid: sumOf(counted.map(({ path }) => path.planPaid)),
    owed: sumOf(counted.map(({ path }) => path.share)),
    leftOut: list.length - counted.length,
  };
}

function sumOf(amounts: readonly (number | null)[]): Sum {
  const known = amounts.filter((cents) => cents !== null);
  return {
    cents: known.length === 0 ? null : known.reduce((sum, cents) => sum + cents, 0),
    missing: amounts.length - known.length,
  };
}
