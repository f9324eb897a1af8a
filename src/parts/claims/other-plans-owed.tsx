import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { owedWords as words } from '#content/owed.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { planKey, splitPlans, type Plan } from '#src/domain/plan/plan.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal, useUserId } from '#src/portal/portal-context.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useDisclosure } from '#src/ui/layout/use-disclosure.ts';
import { lazyPart } from '#src/ui/lazy/lazy-part.ts';

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

/** The number of plans whose claims are read beside those of the open one. */
const mostPlans = 5;

/**
 * What the member may owe today on their other active plans, a line for each, once the member asks: their claims take
 * several calls. A link to the plans where they are many.
 */
export function OtherPlansOwed() {
  const plans = useOtherPlans() ?? [];
  const { isOpen, button, contentId } = useDisclosure();
  if (plans.length === 0) return null;
  if (plans.length > mostPlans) return <Link to="/select-plan">{words.otherPlans}</Link>;
  return (
    <div>
      <Button {...button} variant="text">
        {words.otherPlans}
      </Button>
      {isOpen && (
        <Suspense>
          <OtherPlansList plans={plans} id={contentId} />
        </Suspense>
      )}
    </div>
  );
}
