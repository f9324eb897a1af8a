import { planYearWords } from '#content/plan-year.ts';
import { spendingWords } from '#content/spending.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { localDay } from '#src/domain/format/days.ts';
import { countsDrugsApart } from '#src/domain/pharmacy/drug-deductible.ts';
import { dayInPlan } from '#src/domain/spending/spending.ts';
import { asOfText, planYearText } from '#src/parts/plan/plan-year-text.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Term } from '#src/parts/text/term.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { utility } from '#src/ui/layout/utility.ts';

const { networks } = spendingWords.year;

/** The plan year that the figures cover, and how recent they are. */
export function YearFacts({ data: { planYear, asOf } }: { data: Accumulators }) {
  const { plan } = usePlan();
  const { now } = usePortal();
  const year = { start: planYear.start, end: dayInPlan(planYear.end, plan) };
  return (
    <p className={utility('secondary')}>
      {planYearWords.line({
        year: planYearText(year),
        asOf: asOfText(dayInPlan(asOf, plan), localDay(now())),
      })}{' '}
      <Term of="planYear" />
    </p>
  );
}

/** Says which care counts toward which limits, for a plan with several limits of a kind. */
export function LimitFacts({ data: { accumulators } }: { data: Accumulators }) {
  const hasDrugs = (['deductible', 'outOfPocketMax'] as const).some((type) =>
    countsDrugsApart(accumulators, type),
  );
  const hasNetworks = accumulators.some(({ network }) => network === 'out');
  if (!hasNetworks && !hasDrugs) return null;
  return (
    <p className={utility('secondary')}>
      {hasNetworks && (
        <span>
          {networks.before} <Term of="inNetwork">{networks.in}</Term> {networks.between}{' '}
          <Term of="outOfNetwork">{networks.out}</Term> {networks.after}{' '}
        </span>
      )}
      {hasDrugs && <span>{networks.drugs}</span>}
    </p>
  );
}
