import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateInProse } from '#content/formats.ts';
import { claimByNumberQuery, claimQuery } from '#src/api/queries/claim.ts';
import { claimDetailsWords } from '#content/claim-details.ts';
import { unknownAppealStatus } from '#src/domain/claims/appeal-status.ts';
import { nameIn, type ClaimRelation } from '#src/domain/claims/claim-relations.ts';
import { costBreakdownOf, isReversalOf } from '#src/domain/claims/amounts/cost-breakdown.ts';
import type { FamilyClaim } from '#src/domain/claims/family-claim.ts';
import { nextStep } from '#src/domain/claims/next-step.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { Claim, RelatedClaim } from '#src/domain/claims/claim.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { ClaimStatusPill } from '#src/parts/claims/claim-status-pill.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

const words = claimDetailsWords.related;

/** The claims this one replaces, is replaced by, or undoes, with a way to them. */
export function RelatedClaims({
  claim,
  relation,
}: {
  claim: FamilyClaim;
  relation: ClaimRelation | null;
}) {
  const isNamed = ({ id, claimNumber }: FamilyClaim) =>
    claim.related.some((relatedClaim) => [id, claimNumber].includes(nameIn(relatedClaim.claim)));
  const unnamed = relation && !isNamed(relation.by) ? relation : null;
  const isReversal = isReversalOf(costBreakdownOf(claim));
  if (claim.related.length === 0 && unnamed === null) return null;
  return (
    <Stack as="section" aria-label={words.title} gap="2" look="tint">
      {claim.related.map((related) => (
        <p key={`${related.relationship} ${related.claim}`}>
          {
            words.relationships[
              isReversal && related.relationship === 'associated' ? 'undoes' : related.relationship
            ]
          }{' '}
          <RelatedLink related={related} of={claim} />
        </p>
      ))}
      {unnamed && (
        <p>
          {words.relationships[unnamed.kind]} <ClaimLink claim={unnamed.by} relation={null} />
        </p>
      )}
    </Stack>
  );
}

function RelatedLink({ related, of }: { related: RelatedClaim; of: FamilyClaim }) {
  const { patient } = of;
  const relation = relationTo(of, related);
  const id = idOf(related.claim);
  if (id !== null) return <ById claimId={id} relation={relation} />;
  if (patient === null) return related.claim;
  return <ByNumber claimNumber={related.claim} patient={patient} relation={relation} />;
}

/** Returns how this page's claim relates to the claim it names: reversed it, replaced it, or neither. */
function relationTo(by: FamilyClaim, { relationship }: RelatedClaim): ClaimRelation | null {
  if (relationship === 'replacedby') return null;
  if (isReversalOf(costBreakdownOf(by))) return { kind: 'reversed', by };
  return relationship === 'prior' ? { kind: 'replaced', by } : null;
}

function ById({ claimId, relation }: { claimId: string; relation: ClaimRelation | null }) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const { data } = useQuery({
    ...claimQuery(portal, plan, visibleMemberIds(selection), claimId),
    // A claim that cannot be read is named all the same.
    meta: { customError: true },
  });
  return data ? <ClaimLink claim={data} relation={relation} /> : claimId;
}

/** The payer's number does not identify the claim's page, so search for it among the patient's claims. */
function ByNumber({
  claimNumber,
  patient,
  relation,
}: {
  claimNumber: string;
  patient: string;
  relation: ClaimRelation | null;
}) {
  const portal = usePortal();
  const selection = usePlan();
  const { plan } = selection;
  const { data } = useQuery({
    ...claimByNumberQuery(portal, plan, visibleMemberIds(selection), { patient, claimNumber }),
    meta: { customError: true },
  });
  return data ? <ClaimLink claim={data} relation={relation} /> : claimNumber;
}

function ClaimLink({ claim, relation }: { claim: Claim; relation: ClaimRelation | null }) {
  const today = localDay(usePortal().now());
  const step = nextStep(claim, { relation, appeal: unknownAppealStatus }, today);
  return (
    <>
      <Link to="/{-$contractType}/claim-details/$claimId" params={{ claimId: claim.id }}>
        {words.link(claim.claimNumber ?? claim.id)}
      </Link>
      {claim.serviceStart !== null && <span>, {formatDateInProse(claim.serviceStart)}</span>}
      <span> </span>
      <ClaimStatusPill status={claim.status} nextStep={step} />
    </>
  );
}

/** The id in a reference to an ExplanationOfBenefit; null for the payer's own number. */
function idOf(claim: string): string | null {
  const [, id] = /(?:^|\/)ExplanationOfBenefit\/([A-Za-z0-9.-]{1,64})$/.exec(claim) ?? [];
  return id ?? null;
}
