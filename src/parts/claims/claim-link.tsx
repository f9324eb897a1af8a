import { Link } from '@tanstack/react-router';
import { claimLinkWords as words } from '#content/claim-link.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';

/** Links to the claim of a fill, a document or a transaction; nothing without a claim, or without the right to claims. */
export function ClaimLink({ claimId, about }: { claimId: string | null; about: string }) {
  const { rights } = usePlan();
  if (claimId === null || !rights.claims) return null;
  return (
    <Link
      to="/{-$contractType}/claim-details/$claimId"
      params={{ claimId }}
      className="screen-only"
      aria-label={words.viewOf(about)}
    >
      {words.view}
    </Link>
  );
}
