import { useQuery } from '@tanstack/react-query';
import { claimNumberQuery } from '#src/api/queries/claim-number.ts';
import { visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The number of the claim that a question is about; empty without a claim. */
export function useClaimNumber(selection: Selection, claimId: string | null) {
  return useQuery({
    ...claimNumberQuery(usePortal(), selection.plan, visibleMemberIds(selection), claimId ?? ''),
    enabled: claimId !== null,
  });
}
