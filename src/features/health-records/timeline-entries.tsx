import { Activity, ClipboardList, HeartPulse, Pill, Syringe, TriangleAlert } from 'lucide-react';
import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import type { RecordEntry, RecordKind } from '#src/domain/record/record.ts';
import { ClaimLink } from '#src/parts/claims/claim-link.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { utility } from '#src/ui/layout/utility.ts';
import { everydayName, factTexts, statusText, whenText } from '#src/parts/record/record-text.ts';
import { ResultValues } from './result-value.tsx';
import styles from './health-records.module.css';

const icons: Record<RecordKind, typeof Activity> = {
  allergy: TriangleAlert,
  medication: Pill,
  condition: HeartPulse,
  immunization: Syringe,
  observation: Activity,
  procedure: ClipboardList,
};

/** The entries with all their facts. */
export function TimelineEntries({
  entries,
  claimOf,
}: {
  entries: readonly RecordEntry[];
  /** Returns the id of the claim for an entry's visit; null without a claim. */
  claimOf: (entry: RecordEntry) => string | null;
}) {
  return (
    <ol className={classNames(utility('lined'), styles['entries'])}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} claimId={claimOf(entry)} />
      ))}
    </ol>
  );
}

function Entry({ entry, claimId }: { entry: RecordEntry; claimId: string | null }) {
  const { kind, name, measures } = entry;
  const Icon = icons[kind];
  const status = statusText(entry);
  const everyday = everydayName(entry);
  // The clinical name stays beside the everyday one.
  const facts = [...(everyday === null || name === null ? [] : [name]), ...factTexts(entry)];
  const when = whenText(entry) ?? healthRecordWords.noDay;
  const title = everyday ?? name ?? healthRecordWords.notNamed;
  return (
    <li>
      <SecondaryText as="p">{when}</SecondaryText>
      <p
        className={classNames(
          styles['kind'],
          utility('side-by-side', 'center', 'small', 'secondary', 'gap-2'),
        )}
      >
        <Icon size={20} aria-hidden="true" className={utility('tinted-icon', 'screen-only')} />
        <span>{recordKindWords[kind].one}</span>
      </p>
      <div className={classNames(styles['what'], utility('whole-row', 'can-shrink'))}>
        <p>
          <strong>{title}</strong>
        </p>
        {(measures.length > 0 || status !== null) && (
          <div className={styles['values']}>
            <ResultValues measures={measures} />
            {status !== null && <p>{status}</p>}
          </div>
        )}
        {facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
        <ClaimLink claimId={claimId} about={`${title}, ${when}`} />
      </div>
    </li>
  );
}
