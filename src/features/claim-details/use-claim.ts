import { useQuery } from '@tanstack/react-query';
import { claimQuery } from '#src/api/queries/claim.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { isMissing } from '#src/parts/screen/is-missing.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the claim of a page's address; `isMissing` where it does not exist or this member may not see it. */
export function useClaim(claimId: string) {
  const selection = usePlan();
  const { plan } = selection;
  const query = useQuery(claimQuery(usePortal(), plan, visibleMemberIds(selection), claimId));
  return { query, isMissing: isMissing(query.error) };
}
