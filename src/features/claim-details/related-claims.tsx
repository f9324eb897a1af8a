import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { claimByNumberQuery, claimQuery } from '#src/api/queries/claim.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import type { Claim, RelatedClaim } from '#src/domain/claims/claim.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ClaimStatusPill } from '#src/parts/claim-status-pill.tsx';
import styles from './claim-details.module.css';

const words = claimDetailsWords.related;

/** The claims this one replaces, is replaced by, or undoes, with a way to them. */
export function RelatedClaims({ claim }: { claim: Claim }) {
  if (claim.related.length === 0) return null;
  return (
    <section aria-label={words.title} className={styles['related']}>
      {claim.related.map((related) => (
        <p key={`${related.relationship} ${related.claim}`}>
          {words.relationships[related.relationship]}{' '}
          <RelatedLink related={related} patient={claim.patient} />
        </p>
      ))}
    </section>
  );
}

function RelatedLink({ related, patient }: { related: RelatedClaim; patient: string | null }) {
  const id = idOf(related.claim);
  if (id !== null) return <ById claimId={id} />;
  if (patient === null) return related.claim;
  return <ByNumber claimNumber={related.claim} patient={patient} />;
}

function ById({ claimId }: { claimId: string }) {
  const portal = usePortal();
  const { plan, access } = usePlan();
  const { data } = useQuery({
    ...claimQuery(portal, plan, visibleMemberIds(plan, access), claimId),
    // A claim that cannot be read is named all the same.
    meta: { customError: true },
  });
  return data ? <ClaimLink claim={data} /> : claimId;
}

/** The payer's number alone leads nowhere by itself: it is looked for among the patient's claims. */
function ByNumber({ claimNumber, patient }: { claimNumber: string; patient: string }) {
  const portal = usePortal();
  const { plan, access } = usePlan();
  const { data } = useQuery({
    ...claimByNumberQuery(portal, plan, visibleMemberIds(plan, access), { patient, claimNumber }),
    meta: { customError: true },
  });
  return data ? <ClaimLink claim={data} /> : claimNumber;
}

function ClaimLink({ claim }: { claim: Claim }) {
  return (
    <>
      <Link to="/{-$contractType}/claim-details/$claimId" params={{ claimId: claim.id }}>
        {words.link(claim.claimNumber ?? claim.id)}
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
