import { useQuery } from '@tanstack/react-query';
import { claimNumberQuery } from '#src/api/queries/claim-number.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import type { Selection } from '#src/portal/plan/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The number of the claim that a question is about; empty without a claim. */
export function useClaimNumber({ plan, access }: Selection, claimId: string | null) {
  return useQuery({
    ...claimNumberQuery(usePortal(), plan, visibleMemberIds(plan, access), claimId ?? ''),
    enabled: claimId !== null,
  });
}
