import { owedWords as words } from '#content/owed.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { owedToday, saidSum, type Owed } from '#src/domain/claims/amounts/owed-sum.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useAccountPayments } from './use-account-payments.ts';

/** A sentence that says what the member may owe today, or that it isn’t available. */
export interface OwedText {
  /** Empty where it isn't known. */
  text: string;
  /** The amount in the sentence; empty without one. */
  amount: string;
}

/**
 * Returns what the member may owe today, in the same sentence on the dashboard, in spending and in the search; null
 * while nothing is known.
 * @param rows of the claims of everyone the member may see
 */
export function useOwedText(
  selection: Selection,
  rows: readonly ClaimRow[],
  {
    data: history,
    isError,
    isArriving = false,
  }: { data: ClaimHistory | undefined; isError: boolean; isArriving?: boolean },
): OwedText | null {
  const { now } = usePortal();
  const { isLoading, isError: isAccountMissing } = useAccountPayments(selection);
  if (isLoading || (history === undefined && !isError)) return null;
  const isWhole = !isError && !isArriving && history?.pendingPages.length === 0;
  const completeness = isWhole ? history.completeness : 'partial';
  const said = owedText(owedToday(rows, localDay(now())), { completeness, isAccountMissing });
  return said === nothingSaid && isError ? { text: words.unavailable, amount: '' } : said;
}

const nothingSaid: OwedText = { text: '', amount: '' };

/** Returns what is said of an amount: that nothing is owed only where all claims are known and say so. */
export function owedText(
  owed: Owed,
  { completeness, isAccountMissing }: { completeness: Completeness; isAccountMissing: boolean },
): OwedText {
  const sum = saidSum(owed, completeness);
  const cents = sum.kind === 'unknown' ? 0 : sum.cents;
  const open = owed.open > 0 ? formatCents(owed.open) : '';
  if (cents > 0) {
    // Without the account's payments, less may be owed.
    if (isAccountMissing) return { text: words.unsure, amount: '' };
    const amount = formatCents(cents);
    return { text: words.mayOwe({ amount, orMore: sum.kind === 'atLeast', open }), amount };
  }
  if (open !== '') {
    const orMore = completeness !== 'complete' || owed.missing > 0 || owed.isInProgress;
    return { text: words.mayOweOpen({ open, orMore }), amount: open };
  }
  return sum.kind === 'exact' ? { text: words.nothing, amount: '' } : nothingSaid;
}
