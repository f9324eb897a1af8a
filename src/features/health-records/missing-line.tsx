import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import type { RecordKind } from '#src/domain/record/record.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import type { ListQuery } from './use-record.ts';

const words = healthRecordWords.timeline;

/** The note that a list could not be loaded, or only in part, with a retry. */
export function MissingLine({ kind, query }: { kind: RecordKind; query: ListQuery }) {
  const { list } = recordKindWords[kind];
  const hasFailed = query.isError && !query.isFetching;
  if (!hasFailed && (query.data?.completeness ?? 'complete') === 'complete') return null;
  return (
    <MissingNote
      retryName={words.retryList(list)}
      hasFailed={hasFailed}
      onRetry={() => void query.refetch()}
    >
      {hasFailed ? words.failed(list) : words.missing(list)}
    </MissingNote>
  );
}
