import { Fragment } from 'react';
import { dashboardWords } from '#content/dashboard.ts';
import { costSheetOf } from '#src/domain/coverage/coverage-costs.ts';
import { paysFrom } from '#src/domain/coverage/waiting-period.ts';
import type { Coverage } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import styles from './dashboard-screen.module.css';

/** Few enough to take in at a glance; the rest is on the coverage screen. */
const shownCosts = 4;

/** The copays and coinsurance that members ask about most. Omits care in a waiting period. */
export function PlanCosts({ coverage }: { coverage: Coverage }) {
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
