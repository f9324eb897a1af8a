import { checkInWords } from '#content/check-in.ts';
import { recordKindWords } from '#content/health-records.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import type { CheckInKind } from '#src/domain/id-card/check-in.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Choice } from '#src/ui/form/choice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { SecondaryText } from '#src/ui/text/secondary-text.tsx';
import { aboutText, nameText } from './entry-text.ts';
import styles from '../id-card.module.css';
import type { CheckInSection } from './use-check-in-record.ts';

const words = checkInWords.form;

/** The member's selection from the health record. */
export interface ChosenRecord {
  kinds: ReadonlySet<CheckInKind>;
  /** The keys of entries that are left out of a chosen list. */
  leftOut: ReadonlySet<string>;
}

/** Returns a set with or without one. */
export function toggled<T>(all: ReadonlySet<T>, item: T): Set<T> {
  const next = new Set(all);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** One list of the health record, with checkboxes for the list and its items. */
export function CheckInList({
  section: { kind, isPending, hasFailed, list, offered, retry },
  chosen,
  onChoose,
}: {
  section: CheckInSection;
  chosen: ChosenRecord;
  onChoose: (chosen: ChosenRecord) => void;
}) {
  const names = recordKindWords[kind];
  if (isPending) return <Skeleton height="2.75rem" />;
  if (hasFailed) {
    return (
      <MissingNote hasFailed retryName={`${words.retryRecord}, ${names.list}`} onRetry={retry}>
        {words.listFailed(names.list)}
      </MissingNote>
    );
  }
  const missing = list !== null && list.completeness !== 'complete' && (
    <MissingNote retryName={`${words.retryRecord}, ${names.list}`} onRetry={retry}>
      {words.missing(names.list)}
    </MissingNote>
  );
  if (offered.length === 0)
    return (
      missing || (
        <SecondaryText as="div">
          <Empty words={words.none[kind]} completeness={list?.completeness ?? 'unknown'} />
        </SecondaryText>
      )
    );
  return (
    <Stack gap="2">
      <Choice
        id={`check-in-${kind}`}
        type="checkbox"
        variant="plain"
        label={words.counted(names.many, formatCount(offered.length))}
        checked={chosen.kinds.has(kind)}
        onChange={() => onChoose({ ...chosen, kinds: toggled(chosen.kinds, kind) })}
      />
      {missing}
      {chosen.kinds.has(kind) && (
        <Stack as="ul" gap="1" aria-label={names.many} className={styles['items']}>
          {offered.map((entry, index) => (
            <li key={entry.key}>
              <Choice
                id={`check-in-${kind}-${index}`}
                type="checkbox"
                variant="plain"
                label={nameText(entry)}
                description={aboutText(kind, entry)}
                checked={!chosen.leftOut.has(entry.key)}
                onChange={() =>
                  onChoose({ ...chosen, leftOut: toggled(chosen.leftOut, entry.key) })
                }
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
