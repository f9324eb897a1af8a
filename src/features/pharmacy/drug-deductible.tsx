import { useQuery } from '@tanstack/react-query';
import { formatDateInProse } from '#content/formats.ts';
import { pharmacyWords } from '#content/pharmacy.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { remaining } from '#src/domain/accumulators.ts';
import { drugDeductibleOf } from '#src/domain/pharmacy/drug-deductible.ts';
import { formatCents } from '#src/domain/formats.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import styles from './pharmacy.module.css';

const words = pharmacyWords.prices;

/** Says how much of the drug deductible is left before the prices beside it apply. */
export function DrugDeductible() {
  const { queryOf } = usePortal();
  const { plan, rights } = usePlan();
  const { data } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
    // Without it the prices stand with a general note.
    meta: { customError: true },
  });
  const deductible = data ? drugDeductibleOf(data.accumulators, plan.memberId) : null;
  const left = deductible === null ? null : remaining(deductible);
  if (!data || deductible === null || left === null) {
    return <p className={styles['quiet']}>{words.note}</p>;
  }
  const allowed = formatCents(deductible.allowed ?? 0, { short: true });
  return (
    <p className={styles['quiet']}>
      {left === 0
        ? words.deductibleMet(allowed)
        : words.deductibleLeft({ left: formatCents(left), allowed })}{' '}
      {words.asOf(formatDateInProse(data.asOf))}
    </p>
  );
}
