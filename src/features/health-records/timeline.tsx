import { useDeferredValue, useId, useMemo, useState } from 'react';
import { formatList } from '#content/formats.ts';
import { healthRecordWords, recordKindWords } from '#content/health-records.ts';
import { formatCount } from '#src/domain/format/formats.ts';
import { recordKinds, type RecordKind } from '#src/domain/record/record.ts';
import { searchTimeline, timelineOf } from '#src/domain/record/timeline.ts';
import { visitClaims } from '#src/domain/record/visit-claim.ts';
import { useClaimsSoFar } from '#src/parts/claims/use-claims-so-far.ts';
import { combined } from '#src/domain/data/completeness.ts';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { useIsPhone } from '#src/ui/browser/use-is-phone.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { ListPages } from '#src/parts/list/list-pages.tsx';
import { usePageOf } from '#src/parts/list/use-page-of.ts';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import styles from './health-records.module.css';
import type { HealthRecordsSearch } from './health-records-search.ts';
import { MissingLine } from './missing-line.tsx';
import { searchedWords } from '#src/parts/record/record-text.ts';
import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { TimelineEntries } from './timeline-entries.tsx';
import type { RecordQueries } from './use-record.ts';

const words = healthRecordWords.timeline;
/** A phone has room for few before what follows. */
const pageSizes = { phone: 5, other: 20 };

/** All lists in one, the newest first: searched, filtered by kind, a page at a time; on paper all of it. */
export function Timeline({
  lists,
  memberId,
  search: { kind, page: requestedPage = 1 },
  onSearch,
}: Pick<RecordQueries, 'lists'> & {
  memberId: string;
  search: HealthRecordsSearch;
  onSearch: (changes: Partial<HealthRecordsSearch>) => void;
}) {
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { entries, matches } = useTimeline(lists, kind, text);
  // Only this person's claims can match the visits.
  const claims = useDeferredValue(useClaimsSoFar(memberId));
  const claimOf = useMemo(() => visitClaims(claims, memberId), [claims, memberId]);
  const pageSize = useIsPhone() ? pageSizes.phone : pageSizes.other;
  const pagination = usePageOf(matches, pageSize, requestedPage, (page) => onSearch({ page }));
  const completeness = combined(lists.map(({ query }) => query.data?.completeness ?? 'unknown'));
  const loading = lists.flatMap(({ kind: listKind, query }) =>
    query.isPending ? [recordKindWords[listKind].list] : [],
  );
  // Paper has no fields that say it.
  const narrowed = [kind === undefined ? '' : recordKindWords[kind].many, text.trim()]
    .filter(Boolean)
    .join(', ');
  const clear = () => {
    setTyped('');
    onSearch({ kind: undefined, page: undefined });
  };
  return (
    <Stack as="section" aria-labelledby={headingId} gap="4" className={styles['timeline']}>
      <h2 id={headingId}>{words.title}</h2>
      {entries.length === 0 && loading.length === 0 ? (
        <div className={styles['none']}>
          <Empty words={healthRecordWords.empty} completeness={completeness} />
        </div>
      ) : (
        <>
          <Row gap="4" className={styles['tools']} look="screen-only">
            <SearchField
              className={utility('fills')}
              label={words.search}
              placeholder={words.placeholder}
              value={typed}
              onChange={(text) => {
                setTyped(text);
                if (requestedPage > 1) onSearch({ page: undefined });
              }}
            />
            <KindChoice
              {...{ lists, kind }}
              onKind={(next) => onSearch({ kind: next, page: undefined })}
            />
          </Row>
          {narrowed !== '' && <p className={utility('paper-only')}>{words.only(narrowed)}</p>}
          {loading.length > 0 ? (
            <TimelineSkeleton loading={loading} />
          ) : (
            <>
              {lists.map(({ kind: listKind, query }) =>
                kind === undefined || kind === listKind ? (
                  <PartBoundary key={listKind}>
                    <MissingLine kind={listKind} query={query} />
                  </PartBoundary>
                ) : null,
              )}
              <ListPages
                {...{ pagination, words }}
                none={
                  <Stack gap="3" align="start">
                    <p>{words.noneFits}</p>
                    <Button variant="secondary" onClick={clear}>
                      {words.clear}
                    </Button>
                  </Stack>
                }
              >
                {(shown) => <TimelineEntries entries={shown} claimOf={claimOf} />}
              </ListPages>
            </>
          )}
        </>
      )}
    </Stack>
  );
}

/** Returns the entries of all lists and the search results, newest first. */
function useTimeline(lists: RecordQueries['lists'], kind: RecordKind | undefined, text: string) {
  const [a, b, c, d, e, f] = lists.map(({ query }) => query.data);
  // The array of lists is a new one each time; only other answers make another timeline.
  const entries = useMemo(
    () => [a, b, c, d, e, f].flatMap((list) => list?.entries ?? []),
    [a, b, c, d, e, f],
  );
  const timeline = useMemo(() => timelineOf(entries, searchedWords), [entries]);
  const matches = useMemo(
    () => searchTimeline(timeline, { kind: kind ?? null, text }),
    [timeline, kind, text],
  );
  return { entries, matches };
}

/** The placeholder until every list has loaded: a late one would move entries the member is reading. */
function TimelineSkeleton({ loading }: { loading: readonly string[] }) {
  return (
    <Stack aria-busy="true" gap="2">
      <p role="status" className={styles['loading']}>
        {words.loading(formatList(loading))}
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height="4rem" />
      ))}
    </Stack>
  );
}

function KindChoice({
  lists,
  kind,
  onKind,
}: Pick<RecordQueries, 'lists'> & {
  kind: RecordKind | undefined;
  onKind: (kind: RecordKind | undefined) => void;
}) {
  return (
    <LabeledSelect
      className={classNames(styles['choice'], 'screen-only')}
      label={words.kind}
      value={kind ?? ''}
      options={[
        ['', words.all],
        ...lists.map(({ kind: listKind, query }) => {
          const { many } = recordKindWords[listKind];
          const count = query.data?.entries.length;
          return [
            listKind,
            count === undefined ? many : words.counted(many, formatCount(count)),
          ] as const;
        }),
      ]}
      onChoose={(chosen) => onKind(recordKinds.find((recordKind) => recordKind === chosen))}
    />
  );
}
