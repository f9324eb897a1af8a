import { utility } from '#src/ui/layout/utility.ts';
import { useQuery } from '@tanstack/react-query';
import { recordPatientsQuery } from '#src/api/queries/health-record.ts';
import { healthRecordWords as words } from '#content/health-records.ts';
import { formatName } from '#src/domain/people/format-name.ts';
import { recordPeople, type RecordPeople } from '#src/domain/record/people.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { uiWords } from '#content/ui.ts';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { LabeledSelect } from '#src/ui/form/labeled-select.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { formatList } from '#content/formats.ts';
import { titles } from '#content/titles.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import type { HealthRecordsSearch } from './health-records-search.ts';
import styles from './health-records.module.css';
import { RecordView } from './record-view.tsx';

const ruleWords = words.rule;

/** The health records of the member, and of the children on the plan. */
export function HealthRecordsScreen({
  search,
  onSearch,
}: {
  search: HealthRecordsSearch;
  onSearch: (changes: Partial<HealthRecordsSearch>) => void;
}) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const { shown, apart } = recordPeople(selection, portal.now());
  const memberIds = shown.map(({ memberId }) => memberId);
  const patients = useQuery(recordPatientsQuery(portal, plan, memberIds));
  // Without a known person in the address, show the member's own record.
  const person = shown.find(({ memberId }) => memberId === search.member) ?? shown[0];
  return (
    <>
      <ScreenTitle intro={words.intro}>{titles.healthRecords}</ScreenTitle>
      <Stack gap="4" look="container" className={styles['screen']}>
        {shown.length > 1 && (
          <PersonChoice
            {...{ shown }}
            memberId={person?.memberId}
            onPerson={(member) => onSearch({ member, kind: undefined, page: undefined })}
          />
        )}
        <Loadable query={patients} skeleton={<RecordSkeleton />}>
          {({ members, completeness }) => {
            const own = members.filter(({ memberId }) => memberId === person?.memberId);
            if (person === undefined) return null;
            // The records cannot be requested without the patient.
            if (own.length === 0 && completeness !== 'complete') {
              return (
                <MissingNote hasFailed onRetry={() => void patients.refetch()}>
                  {uiWords.mayBeMissing}
                </MissingNote>
              );
            }
            return (
              <PartBoundary>
                <RecordView
                  // Typed text and open entries belong to one record.
                  key={person.memberId}
                  {...{ person, search, onSearch }}
                  patients={own}
                />
              </PartBoundary>
            );
          }}
        </Loadable>
        <PartBoundary>
          <RuleCard isPolicyHolder={plan.isPolicyHolder} apart={apart} />
        </PartBoundary>
      </Stack>
    </>
  );
}

function PersonChoice({
  shown,
  memberId,
  onPerson,
}: {
  shown: RecordPeople['shown'];
  memberId: string | undefined;
  onPerson: (memberId: string | undefined) => void;
}) {
  return (
    <LabeledSelect
      className={classNames(styles['choice'], 'screen-only')}
      label={words.whose}
      value={memberId ?? ''}
      options={shown.map((shownPerson) => [
        shownPerson.memberId,
        shownPerson.isSelf
          ? words.you(formatName(shownPerson.firstName))
          : formatName(shownPerson.firstName),
      ])}
      onChoose={(chosen) => {
        const person = shown.find((shownPerson) => shownPerson.memberId === chosen);
        onPerson(person?.isSelf ? undefined : person?.memberId);
      }}
    />
  );
}

function RecordSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="60%" />
      <div className={classNames(styles['now'], utility('cells', 'gap-3'))}>
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} height="8rem" />
        ))}
      </div>
      <Skeleton height="10rem" />
      <Skeleton height="100vh" />
    </SkeletonStack>
  );
}

/** The rule on access to records, and the people whose records are not shown. */
function RuleCard({
  isPolicyHolder,
  apart,
}: {
  isPolicyHolder: boolean;
  apart: readonly string[];
}) {
  return (
    <Card title={ruleWords.title} className={styles['rule']} screenOnly>
      <p>{isPolicyHolder ? ruleWords.policyholder : ruleWords.dependent}</p>
      {apart.length > 0 && <p>{ruleWords.apart(formatList(apart.map(formatName)))}</p>}
    </Card>
  );
}
