import { useQuery } from '@tanstack/react-query';
import { appeals, type ClaimAppeals as Appeals } from '#src/api/calls/claims/claim-inquiries.ts';
import type { NextStep } from '#src/domain/claims/next-step.ts';
import { AppealsCard } from '#src/parts/letters/appeals-card.tsx';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * The appeals of a claim, and the way to one where the status above doesn't lead there. Left out where nothing was
 * appealed, and nothing can be or the status leads there.
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
  const isLedThere = onlyBy === null && leadsToAppeal.has(nextStep.step);
  if (isLedThere && (!data || data.items.length === 0)) return null;
  // Of what was refused the status is likely enough: room is left only for the appeal of another decision.
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

const leadsToAppeal: ReadonlySet<NextStep['step']> = new Set<NextStep['step']>([
  'appeal',
  'send-records',
  'see-appeal',
]);

/** Whether there are appeals, one is possible, or the insurer says why what it refused can't be appealed. */
function isWorthSaying({ eligibility, items }: Appeals, { denial, day }: NextStep): boolean {
  const saysWhyNot = denial !== null && day === null && eligibility.notAllowedReason !== undefined;
  return eligibility.allowed || items.length > 0 || saysWhyNot;
}
