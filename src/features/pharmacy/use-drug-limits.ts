import { useQuery } from '@tanstack/react-query';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { drugLimitsLeft, type DrugLimitsLeft } from '#src/domain/pharmacy/fill-cost.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const nothingKnown: DrugLimitsLeft = { deductible: null, outOfPocket: null };

/** Returns the member's limits for drugs. The rest of a limit is null until it is known, and where it is not. */
export function useDrugLimits() {
  const { queryOf } = usePortal();
  const { plan, rights } = usePlan();
  const { data } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
    // On failure, show the prices with a general note.
    meta: { customError: true },
  });
  const left = data ? drugLimitsLeft(data.accumulators, plan.memberId) : nothingKnown;
  return { data, left };
}
