import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { plansWords, contractTypeNames } from '#content/plans.ts';
import { uiWords } from '#content/ui.ts';
import { memberships, type Memberships } from '#src/api/calls/account/memberships.ts';
import { limits } from '#src/domain/limits.ts';
import { planKey, splitPlans, type Plan } from '#src/domain/plan/plan.ts';
import { useChoosePlan } from '#src/parts/plan/use-choose-plan.ts';
import { CallText } from '#src/parts/text/member-services.tsx';
import { usePortal, useSelection, useUserId } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { MissingNote } from '#src/ui/feedback/missing-note.tsx';
import { Empty } from '#src/ui/feedback/empty.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PlanList } from './plan-list.tsx';
import { SearchField } from '#src/ui/form/search-field.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import { formatDate } from '#content/formats.ts';
import { utility } from '#src/ui/layout/utility.ts';

/**
 * Every plan of the member; choosing one opens its dashboard or the requested address. A member with only one plan
 * skips the choice.
 */
export function SelectPlanScreen({
  takeReturnAddress,
}: {
  takeReturnAddress: () => string | null;
}) {
  const { queryOf, plans: store } = usePortal();
  const userId = useUserId();
  const current = useSelection();
  const plans = useQuery(queryOf(memberships(userId)));
  const { choose, choosingKey, failure } = useChoosePlan(takeReturnAddress);

  const [only, ...others] = plans.data?.plans ?? [];
  const isWhole = plans.data?.completeness === 'complete';
  const isAsked =
    only === undefined || others.length > 0 || !isWhole || store.remembered() !== null;
  const hasGoneOn = useRef(false);
  useEffect(() => {
    if (isAsked || hasGoneOn.current) return;
    hasGoneOn.current = true;
    // Back leads to where one came from, not through here again.
    void choose(only, { replace: true });
  });
  const goesOn = failure === null && others.length === 0 && (!isAsked || choosingKey !== null);

  return (
    <>
      <ScreenTitle intro={plansWords.intro}>{plansWords.title}</ScreenTitle>
      {failure && (
        <Notice tone="error">
          {plansWords.notOpened} {uiWords.errorCode(failure.code)}
        </Notice>
      )}
      <Loadable query={plans} skeleton={<PlansSkeleton />}>
        {(all) =>
          goesOn ? (
            <PlansSkeleton />
          ) : (
            <Plans
              {...all}
              onRetry={() => void plans.refetch()}
              currentKey={current ? planKey(current.plan) : null}
              choosingKey={choosingKey}
              onChoose={(plan) => void choose(plan, { replace: false })}
            />
          )
        }
      </Loadable>
    </>
  );
}

function Plans({
  plans,
  completeness,
  onRetry,
  ...choice
}: Memberships & {
  onRetry: () => void;
  currentKey: string | null;
  choosingKey: string | null;
  onChoose: (plan: Plan) => void;
}) {
  const [words, setWords] = useState('');
  if (plans.length === 0) {
    return (
      <Empty words={plansWords.none} {...{ completeness, onRetry }}>
        {(text) => (
          <PartBoundary>
            <CallText>{text}</CallText>
          </PartBoundary>
        )}
      </Empty>
    );
  }
  const matches = searchPlans(plans, words);
  const { active, inactive } = splitPlans(matches);
  return (
    <>
      {completeness !== 'complete' && (
        <MissingNote onRetry={onRetry}>{plansWords.mayBeMissing}</MissingNote>
      )}
      {plans.length > limits.planSearchAbove && (
        <Stack gap="1" className={utility('short-field')}>
          <SearchField label={plansWords.search.label} value={words} onChange={setWords} />
          <p role="status" className={utility('secondary', 'small')}>
            {matches.length === plans.length
              ? plansWords.search.count(plans.length)
              : plansWords.search.found(matches.length, plans.length)}
          </p>
        </Stack>
      )}
      {matches.length === 0 && <p>{plansWords.search.none(words.trim())}</p>}
      {active.length > 0 && <PlanList title={plansWords.active} plans={active} {...choice} />}
      {inactive.length > 0 && <PlanList title={plansWords.inactive} plans={inactive} {...choice} />}
    </>
  );
}

function PlansSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton width="10rem" height="1.75rem" />
      <Skeleton height="112px" />
      <Skeleton height="112px" />
    </SkeletonStack>
  );
}

/** The plans in which every word is found: in the name, the type, an ID or the start date. */
export function searchPlans(plans: readonly Plan[], words: string): Plan[] {
  const wanted = searchWords(words);
  return plans.filter((plan) => {
    const text = foldLetters(
      [
        plan.lobDisplayName,
        plan.displayName,
        contractTypeNames[plan.contractType],
        plan.memberId,
        plan.contractId,
        plan.origEffDate === null ? '' : formatDate(plan.origEffDate),
      ].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}
