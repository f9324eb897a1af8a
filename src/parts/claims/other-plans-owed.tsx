import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { owedWords as words } from '#content/owed.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { planKey, splitPlans, type Plan } from '#src/domain/plan/plan.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

// Few members have several plans.
const OtherPlansList = lazyPart(
  async () => (await import('./other-plans-list.tsx')).OtherPlansList,
);

/** Returns the member's active plans besides the one that is open; null until they are known. */
export function useOtherPlans(): Plan[] | null {
  const { queryOf } = usePortal();
  const { data, isError } = useQuery(queryOf(memberships(useUserId())));
  const openPlan = planKey(usePlan().plan);
  if (data === undefined) return isError ? [] : null;
  return splitPlans(data.plans).active.filter((plan) => planKey(plan) !== openPlan);
}

/**
 * Shows what the member may owe today on their other active plans, a line for each, once the member asks: their claims
 * take several calls.
 */
export function OtherPlansOwed() {
  const plans = useOtherPlans() ?? [];
  if (plans.length === 0) return null;
  return (
    <div>
      <Disclosure title={words.otherPlans}>
        <Suspense>
          <OtherPlansList plans={plans} />
        </Suspense>
      </Disclosure>
    </div>
  );
}
