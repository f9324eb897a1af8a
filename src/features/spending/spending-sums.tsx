import { Download, Printer } from 'lucide-react';
import { Suspense, useMemo, type ComponentProps } from 'react';
import { formatMonth } from '#content/formats.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import { claimKinds } from '#content/claims.ts';
import { spendingWords } from '#content/spending.ts';
import { saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import { localDay } from '#src/domain/format/days.ts';
import {
  claimsInYear,
  listSumsInYear,
  mayKindGrow,
  savingsOf,
  spendingCsv,
  sumOf,
  sumsByKind,
  sumsByMonth,
  type MonthSum,
  type SpendingSum,
} from '#src/domain/spending/spending-sums.ts';
import { startYear, type PlanYear } from '#src/domain/spending/spending.ts';
import { formatCents } from '#src/domain/format/formats.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { useAccountPayments } from '#src/parts/claims/use-account-payments.ts';
import { useClaimRows } from '#src/parts/claims/use-claim-rows.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { saveCsv } from '#src/ui/browser/save-csv.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { KindBars } from './kind-bars.tsx';
import type { Spender } from './members.ts';
import { MoneyKey } from './money-key.tsx';
import { monthOfMost, monthsSummary, savedText } from './spending-sentences.ts';
import styles from './spending-sums.module.css';
import { SumsTable } from './sums-table.tsx';

const { parts, sums: words } = spendingWords;

const MoneyChart = lazyPart(async () => (await import('#src/ui/chart/money-chart.tsx')).MoneyChart);

/** The amounts a member may owe and the plan paid in a year: as charts, as tables and as a file. */
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
  const selection = usePlan();
  const rows = useClaimRows(selection, history.claims);
  const { isLoading: isSettling, isError: isAccountMissing } = useAccountPayments(selection);
  const claims = useMemo(
    () => claimsInYear(rows, year, spender.memberId),
    [rows, year, spender.memberId],
  );
  const total = sumOf(claims);
  const list = listSumsInYear(rows, year, spender.memberId);
  const isPartial = history.completeness !== 'complete';
  const said = saidSum({ ...list.owed, cents: total.memberResponsibility }, history.completeness);
  // Without the account's payments, the sum may also be lower.
  const isAtLeast = !isAccountMissing && said.kind === 'atLeast';
  const savings = savingsOf(claims);
  const months = sumsByMonth(claims, year, localDay(now()));
  const kinds = sumsByKind(claims).map((sum) => ({
    ...sum,
    mayGrow: isAtLeast && (isPartial || mayKindGrow(sum.kind, rows, year, spender.memberId)),
  }));
  const onlyOf = nameAmongOthers(selection, spender.memberId);
  const about = aboutTotals(total, list.undecided, isAccountMissing, onlyOf);
  const highestMonth = monthOfMost(months, spender);
  const summary = monthsSummary(months, { ...total, mayGrow: isAtLeast }, spender);

  const save = () => {
    const file = fileOf(claims, spender);
    saveCsv(file, words.fileName(startYear(year)), history.completeness);
  };

  // Until the account's payments are known, the amounts would be too high.
  if (isSettling) return <SumsSkeleton />;
  if (claims.length === 0) {
    return (
      <Card title={words.months.title}>
        <Empty words={words.none} completeness={history.completeness} />
      </Card>
    );
  }
  return (
    <>
      <SpendingTools {...{ isTable, onTable }} onSave={save} />
      <div className={classNames(utility('flows'), styles['cards'])}>
        <Card title={words.months.title}>
          <MoneyKey total={total} mayGrow={isAtLeast} />
          {highestMonth !== null && <p>{highestMonth}</p>}
          {savings && <p className={styles['saved']}>{savedText(savings, { year, spender })}</p>}
          {!isTable && <MonthsChart {...{ months, summary, spender }} />}
          <SumsTable
            isShown={isTable}
            caption={words.months.title}
            heading={words.months.column}
            rows={months.map((sum) => ({ name: formatMonth(sum.month), sum }))}
            total={total}
            mayGrow={isAtLeast}
          />
        </Card>
        <Stack gap="6">
          <Card title={words.kinds.title}>
            {!isTable && <KindBars kinds={kinds} />}
            <SumsTable
              isShown={isTable}
              caption={words.kinds.title}
              heading={words.kinds.column}
              rows={kinds.map((sum) => ({ name: claimKinds[sum.kind], sum }))}
              total={total}
              mayGrow={isAtLeast}
            />
          </Card>
          <AboutTotals list={about} />
        </Stack>
      </div>
    </>
  );
}

