import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { claimsListWords } from '#content/claims-list.ts';
import { formatDateInProse } from '#content/formats.ts';
import type { ClaimHistory } from '#src/api/queries/claims.ts';
import type { ClaimRow } from '#src/domain/claims/claim-row.ts';
import { sumsOf, type ClaimsSums } from '#src/domain/claims/amounts/claims-sums.ts';
import { billableSince, localDay } from '#src/domain/format/days.ts';
import { formatCents, formatCount } from '#src/domain/format/formats.ts';
import { memberName } from '#src/domain/people/member-name.ts';
import { isIn, planYearOf, type PlanYear } from '#src/domain/spending/spending.ts';
import { HistoryProgress, type Progress } from '#src/parts/claims/history-progress.tsx';
import type { Completeness } from '#src/domain/data/completeness.ts';
import { billableRows, saidSum } from '#src/domain/claims/amounts/owed-sum.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { NoAmount } from '#src/ui/data/no-value.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { useAccountPayments } from '#src/parts/claims/use-account-payments.ts';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { sentences } from '#src/ui/text/sentences.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import styles from './claims-summary.module.css';
import { OtherPlansOwed } from '#src/parts/claims/other-plans-owed.tsx';
import { useClaimYears } from '#src/parts/claims/use-claim-years.ts';
import { allYears, ClaimsScope, today, yearName, yearsOf } from './claims-scope.tsx';

const words = claimsListWords.summary;

/**
 * The totals of claims: what may be owed today, of a plan year, or of the claims that match the filters. Nothing is
 * added up before all claims have loaded. On narrow screens the breakdown is collapsed.
 */
export const ClaimsSummary = memo(function ClaimsSummary({
  matches,
  isFiltered,
  memberId,
  onMember,
  history,
  hasFailed,
  onRetry,
}: {
  /** The claims that fit the filters; all of them without filters. */
  matches: readonly ClaimRow[];
  /** Whether the list is filtered by more than a person. */
  isFiltered: boolean;
  /** The person whose claims are listed; empty for everyone. */
  memberId: string;
  onMember: (memberId: string) => void;
  /** Null until the first claims have loaded. */
  history: ClaimHistory | null;
} & Omit<Progress, 'history'>) {
  const { isOpen, button, contentId } = useDisclosure();
  const selection = usePlan();
  const { now } = usePortal();
  const { years, isLoading } = useClaimYears(selection);
  const [year, setYear] = useState(today);
  const isComing = history !== null && history.pendingPages.length > 0;
  // Until the account's payments are known, the sum would be too high.
  const { isLoading: isSettling, isError: isAccountMissing } = useAccountPayments(selection);
  const isWhole = !isSettling && history !== null && !isComing && !isLoading;
  return (
    <section
      aria-label={words.title}
      className={classNames(
        utility('framed'),
        styles['summary'],
        !isOpen && styles['folded'],
        selection.plan.contractType !== 'Medical' && styles['few'],
      )}
    >
      <h2 className={classNames(styles['title'], utility('large'))}>{words.title}</h2>
      {isWhole && (
        <Button {...button} variant="plain" className={styles['unfold']}>
          {words.how}
          <ChevronDown size={20} aria-hidden="true" />
        </Button>
      )}
      {isFiltered ? (
        <SecondaryText as="p">{words.ofFiltered}</SecondaryText>
      ) : (
        <>
          <p className={classNames(styles['covered'], utility('small', 'secondary'))}>
            {scopeText(selection, years.current, year, memberId)}
          </p>
          <ClaimsScope {...{ years, year, memberId, onMember }} onYear={setYear} />
        </>
      )}
      {isWhole ? (
        <Sums
          id={contentId}
          isAccountMissing={isAccountMissing}
          completeness={history.completeness}
          {...(isFiltered
            ? filteredSums(matches)
            : sumsInScope(matches, { selection, years, year, memberId, day: localDay(now()) }))}
        />
      ) : (
        <AwaitedSums {...{ history, isComing, hasFailed, onRetry }} />
      )}
      {year === today && !isFiltered && memberId === '' && (
        <div className={classNames(styles['others'], utility('gone-if-empty', 'screen-only'))}>
          <OtherPlansOwed />
        </div>
      )}
    </section>
  );
});

const filteredSums = (rows: readonly ClaimRow[]) => ({
  sums: sumsOf(rows),
  name: words.names.filtered,
  since: null,
  isOfOneYear: false,
});

/** What is added up: what may be owed today, a year or all years, for everyone or a person. */
interface Scope {
  selection: Selection;
  years: { all: readonly number[]; current: PlanYear };
  year: string;
  memberId: string;
  /** Today, YYYY-MM-DD. */
  day: string;
}

function sumsInScope(rows: readonly ClaimRow[], scope: Scope) {
  const { selection, years, year, memberId, day } = scope;
  return {
    sums: sumsOf(rowsIn(year, rows, years.current, day)),
    name: sumName(selection, years.current, year, memberId),
    since: year === today ? billableSince(day) : null,
    isOfOneYear: year !== today && year !== allYears && years.all.length > 1,
  };
}

