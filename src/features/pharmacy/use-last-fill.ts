import { useQuery } from '@tanstack/react-query';
import { prescriptionsQuery } from '#src/api/calls/care/prescriptions.ts';
import type { Prescription } from '#src/domain/pharmacy/prescription.ts';
import { useCapability } from '#src/parts/plan/use-capability.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** A fill with the claim that states its cost. */
export type ClaimedFill = Prescription & { claimId: string };

/**
 * Returns the member's last fill of a drug with exactly the name of the list, including strength and form, whose claim
 * the user may see; null without one.
 */
export function useLastFill(drug: string): ClaimedFill | null {
  const portal = usePortal();
  const { plan, rights } = usePlan();
  const { data } = useQuery({
    ...prescriptionsQuery(portal, plan.memberId),
    enabled: useCapability('pharmacy') && rights.claims,
    meta: { customError: true },
  });
  for (const prescription of data?.items ?? []) {
    const { claimId } = prescription;
    if (claimId !== null && nameKey(prescription.name) === nameKey(drug))
      return { ...prescription, claimId };
  }
  return null;
}

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
