import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { claimQuery } from '#src/api/queries/claim.ts';
import { claimHistoryQuery } from '#src/api/queries/claims.ts';
import type { Claim, RelatedClaim } from '#src/domain/claims/claim.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { formatDateInProse } from '#src/domain/formats.ts';
import { prefixOf } from '#src/domain/plan.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ClaimStatusPill } from '#src/shell/claim-status-pill.tsx';
import styles from './claim-details.module.css';

const words: Record<RelatedClaim['relationship'], string> = {
  prior: 'This claim takes the place of an earlier one:',
  replacedby: 'A newer claim took the place of this one:',
  associated: 'This claim belongs together with:',
};

/** The claims this one replaces, is replaced by, or undoes, with a way to them. */
export function RelatedClaims({ claim, selection }: { claim: Claim; selection: Selection }) {
  if (claim.related.length === 0) return null;
  return (
    <section aria-label="Related claims" className={styles['related']}>
      {claim.related.map((related) => (
        <p key={`${related.relationship} ${related.claim}`}>
          {words[related.relationship]} <RelatedLink related={related} selection={selection} />
        </p>
      ))}
    </section>
  );
}

function RelatedLink({ related, selection }: { related: RelatedClaim; selection: Selection }) {
  const id = idOf(related.claim);
  return id === null ? (
    <ByNumber claimNumber={related.claim} selection={selection} />
  ) : (
    <ById claimId={id} selection={selection} />
  );
}

function ById({ claimId, selection }: { claimId: string; selection: Selection }) {
  const portal = usePortal();
  const { plan, access } = selection;
  const { data } = useQuery({
    ...claimQuery(portal, plan, visibleMemberIds(plan, access), claimId),
    // A claim that cannot be read is named all the same.
    meta: { customError: true },
  });
  return data ? <ClaimLink claim={data} selection={selection} /> : claimId;
}

/** The payer's number alone leads nowhere by itself: the list knows whose it is. */
function ByNumber({ claimNumber, selection }: { claimNumber: string; selection: Selection }) {
  const { clients } = usePortal();
  const { plan, access } = selection;
  const { data } = useQuery({
    ...claimHistoryQuery(clients, plan, visibleMemberIds(plan, access)),
    meta: { customError: true },
  });
  const claim = data?.claims.find((one) => one.claimNumber === claimNumber);
  return claim ? <ClaimLink claim={claim} selection={selection} /> : claimNumber;
}

function ClaimLink({ claim, selection: { plan } }: { claim: FamilyClaim; selection: Selection }) {
  return (
    <>
      <Link
        to="/{-$contractType}/claim-details/$claimId"
        params={{ contractType: prefixOf(plan), claimId: claim.id }}
      >
        claim {claim.claimNumber ?? claim.id}
      </Link>
      {claim.serviceStart !== null && `, ${formatDateInProse(claim.serviceStart)}`}{' '}
      <ClaimStatusPill status={claim.status} />
    </>
  );
}

/** The id in a reference to an ExplanationOfBenefit; null for the payer's own number. */
function idOf(claim: string): string | null {
  const [, id] = /(?:^|\/)ExplanationOfBenefit\/([A-Za-z0-9.-]{1,64})$/.exec(claim) ?? [];
  return id ?? null;
}
