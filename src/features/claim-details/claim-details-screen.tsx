import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import { claimKinds } from '#content/claims.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { nameAmongOthers } from '#src/domain/people/member-name.ts';
import { searchOfPage } from '#src/portal/plan/claims-view.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx';
import { useActingAdultName } from '#src/parts/plan/use-acting-adult-name.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { Loadable } from '#src/ui/lazy/loadable.tsx';
import { Skeleton, SkeletonStack } from '#src/ui/feedback/skeleton.tsx';
import { Row } from '#src/ui/layout/row.tsx';
import { ClaimView } from './claim-view.tsx';
import { MissingClaim } from './missing-claim.tsx';
import { useClaim } from './use-claim.ts';
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
  const { query, isMissing } = useClaim(claimId);
  const selection = usePlan();
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
      {/* Always the same title element, because it has the focus. */}
      {query.data ? (
        <ScreenTitle intro={introOf(query.data, selection)}>{titleOf(query.data)}</ScreenTitle>
      ) : (
        <ScreenTitle>{isMissing ? words.missing : words.title}</ScreenTitle>
      )}
      {query.data && <LoadedClaim claim={query.data} />}
      {isMissing && <MissingClaim />}
      {!query.data && !isMissing && (
        <Loadable query={query} skeleton={<ClaimSkeleton />}>
          {() => null}
        </Loadable>
      )}
    </>
  );
}

function LoadedClaim({ claim }: { claim: FamilyClaim }) {
  const selection = usePlan();
  return (
    <ClaimView
      claim={claim}
      onlyBy={useActingAdultName(claim)}
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
