import { spendingWords } from '#content/spending.ts';
import type { PlanYear } from '#src/domain/spending/spending.ts';
import { HistoryProgress } from '#src/parts/claims/history-progress.tsx';
import { isComplete } from './is-complete.ts';
import type { Spender } from './members.ts';
import { SpendingSums, SumsSkeleton } from './spending-sums.tsx';
import { WithHistory } from './with-history.tsx';

/** The sums of a person's claims in a year, after all claims have loaded. */
export function YearSums(props: {
  year: PlanYear;
  spender: Spender;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}) {
  return (
    <WithHistory title={spendingWords.sums.months.title} skeleton={<SumsSkeleton />}>
      {(history, progress) => (
        <>
          <HistoryProgress {...progress} />
          {isComplete(history) ? (
            <SpendingSums history={history} {...props} />
          ) : progress.hasFailed ? null : (
            <>
              <p>{spendingWords.sums.waiting}</p>
              <SumsSkeleton />
            </>
          )}
        </>
      )}
    </WithHistory>
  );
}