const fileOf = (claims: Parameters<typeof spendingCsv>[0], { firstName }: Spender) =>
  spendingCsv(claims, { member: firstName, kinds: claimKinds, columns: words.columns });

function SpendingTools({
  isTable,
  onTable,
  onSave,
}: Pick<ComponentProps<typeof SpendingSums>, 'isTable' | 'onTable'> & { onSave: () => void }) {
  return (
    <Row gap="3" align="center" className={classNames(styles['tools'], utility('above-4'))}>
      <h2>{words.title}</h2>
      <div
        role="group"
        aria-label={words.view.title}
        className={classNames(styles['choice'], 'screen-only')}
      >
        <button type="button" aria-pressed={!isTable} onClick={() => onTable(false)}>
          {words.view.charts}
        </button>
        <button type="button" aria-pressed={isTable} onClick={() => onTable(true)}>
          {words.view.tables}
        </button>
      </div>
      <Button variant="secondary" onClick={onSave}>
        <Download size={18} aria-hidden="true" />
        {words.download}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {words.print}
      </Button>
    </Row>
  );
}

function MonthsChart({
  months,
  summary,
  spender,
}: {
  months: readonly MonthSum[];
  summary: string;
  spender: Spender;
}) {
  return (
    <div className="screen-only">
      <Suspense fallback={<Skeleton height="280px" />}>
        <MoneyChart
          summary={words.chart({
            who: spender.isSelf ? spendingWords.you : spender.firstName,
            summary,
          })}
          names={{ lower: parts.share, upper: parts.planPaid }}
          columns={months.map(columnOf)}
        />
      </Suspense>
    </div>
  );
}

/** The first sentence on the totals, and the others folded. */
function AboutTotals({ list: [first, ...others] }: { list: readonly string[] }) {
  return (
    <div>
      <p>{first}</p>
      <Fold title={words.about}>
        <ul
          className={classNames(
            utility('bullets', 'cells', 'gap-1-half', 'secondary', 'small'),
            styles['about'],
          )}
        >
          {others.map((sentence) => (
            <li key={sentence}>{sentence} </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/**
 * Returns what the totals leave out, what may change them first.
 * @param undecided the claims that aren't decided
 * @param onlyOf the one person they are for; null where only one person can be seen
 */
function aboutTotals(
  total: SpendingSum,
  undecided: number,
  isAccountMissing: boolean,
  onlyOf: string | null,
): string[] {
  return [
    ...(total.open > 0 ? [words.open(formatCents(total.open))] : []),
    ...(isAccountMissing ? [words.accountMissing] : []),
    ...(total.incomplete > 0 ? [words.incomplete(total.incomplete)] : []),
    ...(undecided > 0 ? [words.undecided(undecided)] : []),
    ...(onlyOf === null ? [] : [words.onlyOne(onlyOf)]),
    ...(total.paidShare > 0 ? [words.paidShare(formatCents(total.paidShare))] : []),
    ...(total.atPickup > 0 ? [words.atPickup(formatCents(total.atPickup))] : []),
    ...words.rules,
  ];
}

const columnOf = ({ month, memberResponsibility, planPaid }: MonthSum) => ({
  label: formatMonth(month),
  shortLabel: formatMonth(month).slice(0, 3),
  lower: memberResponsibility ?? 0,
  upper: planPaid ?? 0,
});

export function SumsSkeleton() {
  return (
    <div aria-hidden="true" className={classNames(utility('flows'), styles['cards'])}>
      <Card title={words.months.title}>
        <Skeleton width="50%" height="3rem" />
        <Skeleton width="90%" />
        <Skeleton height="280px" />
      </Card>
      <Card title={words.kinds.title}>
        {['a', 'b', 'c'].map((key) => (
          <Skeleton key={key} height="4rem" />
        ))}
      </Card>
    </div>
  );
}
