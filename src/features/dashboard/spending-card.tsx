import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartNoAxesColumn } from 'lucide-react';
import { formatDateInProse } from '#content/formats.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import {
  dashboardMeters,
  isBenefit,
  limitKey,
  mainMeters,
  remaining,
  usedShare,
  type Accumulator,
  type Accumulators,
} from '#src/domain/accumulators.ts';
import { formatCents } from '#src/domain/formats.ts';
import { prefixOf, type Plan } from '#src/domain/plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/card.tsx';
import { Loadable } from '#src/ui/loadable.tsx';
import { Meter, MeterSkeleton } from '#src/ui/meter.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.spending;

/** The two limits that say most, in network, large and with what is left of them. */
export function SpendingCard({ plan }: { plan: Plan }) {
  const { queryOf } = usePortal();
  const query = useQuery(queryOf(accumulators(plan.memberId)));
  return (
    <Card
      title={words.title}
      icon={<ChartNoAxesColumn size={20} aria-hidden="true" />}
      busy={query.isPending}
      foot={<Link to="/{-$contractType}/spending-details">{words.more}</Link>}
    >
      <Loadable query={query} skeleton={<MetersSkeleton />}>
        {(data) => <Meters data={data} plan={plan} />}
      </Loadable>
    </Card>
  );
}

function Meters({ data, plan }: { data: Accumulators; plan: Plan }) {
  const meters = mainMeters(dashboardMeters(data.accumulators, prefixOf(plan), plan.memberId));
  if (meters.length === 0) {
    return <p>{words.none}</p>;
  }
  return (
    <>
      <div className={styles['meters']}>
        {meters.map((item) => (
          <Meter
            isLarge
            key={limitKey(item)}
            label={item.label ?? words.limits[item.scope][item.type]}
            share={usedShare(item) ?? 0}
            used={words.used(amount(item, item.used), amount(item, item.allowed ?? 0))}
            remaining={remainingWords(item)}
          />
        ))}
      </div>
      <p className={styles['asOf']}>
        {words.asOf(
          formatDateInProse(data.planYear.start),
          formatDateInProse(data.planYear.end),
          formatDateInProse(data.asOf),
        )}
      </p>
    </>
  );
}

function amount(item: Accumulator, value: number): string {
  return item.unit === 'cents' ? formatCents(value, { short: true }) : String(value);
}

function remainingWords(item: Accumulator): string {
  const left = remaining(item) ?? 0;
  if (left === 0) return isBenefit(item) ? words.usedUp : words.met;
  return isBenefit(item) ? words.left(amount(item, left)) : words.toGo(amount(item, left));
}

function MetersSkeleton() {
  return (
    <div className={styles['meters']}>
      {['a', 'b'].map((key) => (
        <MeterSkeleton key={key} isLarge />
      ))}
    </div>
  );
}
