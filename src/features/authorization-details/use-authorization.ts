import { useQuery } from '@tanstack/react-query';
import { authorizationQuery } from '#src/api/queries/authorizations.ts';
import { visibleMemberIds } from '#src/domain/plan/rights.ts';
import { isMissing } from '#src/parts/screen/is-missing.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Returns the authorization of a page's address; `isMissing` where it does not exist or this member may not see it. */
export function useAuthorization(authorizationId: string) {
  const selection = usePlan();
  const { plan } = selection;
  const memberIds = visibleMemberIds(selection);
  const query = useQuery(authorizationQuery(usePortal(), plan, memberIds, authorizationId));
  return { query, isMissing: isMissing(query.error) };
}
