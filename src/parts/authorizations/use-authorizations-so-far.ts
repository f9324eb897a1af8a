import { useQuery } from '@tanstack/react-query';
import { authorizationsQuery } from '#src/api/queries/authorizations.ts';
import type { FamilyAuthorization } from '#src/domain/authorizations/authorization.ts';
import { seesAuthorizations, visibleMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const none: readonly FamilyAuthorization[] = [];

/**
 * Returns the authorizations that have loaded so far; empty where the member may not see them. Does not report a
 * failure, because the screen works without authorizations.
 */
export function useAuthorizationsSoFar(isWanted: boolean): readonly FamilyAuthorization[] {
  const portal = usePortal();
  const selection = usePlan();
  const options = authorizationsQuery(portal, selection.plan, visibleMemberIds(selection));
  const { data } = useQuery({
    ...options,
    enabled: isWanted && seesAuthorizations(selection),
    meta: { ...options.meta, customError: true },
  });
  return data?.authorizations ?? none;
}
