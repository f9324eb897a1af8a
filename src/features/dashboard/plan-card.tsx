import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IdCard, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { formatDate, formatList } from '#content/formats.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { classNames } from '#src/ui/class-names.ts';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import { coveragesOf, type Coverage } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { othersCovered } from '#src/domain/plan/rights.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import { paysFrom } from '#src/domain/coverage/waiting-period.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import styles from './dashboard-screen.module.css';
import { PlanFace } from './plan-face.tsx';

const words = dashboardWords.plan;

/** The ID card in small, and the plan at a glance: group and copays as soon as the coverage has loaded. */
export function PlanCard() {
  const { plan, rights } = usePlan();
  const { queryOf, now } = usePortal();
  const today = localDay(now());
  const query = useQuery({
    ...queryOf(coverages(plan, today)),
    select: (answer) => coveragesOf(answer.coverages, plan, today),
  });
  const hasEnded = planStateOf(plan, today).kind === 'ended';
  const groupId = query.data?.[0]?.groupId ?? null;
  return (
    <Card
      title={words.title}
      className={styles['plan']}
      icon={<ShieldCheck size={20} aria-hidden="true" />}
      foot={
        rights.whosCovered &&
        !hasEnded && (
          <Link
            to={
              plan.contractType === 'Dental'
                ? '/{-$contractType}/coverage-and-benefits'
                : '/{-$contractType}/coverage-and-copays'
            }
          >
            {words.more}
          </Link>
        )
      }
    >
      <PlanFace {...{ plan, groupId }} />
      {rights.idCards && !hasEnded && (
        <Link
          to="/{-$contractType}/id-card"
          className={classNames(buttonClass('secondary'), 'screen-only')}
        >
          <IdCard size={20} aria-hidden="true" />
          {words.idCard}
        </Link>
      )}
      <PlanFacts />
      <Loadable query={query} skeleton={<SkeletonRows count={3} height="1.25em" />}>
        {([coverage]) => (coverage && !hasEnded ? <PlanCosts coverage={coverage} /> : null)}
      </Loadable>
    </Card>
  );
}

/** The days on which the plan starts and ends, and whom else it covers. */
function PlanFacts() {
  const selection = usePlan();
  const { plan } = selection;
  const { now } = usePortal();
  const others = othersCovered(selection, plan.memberId, now());
  // Once the plan has begun, the card itself says the day.
  const isToStart = plan.origEffDate !== null && plan.origEffDate > localDay(now());
  const facts = [
    { name: words.start, fact: isToStart && formatDate(plan.origEffDate) },
    { name: words.end, fact: plan.covTermDate !== null && formatDate(plan.covTermDate) },
    {
      name: words.others,
      fact: others.length > 0 && formatList(others.map(({ firstName }) => formatName(firstName))),
    },
  ].filter(({ fact }) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, fact }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Few enough to take in at a glance; the rest is on the coverage screen. */
const shownCosts = 4;

/** The copays and coinsurance that members ask about most. Omits care in a waiting period. */
function PlanCosts({ coverage }: { coverage: Coverage }) {
  const { now } = usePortal();
  const sheet = costSheetOf(coverage.costs);
  const days = { start: coverage.periodStart, today: localDay(now()) };
  const costs = [...sheet.care, ...sheet.drugs].flatMap(({ cost }) =>
    cost.value === null || cost.label === '' || paysFrom(cost.label, sheet, days) !== null
      ? []
      : [{ cost, value: cost.value }],
  );
  if (costs.length === 0) return null;
  return (
    <>
      <h3 className={styles['split']}>{dashboardWords.plan.costs}</h3>
      <dl className={styles['facts']}>
        {costs.slice(0, shownCosts).map(({ cost, value }, index) => (
          <Fragment key={index}>
            <dt>{cost.label}</dt>
            <dd>{costText(value)}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
