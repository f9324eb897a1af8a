import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { claimQuery } from '#src/api/queries/claim.ts';
import type { Claim, RelatedClaim } from '#src/domain/claims/claim.ts';
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
  const { clients } = usePortal();
  const { plan, access } = selection;
  const claimId = idOf(related.claim);
  const { data } = useQuery({
    ...claimQuery(clients, plan, visibleMemberIds(plan, access), claimId ?? ''),
    enabled: claimId !== null,
    // A claim that cannot be read is named all the same.
    meta: { customError: true },
  });
  // A number alone leads nowhere; nor does a claim that cannot be read.
  if (claimId === null || !data) return <span>{claimId ?? related.claim}</span>;
  return (
    <>
      <Link
        to="/{-$contractType}/claim-details/$claimId"
        params={{ contractType: prefixOf(plan), claimId }}
      >
        claim {data.claimNumber ?? claimId}
      </Link>
      {data.serviceStart !== null && `, ${formatDateInProse(data.serviceStart)}`}{' '}
      <ClaimStatusPill status={data.status} />
    </>
  );
}

/** The id in a reference to an ExplanationOfBenefit; null for the payer's own number. */
function idOf(claim: string): string | null {
  const [, id] = /(?:^|\/)ExplanationOfBenefit\/([A-Za-z0-9.-]{1,64})$/.exec(claim) ?? [];
  return id ?? null;
}
