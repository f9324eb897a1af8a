import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { formatDate, formatList } from '#content/formats.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import type { Coverage } from '#src/domain/coverage/coverage.ts';
import { coveragesOf } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { othersCovered } from '#src/domain/plan/rights.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { StatusPill } from '#src/ui/feedback/status-pill.tsx';
import styles from './dashboard-screen.module.css';

const words = dashboardWords.plan;

/** The plan at a glance: from the membership at once, group and copays from the coverage when it arrives. */
export function PlanCard({ selection: { plan, access } }: { selection: Selection }) {
  const { queryOf, now } = usePortal();
  const today = localDay(now());
  const query = useQuery({
    ...queryOf(coverages(plan, today)),
    select: (found) => coveragesOf(found.coverages, plan, today),
  });
  const groupId = query.data?.[0]?.groupId ?? null;
  const others = othersCovered(access, plan.memberId, now());
  return (
    <Card
      title={words.title}
      icon={<ShieldCheck size={20} aria-hidden="true" />}
      foot={
        (access.rights.idCards || access.rights.whosCovered) && (
          <>
            {access.rights.idCards && <Link to="/{-$contractType}/id-card">{words.idCard}</Link>}
            {access.rights.whosCovered && (
              <Link
                to={
                  plan.contractType === 'Dental'
                    ? '/{-$contractType}/coverage-and-benefits'
                    : '/{-$contractType}/coverage-and-copays'
                }
              >
                {words.more}
              </Link>
            )}
          </>
        )
      }
    >
      {plan.isActive ? (
        <StatusPill tone="good">{words.active}</StatusPill>
      ) : (
        <StatusPill tone="neutral">{words.inactive}</StatusPill>
      )}
      <dl className={styles['facts']}>
        <dt>{words.memberId}</dt>
        <dd>{plan.memberId}</dd>
        {plan.origEffDate !== null && (
          <>
            <dt>{words.start}</dt>
            <dd>{formatDate(plan.origEffDate)}</dd>
          </>
        )}
        {plan.covTermDate !== null && (
          <>
            <dt>{words.end}</dt>
            <dd>{formatDate(plan.covTermDate)}</dd>
          </>
        )}
        {others.length > 0 && (
          <>
            <dt>{words.others}</dt>
            <dd>{formatList(others.map(({ firstName }) => formatName(firstName)))}</dd>
          </>
        )}
        {groupId !== null && (
          <>
            <dt>{words.group}</dt>
            <dd>{groupId}</dd>
          </>
        )}
      </dl>
      <Loadable query={query} skeleton={<CoverageSkeleton />}>
        {([coverage]) => (coverage ? <CostShares coverage={coverage} /> : null)}
      </Loadable>
    </Card>
  );
}

/** Few enough to take in at a glance; the rest is on the coverage screen. */
const shownCosts = 4;

function CostShares({ coverage }: { coverage: Coverage }) {
  const { care, drugs } = costSheetOf(coverage.costs);
  const costs = [...care, ...drugs].flatMap(({ cost }) =>
    cost.value === null || cost.label === '' ? [] : [{ cost, value: cost.value }],
  );
  if (costs.length === 0) return null;
  return (
    <>
      <h3 className={styles['split']}>{words.costs}</h3>
      <dl className={styles['facts']}>
        {costs.slice(0, shownCosts).map(({ cost, value }, place) => (
          <Fragment key={place}>
            <dt>{cost.label}</dt>
            <dd>{costText(value)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

function CoverageSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="50%" />
      <Skeleton />
      <Skeleton />
    </SkeletonStack>
  );
}
