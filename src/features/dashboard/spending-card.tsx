import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { Suspense } from 'react';
import { formatDateInProse } from '#content/formats.ts';
import { dashboardWords } from '#content/dashboard.ts';
import {
  dashboardMeters,
  limitKey,
  mainMeters,
  remaining,
  usedShare,
  type Accumulators,
} from '#src/domain/spending/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import { isOver, planEnd } from '#src/domain/spending/spending.ts';
import { limitText } from '#src/parts/plan/limit-text.ts';
import { PlanYearLine, useYearProgress } from '#src/parts/plan/plan-year-line.tsx';
import { usePlanYear } from '#src/parts/plan/use-plan-year.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { prefixOf, type Plan } from '#src/domain/plan/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { OptionalBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Meter, MeterSkeleton } from '#src/ui/data/meter.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import styles from './dashboard-screen.module.css';

// Few members have reached a limit.
const DeductibleNotice = lazyPart(
  async () => (await import('./deductible-notice.tsx')).DeductibleNotice,
);

const words = dashboardWords.spending;

/** The two most important limits, in network, large and with the remaining amounts. */
export function SpendingCard() {
  const selection = usePlan();
  const { plan } = selection;
  // The same year as on the spending screen: of a plan that ended its last one.
  const { query } = usePlanYear(selection, undefined);
  return (
    <Card
      title={words.title}
      icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
      busy={query.isPending}
      foot={<Link to="/{-$contractType}/spending-details">{words.more}</Link>}
    >
      <Loadable query={query} skeleton={<MetersSkeleton />}>
        {(data) => <Meters data={data} plan={plan} onRetry={() => void query.refetch()} />}
      </Loadable>
    </Card>
  );
}

function Meters({ data, plan, onRetry }: { data: Accumulators; plan: Plan; onRetry: () => void }) {
  const meters = mainMeters(dashboardMeters(data.accumulators, prefixOf(plan), plan.memberId));
  const today = localDay(usePortal().now());
  const mark = useYearProgress(data.planYear)?.share;
  const endedOn = planEnd(plan, today);
  const isPast = isOver(data.planYear, plan, today);
  const ended = endedOn !== null && <p>{words.ended(formatDateInProse(endedOn))}</p>;
  if (meters.length === 0) {
    return (
      <>
        {ended}
        <Empty
          words={isPast ? words.noneThen : words.none}
          completeness={data.completeness}
          onRetry={onRetry}
        />
      </>
    );
  }
  return (
    <>
      {ended}
      <Stack gap="5" className={styles['meters']}>
        {meters.map((item) => {
          const { used, left } = limitText(item, isPast);
          return (
            <Meter
              isLarge
              key={limitKey(item)}
              label={item.label ?? words.limits[item.scope][item.type]}
              share={usedShare(item)}
              used={used}
              remaining={left}
              today={mark}
            />
          );
        })}
      </Stack>
      <SecondaryText as="p">
        {words.inNetwork} <PlanYearLine planYear={data.planYear} asOf={data.asOf} />
      </SecondaryText>
      {data.accumulators.some((item) => remaining(item) === 0) && (
        <OptionalBoundary>
          <Suspense>
            <DeductibleNotice data={data} plan={plan} />
          </Suspense>
        </OptionalBoundary>
      )}
    </>
  );
}

function MetersSkeleton() {
  return (
    <>
      <Stack gap="5" className={styles['meters']}>
        {['a', 'b'].map((key) => (
          <MeterSkeleton key={key} isLarge />
        ))}
      </Stack>
      <SecondaryText as="p">
        <Skeleton width="70%" height="1.5em" />
      </SecondaryText>
    </>
  );
}
