import { classNames } from '#src/ui/class-names.ts';
import { utility } from '#src/ui/layout/utility.ts';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { MemberPatient } from '#src/api/queries/patients-of-members.ts';
import { healthRecordWords as words } from '#content/health-records.ts';
import { formatDate } from '#content/formats.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { trendsOf } from '#src/domain/record/trends.ts';
import { scrollPageTo } from '#src/ui/browser/scroll-to.ts';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import type { HealthRecordsSearch } from './health-records-search.ts';
import styles from './health-records.module.css';
import { NowCard, type CurrentKind } from './now-card.tsx';
import { TakeCard } from './take-card.tsx';
import { Timeline } from './timeline.tsx';
import { TrendsCard } from './trends-card.tsx';
import { useRecord } from './use-record.ts';

const currentKinds = [
  'condition',
  'medication',
  'allergy',
  'observation',
] as const satisfies CurrentKind[];

/** Pixels kept free above the trends when the page scrolls to them. */
const aboveTrends = 16;

/** One person's record: what matters now, the timeline, and the trends of results. */
export function RecordView({
  person: { memberId, firstName, isSelf },
  patients,
  search,
  onSearch,
}: {
  person: { memberId: string; firstName: string; isSelf: boolean };
  /** The member's patients in the service. */
  patients: readonly MemberPatient[];
  search: HealthRecordsSearch;
  onSearch: (changes: Partial<HealthRecordsSearch>) => void;
}) {
  const record = useRecord(patients.map(({ id }) => id));
  const queryOf = (wanted: string) => record.lists.find(({ kind }) => kind === wanted)?.query;
  const isWhole = record.lists.every(({ query }) => !query.isPending);
  const results = queryOf('observation')?.data;
  // Thousands of results take long to compare: the timeline comes first.
  const compared = useDeferredValue(isWhole ? results : undefined, undefined);
  const trends = useMemo(() => trendsOf(compared?.entries ?? []), [compared]);
  const trendsCard = useRef<HTMLDivElement>(null);
  const toTrends = () => {
    const { current } = trendsCard;
    if (current === null) return;
    scrollPageTo(window.scrollY + current.getBoundingClientRect().top - aboveTrends);
    current.focus({ preventScroll: true });
  };
  const knownPatients = patients.map(({ patient }) => patient);
  const name = knownPatients.find((patient) => patient.name !== null)?.name ?? firstName;
  const birthDate = knownPatients.find((patient) => patient.birthDate !== null)?.birthDate ?? null;
  return (
    <>
      <Row as="p" gap="4" className={styles['person']}>
        <strong>{formatName(name)}</strong>
        {birthDate !== null && <span>{words.born(formatDate(birthDate))}</span>}
        <span>{words.memberId(memberId)}</span>
      </Row>
      <section
        className={classNames(styles['now'], utility('cells', 'gap-3'))}
        aria-label={words.now.title}
      >
        {currentKinds.map((kind) => {
          const query = queryOf(kind);
          return (
            query !== undefined && (
              <PartBoundary key={kind}>
                <NowCard
                  {...{ kind, query }}
                  onMore={() => onSearch({ kind, page: undefined })}
                  onTrends={kind === 'observation' && trends.length > 0 ? toTrends : undefined}
                />
              </PartBoundary>
            )
          );
        })}
      </section>
      <PartBoundary>
        <Timeline lists={record.lists} {...{ memberId, search, onSearch }} />
      </PartBoundary>
      {isWhole && (
        <>
          <PartBoundary>
            <TrendsCard trends={trends} container={trendsCard} />
          </PartBoundary>
          <PartBoundary>
            <TakeCard {...{ record, isSelf }} />
          </PartBoundary>
        </>
      )}
    </>
  );
}
