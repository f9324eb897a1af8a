import { useQuery } from '@tanstack/react-query';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { drugLimitsLeft, type DrugLimitsLeft } from '#src/domain/pharmacy/fill-cost.ts';
import { usePlan } from '#src/parts/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

const nothingKnown: DrugLimitsLeft = { deductible: null, outOfPocket: null };

/** The member's limits for drugs. What is left of them is null until, and where, it is not known. */
export function useDrugLimits() {
  const { queryOf } = usePortal();
  const { plan, rights } = usePlan();
  const { data } = useQuery({
    ...queryOf(accumulators(plan.memberId)),
    enabled: rights.deductible,
    // Without them the prices stand with a general note.
    meta: { customError: true },
  });
  const left = data ? drugLimitsLeft(data.accumulators, plan.memberId) : nothingKnown;
  return { data, left };
}
