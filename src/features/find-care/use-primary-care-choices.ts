import { useQuery } from '@tanstack/react-query';
import { primaryCareOfAll } from '#src/api/queries/primary-care.ts';
import { actingMemberIds } from '#src/domain/plan/rights.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns the member IDs that the user chooses doctors for, and the query of their present choices. Nothing is requested
 * under a plan without a primary care provider.
 */
export function usePrimaryCareChoices() {
  const portal = usePortal();
  const selection = usePlan();
  const acting = actingMemberIds(selection, portal.now());
  const query = useQuery({
    ...primaryCareOfAll(portal, acting),
    enabled: selection.rights.choosePrimaryCareProvider,
  });
  return { acting, query };
}
