import { owedWords as words } from '#content/owed.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { owedToday, saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { useAccountPayments } from './use-account-payments.ts';

/**
 * Returns what the member may owe today, as one sentence: the same on the dashboard, in spending and in the search.
 * Empty where no claim states an amount; null while nothing is known.
 * @param rows of the claims of everyone the member may see
 */
export function useOwedText(
  rows: readonly ClaimRow[],
  {
    data: history,
    isError,
    isArriving = false,
  }: { data: ClaimHistory | undefined; isError: boolean; isArriving?: boolean },
): string | null {
  const { now } = usePortal();
  const { isLoading, isError: isAccountMissing } = useAccountPayments(usePlan());
  if (isLoading || (history === undefined && !isError)) return null;
  const isWhole = !isError && !isArriving && history?.pendingPages.length === 0;
  const owed = owedToday(rows, localDay(now()));
  const sum = saidSum(owed, isWhole ? history.completeness : 'partial');
  if (sum.kind === 'unknown') return '';
  // Without the account's payments, less may be owed.
  if (isAccountMissing && sum.cents > 0) return words.unsure;
  const values = {
    amount: formatCents(sum.cents),
    orMore: sum.kind === 'atLeast',
    open: owed.open > 0 ? formatCents(owed.open) : '',
  };
  return sum.cents > 0 ? words.mayOwe(values) : words.nothing(values);
}
