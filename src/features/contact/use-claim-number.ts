import { useQuery } from '@tanstack/react-query';
import { planKey } from '#src/domain/plan.ts';
import { visibleMemberIds } from '#src/domain/rights.ts';
import type { Selection } from '#src/portal/plan-store.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The number of the claim that a question is about, empty where there is none. What reads claims comes only then. */
export function useClaimNumber({ plan, access }: Selection, claimId: string | null) {
  const portal = usePortal();
  const read = async (): Promise<string> => {
    const { claimQuery } = await import('#src/api/queries/claim.ts');
    const memberIds = visibleMemberIds(plan, access);
    const claim = await portal.queryClient.query(
      claimQuery(portal, plan, memberIds, claimId ?? ''),
    );
    return claim.claimNumber ?? '';
  };
  return useQuery({
    queryKey: ['claim number', planKey(plan), claimId],
    enabled: claimId !== null,
    queryFn: read,
  });
}
