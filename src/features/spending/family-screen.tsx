import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { formatList } from '#src/domain/formats.ts';
import { prefixOf } from '#src/domain/plan.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { useSelection } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/shell/screen-title.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { FamilyCards, FamilySkeleton } from './family-cards.tsx';
import { spendersOf, type Spender } from './members.ts';
import { YearChoice } from './spending-controls.tsx';
import styles from './spending-screen.module.css';
import { usePlanYear } from './use-spending.ts';
import { YearFacts } from './year-facts.tsx';

interface FamilyScreenProps {
  year: number | undefined;
  onYear: (year: number | undefined) => void;
}

/** Everybody's limits side by side, and who may see whose. */
export function FamilyScreen(props: FamilyScreenProps) {
  const selection = useSelection();
  return selection && <Family selection={selection} {...props} />;
}

function Family({ selection, year, onYear }: FamilyScreenProps & { selection: Selection }) {
  const { plan } = selection;
  const { query, years } = usePlanYear(selection, year);
  const spenders = spendersOf(selection);
  return (
    <>
      <ScreenTitle intro="What each of you has used of your plan’s limits, and what the family has used together.">
        Family Spending
      </ScreenTitle>
      <p className={styles['onPaper']}>
        {spenders[0]?.firstName}, {plan.lobDisplayName}, member ID {plan.memberId}
      </p>
      <div className={styles['top']}>
        <div className={styles['controls']}>
          <YearChoice years={years} onYear={onYear} />
        </div>
        <Link
          to="/{-$contractType}/spending-details"
          // Its own screen is not a part of this one's.
          activeOptions={{ exact: true }}
          params={{ contractType: prefixOf(plan) }}
          search={{ year }}
          className={styles['family']}
        >
          <ArrowLeft size={20} aria-hidden="true" />
          Your spending details
        </Link>
      </div>
      {query.isError && !query.isFetching ? (
        <Card title="Limits">
          <Loadable query={query} skeleton={<FamilySkeleton />}>
            {() => null}
          </Loadable>
        </Card>
      ) : (
        <Loadable query={query} skeleton={<FamilySkeleton />}>
          {(data) => (
            <>
              <YearFacts data={data} />
              <FamilyCards {...{ data, spenders, plan }} year={year} />
            </>
          )}
        </Loadable>
      )}
      <Card title="Who sees what">
        <Reasons spenders={spenders} isPolicyHolder={plan.isPolicyHolder} />
      </Card>
    </>
  );
}

function Reasons({
  spenders,
  isPolicyHolder,
}: {
  spenders: readonly Spender[];
  isPolicyHolder: boolean;
}) {
  const others = spenders.filter(({ isSelf }) => !isSelf).map(({ firstName }) => firstName);
  return (
    <div className={styles['reasons']}>
      {others.length === 0 ? (
        <p>
          You are the only one whose spending you can see under this plan.
          {!isPolicyHolder && ' Only the policyholder can see the spending of others on the plan.'}
        </p>
      ) : (
        <p>
          {isPolicyHolder
            ? `You are the policyholder, so you can see the spending of ${formatList(others)}. They see only their own.`
            : `You can see the spending of ${formatList(others)} because your plan lets you.`}
        </p>
      )}
      <p>
        The family’s figures count everybody on the plan. What somebody spent whom you cannot see is
        part of that sum only.
      </p>
    </div>
  );
}
