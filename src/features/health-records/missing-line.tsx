import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import type { RecordKind } from '#src/domain/record/record.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './health-records.module.css';
import type { ListQuery } from './use-record.ts';

const words = healthRecordWords.timeline;

/** Says that a list could not be had, or not all of it, and asks for it again. */
export function MissingLine({ kind, query }: { kind: RecordKind; query: ListQuery }) {
  const { list } = recordKindWords[kind];
  const hasFailed = query.isError && !query.isFetching;
  if (!hasFailed && !query.data?.mayBeMissing) return null;
  return (
    <div className={styles['missing']} role={hasFailed ? 'alert' : 'status'}>
      <p>{hasFailed ? words.failed(list) : words.missing(list)}</p>
      <Button
        variant="secondary"
        aria-label={words.retryList(list)}
        onClick={() => void query.refetch()}
      >
        {healthRecordWords.retry}
      </Button>
    </div>
  );
}
