import { Activity, ClipboardList, HeartPulse, Pill, Syringe, TriangleAlert } from 'lucide-react';
import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import type { RecordEntry, RecordKind } from '#src/domain/record/record.ts';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { factTexts, measureText, statusText, whenText } from './record-text.ts';
import styles from './health-records.module.css';

const icons: Record<RecordKind, typeof Activity> = {
  allergy: TriangleAlert,
  medication: Pill,
  condition: HeartPulse,
  immunization: Syringe,
  observation: Activity,
  procedure: ClipboardList,
};

/** Entries with everything that is said of them. */
export function TimelineEntries({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <ol className={styles['entries']}>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: RecordEntry }) {
  const { kind, name, measures } = entry;
  const Icon = icons[kind];
  const status = statusText(entry);
  const facts = factTexts(entry);
  return (
    <li>
      <SecondaryText as="p">{whenText(entry) ?? healthRecordWords.noDay}</SecondaryText>
      <p className={styles['kind']}>
        <Icon size={16} aria-hidden="true" />
        {recordKindWords[kind].one}
      </p>
      <div className={styles['what']}>
        <p>
          <strong>{name ?? healthRecordWords.notNamed}</strong>
        </p>
        {measures.map((measure, place) => (
          <p key={`${measure.code} ${place}`}>{measureText(measure)}</p>
        ))}
        {status !== null && <p>{status}</p>}
        {facts.length > 0 && <p className={styles['facts']}>{facts.join(' · ')}</p>}
      </div>
    </li>
  );
}
