import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { formatDateInProse } from '#content/formats.ts';
import { spendingWords } from '#content/spending.ts';
import { localDay } from '#src/domain/format/days.ts';
import { othersCovered } from '#src/domain/plan/rights.ts';
import { planEnd } from '#src/domain/spending/spending.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx';
import { ClaimSpending } from './claim-spending.tsx';
import { LimitCards, LimitsSkeleton } from './limits/limit-cards.tsx';
import { spenderNamed, spendersOf } from './members.ts';
import { OwedToday } from './owed-today.tsx';
import { SpendingControls } from './spending-controls.tsx';
import type { SpendingNavigation } from './spending-search.ts';
import { SumsSkeleton } from './spending-sums.tsx';
import styles from './spending-screen.module.css';
import { yearName } from './spending-sentences.ts';
import { usePlanYear } from '#src/parts/plan/use-plan-year.ts';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { YearFacts } from './year-facts.tsx';
import { YearSums } from './year-sums.tsx';

const words = spendingWords.screen;

/** A year's spending: with the limits, or from the claims alone where the insurer sends no limits. */
export function SpendingScreen(navigation: SpendingNavigation) {
  const Spending = usePlan().rights.deductible ? LimitSpending : ClaimSpending;
  return <Spending {...navigation} />;
}

/** The use of every limit, the claims behind it, and the breakdown of a plan year's spending. */
function LimitSpending({ search, onSearch }: SpendingNavigation) {
  const selection = usePlan();
  const { plan } = selection;
  const { query, years } = usePlanYear(selection, search.year);
  const spenders = spendersOf(selection);
  const spender = spenderNamed(spenders, search.member);
  const { now, displayChoices } = usePortal();
  const endedOn = planEnd(plan, localDay(now()));
  const view = search.view ?? displayChoices.get().spendingView;
  const isTable = view === 'table';
  const show = (wanted: 'charts' | 'table') => {
    displayChoices.save({ spendingView: wanted });
    onSearch({ view: wanted });
  };
  return (
    <>
      <ScreenTitle intro={endedOn !== null && spendingWords.ended(formatDateInProse(endedOn))}>
        {spender.isSelf ? words.yours.title : words.theirs.title(spender.firstName)}
      </ScreenTitle>
      {/* The amount is everyone’s. */}
      {selection.rights.claims && spender.isSelf && (
        <PartBoundary>
          <OwedToday />
        </PartBoundary>
      )}
      <Row gap="6" align="end" apart className={styles['top']} look="screen-only">
        <SpendingControls years={years} spenders={spenders} spender={spender} onSearch={onSearch} />
        {othersCovered(selection, selection.plan.memberId, now()).length > 0 && (
          <Link
            to="/{-$contractType}/spending-details/family"
            search={{ year: search.year }}
            className={utility('inline', 'gap-2', 'touch', 'strong')}
          >
            <Users size={20} aria-hidden="true" />
            {words.toFamily}
          </Link>
        )}
      </Row>
      {years && (
        <VisuallyHidden>
          <span role="status">
            {words.chosen({
              name: spender.firstName,
              year: yearName(years.year, years.current),
            })}
          </span>
        </VisuallyHidden>
      )}
      <Loadable query={query} skeleton={<LimitsSkeleton />}>
        {(data) => (
          <>
            <PartBoundary>
              <YearFacts data={data} />
            </PartBoundary>
            <PartBoundary>
              <LimitCards data={data} spender={spender} onRetry={() => void query.refetch()} />
            </PartBoundary>
          </>
        )}
      </Loadable>
      {selection.rights.claims && query.isFetching && !query.data && <SumsSkeleton />}
      {selection.rights.claims && query.data && (
        <PartBoundary>
          <YearSums
            year={query.data.planYear}
            spender={spender}
            isTable={isTable}
            onTable={(wanted) => show(wanted ? 'table' : 'charts')}
          />
        </PartBoundary>
      )}
    </>
  );
}
