import { useQuery } from '@tanstack/react-query';
import { authorizationsQuery, type AuthorizationList } from '#src/api/queries/authorizations.ts';
import { asPartial } from '#src/domain/data/completeness.ts';
import { seesAuthorizations, visibleMemberIds, type Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns the authorizations of each person on the plan whose records may be seen; requested only where the plan has
 * their screen. `since`: only those that reach that day, YYYY-MM-DD.
 */
export function useAuthorizations(
  selection: Selection,
  { since, isWanted = true }: { since?: string; isWanted?: boolean } = {},
) {
  const { plan } = selection;
  const memberIds = visibleMemberIds(selection);
  return useQuery({
    ...authorizationsQuery(usePortal(), plan, memberIds, since),
    ...(selection.isPartial && { select: asPartial<AuthorizationList> }),
    enabled: isWanted && seesAuthorizations(selection),
  });
}
