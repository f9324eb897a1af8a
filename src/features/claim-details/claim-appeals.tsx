import { useQuery } from '@tanstack/react-query';
import { appeals, type ClaimAppeals as Appeals } from '#src/api/calls/claims/claim-inquiries.ts';
import { leadsToAppeal, type NextStep } from '#src/domain/claims/next-step.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Lists the appeals of a claim, and links to a new one unless the status above does. It's left out where there is
 * neither an appeal nor such a link.
 */
export function ClaimAppeals({
  claimId,
  nextStep,
  onlyBy,
}: {
  claimId: string;
  nextStep: NextStep;
  /** The first name of the adult who alone can appeal; null for the user's own claims and a child's. */
  onlyBy: string | null;
}) {
  const { queryOf } = usePortal();
  const { data, isPending } = useQuery(queryOf(appeals(claimId)));
  const isLedThere = onlyBy === null && leadsToAppeal(nextStep.step);
  if (isLedThere && (!data || data.items.length === 0)) return null;
  // While it loads, a refused claim leaves no room: the status usually says enough.
  if (data ? !isWorthSaying(data, nextStep) : isPending && nextStep.denial !== null) return null;
  return (
    <AppealsCard
      appeals={appeals(claimId)}
      onlyBy={onlyBy}
      link={
        isLedThere
          ? null
          : { to: '/{-$contractType}/claim-details/$claimId/appeal', params: { claimId } }
      }
      foldsOnPhones
    />
  );
}

/** Whether there are appeals, one is possible, or the insurer says why what it refused can't be appealed. */
function isWorthSaying({ eligibility, items }: Appeals, { denial, day }: NextStep): boolean {
  const saysWhyNot = denial !== null && day === null && eligibility.notAllowedReason !== undefined;
  return eligibility.allowed || items.length > 0 || saysWhyNot;
}