/** Returns the claims that are added up. */
function rowsIn(
  year: string,
  rows: readonly ClaimRow[],
  current: PlanYear,
  day: string,
): readonly ClaimRow[] {
  if (year === today) return billableRows(rows, day);
  if (year === allYears) return rows;
  const range = planYearOf(Number(year), current);
  return rows.filter(({ claim }) => isIn(claim.serviceStart ?? claim.processedOn, range));
}

/** Returns the name of the sum. Only what may be owed today, by everyone, is called so. */
function sumName(selection: Selection, current: PlanYear, year: string, memberId: string): string {
  const { names } = words;
  const whose = memberName(selection, memberId);
  if (year === today) return whose === null ? names.owed : names.owedFor(whose);
  const years = year === allYears ? null : yearsOf(Number(year), current);
  return whose === null ? names.total(years) : names.shareOf(whose, years);
}

/** Returns the plan year and the people that the sums are of. */
const scopeText = (
  selection: Selection,
  current: PlanYear,
  year: string,
  memberId: string,
): string =>
  words.scope(
    year === today
      ? words.asOfToday
      : year === allYears
        ? words.allYears
        : words.planYear(yearName(Number(year), current)),
    memberName(selection, memberId) ??
      (selection.accessibleMembers.length > 1 ? words.everybody : null),
  );

function AwaitedSums({
  history,
  isComing,
  hasFailed,
  onRetry,
}: {
  history: ClaimHistory | null;
  /** More claims are loading. */
  isComing: boolean;
} & Omit<Progress, 'history'>) {
  return (
    <>
      <div className={styles['waiting']}>
        <SecondaryText as="p">{hasFailed ? words.failed : words.waiting}</SecondaryText>
        {history !== null && isComing && !hasFailed && (
          <HistoryProgress {...{ history, hasFailed, onRetry }} isBrief />
        )}
      </div>
      {!hasFailed && (
        <>
          <p className={styles['open']} />
          <div className={styles['awaited']}>
            <Skeleton height="100%" />
          </div>
        </>
      )}
    </>
  );
}

function Sums({
  id,
  sums,
  name,
  isAccountMissing,
  completeness,
  since,
  isOfOneYear,
}: {
  id: string;
  sums: ClaimsSums;
  /** The name of the amount owed. */
  name: string;
  isAccountMissing: boolean;
  completeness: Completeness;
  /** The first day of service that the sums count, YYYY-MM-DD; null where they count all of their years. */
  since: string | null;
  /** The sums leave out claims of other years, which the list has. */
  isOfOneYear: boolean;
}) {
  const { billed, lessened, owed, counted } = sums;
  const { open } = owed;
  const sum = saidSum(owed, completeness);
  // Without the account's payments, the sum may also be lower.
  const isAtLeast = sum.kind === 'atLeast' && !isAccountMissing;
  return (
    <>
      {counted === 0 ? (
        <div id={id}>
          <Empty words={words.noneHere} completeness={completeness} />
        </div>
      ) : (
        <>
          <Stack as="dl" id={id} className={styles['parts']}>
            <div className={styles['owed']}>
              <dt>{name}</dt>
              <dd>
                {sum.kind === 'unknown' ? <NoAmount /> : <span>{formatCents(sum.cents)}</span>}
                {isAtLeast && (
                  <SecondaryText className={utility('no-wrap')}> {words.orMore}</SecondaryText>
                )}
              </dd>
            </div>
            <div>
              <dt>{words.names.billed}</dt>
              <dd>{billed.cents === null ? <NoAmount /> : formatCents(billed.cents)}</dd>
            </div>
            {lessened.map(({ name, cents }) => (
              <div key={name}>
                <dt>{words.less[name]}</dt>
                <dd>{formatCents(-cents)}</dd>
              </div>
            ))}
          </Stack>
          <p className={styles['open']}>{open > 0 && words.open(formatCents(open))}</p>
        </>
      )}
      <div className={styles['leftOut']}>
        {open > 0 && <SecondaryText as="p">{words.mayChange(formatCents(open))}</SecondaryText>}
        {isAccountMissing && <SecondaryText as="p">{words.accountMissing}</SecondaryText>}
        {isOfOneYear && <SecondaryText as="p">{words.listHasAll}</SecondaryText>}
        <Fold title={words.whatCounts}>
          <SecondaryText as="p">
            {sentences(
              since !== null && words.since(formatDateInProse(since)),
              whatCountsText(sums),
            )}
          </SecondaryText>
        </Fold>
      </div>
    </>
  );
}

function whatCountsText({ billed, lessened, owed, undecided, undone }: ClaimsSums): string {
  const missing = Math.max(billed.missing, owed.missing);
  return sentences(
    words.notTakenOff,
    lessened.some(({ name }) => name === 'unexplained') && words.otherAdjustments,
    missing > 0 && words.missing(missing, formatCount(missing)),
    undecided > 0 && words.undecided(undecided, formatCount(undecided)),
    undone > 0 && words.undone(undone, formatCount(undone)),
  );
}
