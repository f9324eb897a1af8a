import { claimsListWords } from '#content/claims-list.ts';
import type { ClaimsSummary as Summary } from '#src/domain/claims/claim-row.ts';
import { formatCents, formatCount } from '#src/domain/formats.ts';
import styles from './claims-screen.module.css';

const words = claimsListWords.summary;

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
    <section aria-label={words.title} className={styles['summary']}>
      <dl className={styles['sums']}>
        <SumOf name={words.names.owed} sum={owed} isMain />
        <SumOf name={words.names.billed} sum={billed} />
        <SumOf name={words.names.paid} sum={paid} />
      </dl>
      <p className={styles['note']}>
        {whatIsAdded(isFiltered, isComplete)} {words.notTakenOff}
        {leftOut > 0 && ` ${words.leftOut(leftOut, formatCount(leftOut))}`}
      </p>
    </section>
  );
}

function whatIsAdded(isFiltered: boolean, isComplete: boolean): string {
  if (isComplete) return isFiltered ? words.ofFiltered : words.ofAll;
  return isFiltered ? words.ofFilteredArrived : words.ofArrived;
}

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
        {cents === null ? claimsListWords.notStated : formatCents(cents)}
        {cents !== null && missing > 0 && (
          <small>{words.missing(missing, formatCount(missing))}</small>
        )}
      </dd>
    </div>
  );
}
