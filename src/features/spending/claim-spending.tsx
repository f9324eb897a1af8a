import { spendingWords } from '#content/spending.ts';
import { planYearOf } from '#src/domain/spending/spending.ts';
import { useClaimYears } from '#src/parts/claims/use-claim-years.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { spenderNamed, spendersOf } from './members.ts';
import { OwedToday } from './owed-today.tsx';
import { SpendingControls } from './spending-controls.tsx';
import type { SpendingNavigation } from './spending-search.ts';
import styles from './spending-screen.module.css';
import { YearSums } from './year-sums.tsx';

const words = spendingWords.fromClaims;

/** A year's spending as the claims add up, for insurers that send no limits. */
export function ClaimSpending({ search, onSearch }: SpendingNavigation) {
  const selection = usePlan();
  const { displayChoices } = usePortal();
  const { years } = useClaimYears(selection);
  const spenders = spendersOf(selection);
  const spender = spenderNamed(spenders, search.member);
  const { all, current } = years;
  const [newest = 0] = all;
  const year = search.year !== undefined && all.includes(search.year) ? search.year : newest;
  const view = search.view ?? displayChoices.get().spendingView;
  return (
    <>
      <ScreenTitle>
        {spender.isSelf
          ? spendingWords.screen.yours.title
          : spendingWords.screen.theirs.title(spender.firstName)}
      </ScreenTitle>
      {/* The amount is everyone’s. */}
      {spender.isSelf && (
        <PartBoundary>
          <OwedToday />
        </PartBoundary>
      )}
      <Row gap="6" align="end" className={styles['top']} look="screen-only">
        <SpendingControls
          label={words.year}
          years={{ year, all, current }}
          {...{ spenders, spender, onSearch }}
        />
      </Row>
      <p className={utility('secondary')}>
        <CallText>{words.note}</CallText>
      </p>
      <PartBoundary>
        <YearSums
          year={planYearOf(year, current)}
          spender={spender}
          isTable={view === 'table'}
          onTable={(isTable) => {
            const wanted = isTable ? 'table' : 'charts';
            displayChoices.save({ spendingView: wanted });
            onSearch({ view: wanted });
          }}
        />
      </PartBoundary>
    </>
  );
}
