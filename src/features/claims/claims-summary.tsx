import type { ClaimsSummary as Summary } from '#src/domain/claims/claim-row.ts';
import { formatCents, formatCount } from '#src/domain/formats.ts';
import styles from './claims-screen.module.css';

/** What the claims that are listed come to. */
export function ClaimsSummary({
  summary: { billed, paid, owed, leftOut },
  isFiltered,
  isComplete,
}: {
  summary: Summary;
  isFiltered: boolean;
  /** False while claims are missing. */
  isComplete: boolean;
}) {
  return (
    <section aria-label="What these claims come to" className={styles['summary']}>
      <dl className={styles['sums']}>
        <SumOf name="You may owe" sum={owed} isMain />
        <SumOf name="Billed" sum={billed} />
        <SumOf name="Plan paid" sum={paid} />
      </dl>
      <p className={styles['note']}>
        {whatIsAdded(isFiltered, isComplete)} What you have already paid your providers is not taken
        off.
        {leftOut > 0 && ` ${countOf(leftOut)} cancelled or replaced and not counted.`}
      </p>
    </section>
  );
}

function whatIsAdded(isFiltered: boolean, isComplete: boolean): string {
  if (isFiltered) return 'Sums of the claims that fit your filters.';
  return isComplete
    ? 'Sums of all your claims under this plan.'
    : 'Sums of the claims that have arrived so far.';
}

const countOf = (count: number) =>
  count === 1 ? 'One claim is' : `${formatCount(count)} claims are`;

function SumOf({
  name,
  sum: { cents, missing },
  isMain = false,
}: {
  name: string;
  sum: Summary['owed'];
  isMain?: boolean;
}) {
  return (
    <div className={isMain ? styles['mainSum'] : styles['sum']}>
      <dt>{name}</dt>
      <dd>
        {cents === null ? 'Not stated' : formatCents(cents)}
        {cents !== null && missing > 0 && (
          <small>
            {missing === 1
              ? 'One claim states no amount'
              : `${formatCount(missing)} claims state no amount`}
          </small>
        )}
      </dd>
    </div>
  );
}
