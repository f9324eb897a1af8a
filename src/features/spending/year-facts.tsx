import { spendingWords } from '#content/spending.ts';
import type { Accumulators } from '#src/domain/spending/accumulators.ts';
import { countsDrugsApart } from '#src/domain/pharmacy/drug-deductible.ts';
import { PlanYearLine } from '#src/parts/plan/plan-year-line.tsx';
import { Term } from '#src/parts/text/term.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';

const { networks } = spendingWords.year;

/** The plan year that the figures cover, and how recent they are. */
export function YearFacts({ data: { planYear, asOf } }: { data: Accumulators }) {
  return (
    <p className={utility('secondary')}>
      <PlanYearLine planYear={planYear} asOf={asOf} /> <Term of="planYear" />
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
    <p className={classNames(utility('secondary'), 'screen-only')}>
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
