import { formatDateInProse } from '#content/formats.ts';
import { spendingWords } from '#content/spending.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { dayInPlan } from '#src/domain/spending/spending.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { countsDrugsApart } from '#src/domain/pharmacy/drug-deductible.ts';
import { Term } from '#src/parts/text/term.tsx';
import { utility } from '#src/ui/layout/utility.ts';

const words = spendingWords.year;
const { networks } = words;

/** The days the figures cover and how recent they are, with the terms that every card needs. */
export function YearFacts({ data: { planYear, asOf, accumulators } }: { data: Accumulators }) {
  const { plan } = usePlan();
  const hasDrugs = (['deductible', 'outOfPocketMax'] as const).some((type) =>
    countsDrugsApart(accumulators, type),
  );
  const hasNetworks = accumulators.some(({ network }) => network === 'out');
  return (
    <p className={utility('secondary')}>
      <Term of="planYear">{words.label}</Term>{' '}
      {words.facts({
        start: formatDateInProse(planYear.start),
        end: formatDateInProse(dayInPlan(planYear.end, plan)),
        asOf: formatDateInProse(dayInPlan(asOf, plan)),
      })}
      {hasNetworks && (
        <span>
          {' '}
          {networks.before} <Term of="inNetwork">{networks.in}</Term> {networks.between}{' '}
          <Term of="outOfNetwork">{networks.out}</Term> {networks.after}
        </span>
      )}
      {hasDrugs && <span> {networks.drugs}</span>}
    </p>
  );
}
