import { Download, Printer } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { claimKinds } from '#src/catalogue/claim-words.ts';
import { localDay } from '#src/domain/days.ts';
import { formatMonth } from '#src/domain/formats.ts';
import {
  claimsInYear,
  spendingCsv,
  sumOf,
  sumsByKind,
  sumsByMonth,
  type MonthSum,
} from '#src/domain/spending-sums.ts';
import { startYear, type PlanYear } from '#src/domain/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { byteOrderMark, saveFile } from '#src/ui/save-file.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { KindBars } from './kind-bars.tsx';
import type { Spender } from './members.ts';
import { MoneyKey } from './money-key.tsx';
import { monthsSummary, partNames } from './spending-words.ts';
import styles from './spending-sums.module.css';
import { SumsTable } from './sums-table.tsx';
import { isWhole } from './use-spending.ts';

const MoneyChart = lazyPart(async () => (await import('#src/ui/chart/money-chart.tsx')).MoneyChart);

/** What a member may owe and what the plan paid in a year: as pictures, as tables and as a file. */
export function SpendingSums({
  history,
  year,
  spender,
  isTable,
  onTable,
}: {
  history: ClaimHistory;
  year: PlanYear;
  spender: Spender;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}) {
  const { now } = usePortal();
  const claims = useMemo(
    () => claimsInYear(history.claims, year, spender.memberId),
    [history, year, spender.memberId],
  );
  const total = sumOf(claims);
  const months = sumsByMonth(claims, year, localDay(now()));
  const kinds = sumsByKind(claims);
  const summary = monthsSummary(months, total, spender);

  const save = () => {
    const file = spendingCsv(claims, { member: spender.firstName, kinds: claimKinds });
    // A file outlives the page that says how far the claims have arrived.
    const part = isWhole(history) ? '' : '-incomplete';
    saveFile(byteOrderMark + file, `spending-${startYear(year)}${part}.csv`, 'text/csv');
  };

  if (claims.length === 0) {
    return (
      <Card title="Month by month">
        <p>
          No claim of this plan year has been decided yet. When one is, this shows what you may owe
          and what your plan paid.
        </p>
      </Card>
    );
  }
  return (
    <>
      <div className={styles['tools']}>
        <h2>Where the money went</h2>
        <div role="group" aria-label="Show as" className={styles['choice']}>
          <button type="button" aria-pressed={!isTable} onClick={() => onTable(false)}>
            Charts
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => onTable(true)}>
            Tables
          </button>
        </div>
        <Button look="secondary" onClick={save}>
          <Download size={18} aria-hidden="true" />
          Download CSV
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      </div>
      <div className={styles['cards']}>
        <Card title="Month by month">
          <MoneyKey total={total} />
          <p>{summary}</p>
          {!isTable && (
            <div className={styles['picture']}>
              <Suspense fallback={<Skeleton height="280px" />}>
                <MoneyChart
                  summary={`Chart of what ${spender.isSelf ? 'you' : spender.firstName} may owe and what the plan paid each month. ${summary}`}
                  names={{ lower: partNames.share, upper: partNames.planPaid }}
                  columns={months.map(columnOf)}
                />
              </Suspense>
            </div>
          )}
          <SumsTable
            isShown={isTable}
            caption="Month by month"
            heading="Month"
            rows={months.map((sum) => ({ name: formatMonth(sum.month), sum }))}
            total={total}
          />
        </Card>
        <Card title="By kind of care">
          {!isTable && <KindBars kinds={kinds} />}
          <SumsTable
            isShown={isTable}
            caption="By kind of care"
            heading="Kind of care"
            rows={kinds.map((sum) => ({ name: claimKinds[sum.kind], sum }))}
            total={total}
          />
        </Card>
      </div>
      <p className={styles['fine']}>
        Claims count in the month the service began. Claims that are not decided, or were cancelled
        or replaced, are left out. What you have already paid your providers is not taken off.
        {total.incomplete > 0 &&
          ` ${total.incomplete === 1 ? 'One claim does' : `${total.incomplete} claims do`} not state every amount, so the sums may be short of it.`}
      </p>
    </>
  );
}

const columnOf = ({ month, share, planPaid }: MonthSum) => ({
  label: formatMonth(month),
  shortLabel: formatMonth(month).slice(0, 3),
  lower: share ?? 0,
  upper: planPaid ?? 0,
});

export function SumsSkeleton() {
  return (
    <div aria-hidden="true" className={styles['cards']}>
      <Card title="Month by month">
        <Skeleton width="50%" height="3rem" />
        <Skeleton width="90%" />
        <Skeleton height="280px" />
      </Card>
      <Card title="By kind of care">
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height="4rem" />
        ))}
      </Card>
    </div>
  );
}
