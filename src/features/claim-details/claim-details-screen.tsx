import { ArrowLeft } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { claimQuery } from '#src/api/queries/claim.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimKinds } from '#content/claims.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { memberName, nameAmongOthers } from '#src/domain/people/member-name.ts';
import { mayActFor, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { searchOfPage } from '#src/portal/plan/claims-view.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { buttonClass } from '#src/ui/actions/button.tsx';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { ClaimView } from './claim-view.tsx';
import { useNextStep } from './use-next-step.ts';

const words = claimDetailsWords.screen;

/** One claim: what the member owes, why, and the next steps. */
export function ClaimDetailsScreen() {
  const { claimId } = useParams({ from: '/_member/{-$contractType}/claim-details/$claimId' });
  // Another claim is another screen: nothing that was typed for one stays for the other.
  return <Details key={claimId} claimId={claimId} />;
}

function Details({ claimId }: { claimId: string }) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan, access } = selection;
  const query = useQuery(claimQuery(portal, plan, visibleMemberIds(plan, access), claimId));
  const isMissing =
    query.error instanceof ApiFailure && (query.error.status === 404 || query.error.status === 403);
  return (
    <>
      <Row as="p" look="back">
        <Link
          to="/{-$contractType}/claims"
          search={searchOfPage(portal.claimsView.opened()?.page ?? 1)}
        >
          <ArrowLeft size={20} aria-hidden="true" />
          {words.back}
        </Link>
      </Row>
      {/* One title whatever is known: it has the focus. */}
      {query.data ? (
        <ScreenTitle intro={introOf(query.data, selection)}>{titleOf(query.data)}</ScreenTitle>
      ) : (
        <ScreenTitle>{isMissing ? words.missing : words.title}</ScreenTitle>
      )}
      {query.data && <LoadedClaim claim={query.data} />}
      {isMissing && <LeadsOn />}
      {!query.data && !isMissing && (
        <Loadable query={query} skeleton={<ClaimSkeleton />}>
          {() => null}
        </Loadable>
      )}
    </>
  );
}

/** The ways on from a claim that cannot be found: to the list, or to a phone number. */
function LeadsOn() {
  return (
    <>
      <p>{words.missingText}</p>
      <Row gap="3" look="screen-only">
        <Link to="/{-$contractType}/claims" className={buttonClass('primary')}>
          {words.seeAll}
        </Link>
        <Link to="/{-$contractType}/contact-us" className={buttonClass('secondary')}>
          {words.contact}
        </Link>
      </Row>
    </>
  );
}

function LoadedClaim({ claim }: { claim: FamilyClaim }) {
  const { now } = usePortal();
  const selection = usePlan();
  const { plan, access } = selection;
  const mayAct = mayActFor(plan, access, claim.memberId, now());
  return (
    <ClaimView
      claim={claim}
      onlyBy={mayAct ? null : memberName(access, claim.memberId)}
      {...useNextStep(claim, selection)}
    />
  );
}

const titleOf = (claim: FamilyClaim) => claim.providerName ?? claimKinds[claim.kind];

function introOf(claim: FamilyClaim, selection: Selection): string {
  const days = [claim.serviceStart, claim.serviceEnd].filter((day) => day !== null);
  const when = claimDetailsWords.period([...new Set(days)].map(formatDateInProse));
  return [
    nameAmongOthers(selection, claim.memberId) ?? '',
    claim.providerName === null ? words.noProvider : claimKinds[claim.kind],
    when,
    claim.claimNumber === null ? '' : words.number(claim.claimNumber),
  ]
    .filter(Boolean)
    .join(' · ');
}

function ClaimSkeleton() {
  return (
    <SkeletonStack>
      <Skeleton height="120px" />
      <Skeleton height="360px" />
      <Skeleton height="240px" />
    </SkeletonStack>
  );
}
