import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { coverageWords } from '#content/coverage.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { spendingWords } from '#content/spending.ts';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import {
  dashboardMeters,
  isBenefit,
  limitKey,
  mainMeters,
  usedShare,
  type Accumulator,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import { isOver } from '#src/domain/spending/spending.ts';
import { countsDrugsApart } from '#src/domain/pharmacy/drug-deductible.ts';
import { prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import { limitText } from '#src/parts/plan/limit-text.ts';
import { PlanYearLine, useYearProgress } from '#src/parts/plan/plan-year-line.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Meter, MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Fold } from '#src/ui/layout/fold.tsx';
import { Grid } from '#src/ui/layout/grid.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './coverage.module.css';

const words = coverageWords.left;

/**
 * The rest of the member's limits this plan year: the deductible and out-of-pocket maximum of a medical plan, the yearly
 * maximum and visits of a dental or vision plan, whose other limits are behind a fold.
 */
export function LeftThisYearCard({ plan }: { plan: Plan }) {
  const query = useQuery(usePortal().queryOf(accumulators(plan.memberId)));
  return (
    <Card
      title={words.title[plan.contractType]}
      busy={query.isPending}
      foot={<Link to="/{-$contractType}/spending-details">{dashboardWords.spending.more}</Link>}
    >
      <Loadable query={query} skeleton={<LeftSkeleton />}>
        {(data) => <Left data={data} plan={plan} onRetry={() => void query.refetch()} />}
      </Loadable>
    </Card>
  );
}

function Left({ data, plan, onRetry }: { data: Accumulators; plan: Plan; onRetry: () => void }) {
  const { planYear, asOf, completeness } = data;
  const all = limitsShown(data, plan);
  if (all.length === 0) return <Empty words={words.none} {...{ completeness, onRetry }} />;
  const main = mainMeters(all);
  const others = all.filter((item) => !main.includes(item));
  return (
    <>
      <Meters limits={main} data={data} plan={plan} />
      {others.length > 0 && (
        <Fold title={spendingWords.limits.more}>
          <Meters limits={others} data={data} plan={plan} />
        </Fold>
      )}
      <SecondaryText as="p">
        <PlanYearLine planYear={planYear} asOf={asOf} />
      </SecondaryText>
    </>
  );
}

function Meters({
  limits,
  data,
  plan,
}: {
  limits: readonly Accumulator[];
  data: Accumulators;
  plan: Plan;
}) {
  const mark = useYearProgress(data.planYear)?.share;
  const isPast = isOver(data.planYear, plan, localDay(usePortal().now()));
  return (
    <Grid columns="halves" gap="12" className={styles['meters']}>
      {limits.map((item, at) => {
        const { used, left } = limitText(item, isPast);
        return (
          <Meter
            key={`${limitKey(item)} ${item.network}`}
            label={nameOf(item, data)}
            share={usedShare(item)}
            used={used}
            remaining={left}
            today={mark}
            explanation={
              // Once for each word: a second button of the same name is only heard again.
              limits.findIndex(({ type }) => type === item.type) === at && explanationOf(item)
            }
          />
        );
      })}
    </Grid>
  );
}

function limitsShown({ accumulators: all }: Accumulators, plan: Plan): Accumulator[] {
  if (plan.contractType === 'Medical') {
    return mainMeters(dashboardMeters(all, prefixOf(plan), plan.memberId));
  }
  const own = all.filter(
    (item) =>
      item.category === prefixOf(plan) &&
      item.scope === 'individual' &&
      (item.memberId ?? plan.memberId) === plan.memberId &&
      item.allowed !== undefined,
  );
  const benefits = own.filter(isBenefit);
  if (benefits.length === 0) return [];
  return [...benefits, ...own.filter(({ type }) => type === 'deductible')];
}

function explanationOf({ type }: Accumulator) {
  if (type === 'benefitMaximum') return <Term of="benefitMaximum" />;
  if (type === 'outOfPocketMax') return <Term of="outOfPocketMaximum" />;
  return type === 'deductible' && <Term of="deductible" />;
}

function nameOf({ type, scope, label, network, category }: Accumulator, all: Accumulators): string {
  if (label !== undefined) return label;
  if (
    category === 'medical' &&
    (type === 'deductible' || type === 'outOfPocketMax') &&
    countsDrugsApart(all.accumulators, type)
  ) {
    return words.medical[scope][type];
  }
  if (type !== 'benefitMaximum') return dashboardWords.spending.limits[scope][type];
  const { maximum } = words;
  if (network === 'in' || network === 'out') return maximum[network];
  return maximum.other(network);
}

function LeftSkeleton() {
  return (
    <Grid columns="halves" gap="12" className={styles['meters']}>
      {['a', 'b'].map((key) => (
        <MeterSkeleton key={key} />
      ))}
    </Grid>
  );
}
