import type { Accumulators } from '#src/domain/accumulators.ts';
import { formatDateInProse } from '#src/domain/formats.ts';
import { Term } from '#src/shell/term.tsx';
import styles from './spending-screen.module.css';

/** Which days the figures are for and how fresh they are, with the words that every card needs. */
export function YearFacts({ data: { planYear, asOf, accumulators } }: { data: Accumulators }) {
  const hasNetworks = accumulators.some(({ network }) => network === 'out');
  return (
    <p className={styles['facts']}>
      <Term of="planYear">Plan year</Term> {formatDateInProse(planYear.start)} to{' '}
      {formatDateInProse(planYear.end)}. Limits as of {formatDateInProse(asOf)}.
      {hasNetworks && (
        <>
          {' '}
          Care <Term of="inNetwork">in network</Term> and{' '}
          <Term of="outOfNetwork">out of network</Term> counts toward different limits.
        </>
      )}
    </p>
  );
}
