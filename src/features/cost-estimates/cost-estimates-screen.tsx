import { Suspense } from 'react';
import { costEstimateWords as words } from '#content/cost-estimates.ts';
import { mayActFor } from '#src/domain/plan/rights.ts';
import { useProfileZip } from '#src/parts/geography/use-profile-zip.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useStepFocus } from '#src/parts/screen/use-step-focus.ts';
import { NoticeLinks } from '#src/parts/text/notice-links.tsx';
import { usePortal } from '#src/portal/portal-context.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { PartBoundary } from '#src/ui/feedback/part-boundary.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { CostForm } from './cost-form.tsx';
import type { CostNavigation } from './cost-search.ts';

// The results come after the form, and once the member has searched.
const CostResults = lazyPart(async () => (await import('./cost-results.tsx')).CostResults);
const KeptEstimates = lazyPart(async () => (await import('./kept-estimates.tsx')).KeptEstimates);
const ProcedureList = lazyPart(async () => (await import('./procedure-list.tsx')).ProcedureList);

/** The estimated cost of a test or procedure for the member, at places nearby. */
export function CostEstimatesScreen({ search: named, onSearch }: CostNavigation) {
  const home = useProfileZip();
  // A link that names only what is needed looks near the member's home.
  const isNearHome = named.q !== undefined && named.zip === undefined && home !== null;
  const search = isNearHome ? { ...named, zip: home } : named;
  const { q, zip, procedure } = search;
  const asked = JSON.stringify([q, zip, search.radius, search.member]);
  useStepFocus(procedure ?? asked);
  return (
    <>
      <ScreenTitle intro={words.intro}>{words.title}</ScreenTitle>
      {procedure === undefined && (
        <Card title={words.form.title}>
          <CostForm
            key={`${asked} ${home ?? ''}`}
            home={home}
            search={search}
            onSearch={(next) => onSearch(next, { isStep: true })}
          />
        </Card>
      )}
      {q !== undefined && zip !== undefined && procedure === undefined && (
        <section aria-label={words.procedures.title} tabIndex={-1} data-step-focus>
          <PartBoundary>
            <Suspense fallback={<Skeleton height="12rem" />}>
              <ProcedureList q={q} search={search} />
            </Suspense>
          </PartBoundary>
        </section>
      )}
      {zip !== undefined && procedure !== undefined && (
        <PartBoundary>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <CostResults {...{ search, onSearch, zip, procedure }} key={procedure} />
          </Suspense>
        </PartBoundary>
      )}
      <PartBoundary>
        <Suspense>
          <KeptOf member={search.member} />
        </Suspense>
      </PartBoundary>
      <PartBoundary>
        <NoticeLinks ids={['surprise-bills']} />
      </PartBoundary>
    </>
  );
}

/** The saved estimates of the person that the estimate is for, where the user may act for them. */
function KeptOf({ member }: { member: string | undefined }) {
  const { plan, access } = usePlan();
  const { now } = usePortal();
  const asked = access.accessibleMembers.find((one) => one.memberId === member);
  const memberId = asked?.memberId ?? plan.memberId;
  return mayActFor(plan, access, memberId, now()) ? (
    <KeptEstimates key={memberId} memberId={memberId} />
  ) : null;
}
