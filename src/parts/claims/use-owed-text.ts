import { owedWords as words } from '#content/owed.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { owedToday, saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useAccountPayments } from './use-account-payments.ts';

/** What the member may owe today, as a sentence. */
export interface OwedText {
  /** Empty where no claim states an amount. */
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
  const owed = owedToday(rows, localDay(now()));
  const sum = saidSum(owed, isWhole ? history.completeness : 'partial');
  if (sum.kind === 'unknown') return { text: '', amount: '' };
  // Without the account's payments, less may be owed.
  if (isAccountMissing && sum.cents > 0) return { text: words.unsure, amount: '' };
  const values = {
    amount: formatCents(sum.cents),
    orMore: sum.kind === 'atLeast',
    open: owed.open > 0 ? formatCents(owed.open) : '',
  };
  return sum.cents > 0
    ? { text: words.mayOwe(values), amount: values.amount }
    : { text: words.nothing(values), amount: '' };
}
