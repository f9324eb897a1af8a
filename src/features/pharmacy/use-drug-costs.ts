import { useQuery } from '@tanstack/react-query';
import { coverages } from '#src/api/calls/coverage/coverages.ts';
import type { CostShare } from '#src/domain/coverage/cost-share.ts';
import { coveragesOf, policiesOf, type Coverage } from '#src/domain/coverage/coverage.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { PlanNames } from '#src/domain/pharmacy/drug-plan.ts';
import { usePlan } from '#src/parts/plan/use-plan.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The drug costs of the member's coverages, with the query that loads them. */
export function useDrugCosts() {
  const portal = usePortal();
  const { plan } = usePlan();
  const today = localDay(portal.now());
  const query = useQuery(portal.queryOf(coverages(plan, today)));
  const own = ownCoverages(
    query.data === undefined ? [] : coveragesOf(query.data.coverages, plan, today),
    today,
  );
  const costs: readonly CostShare[] = own
    .flatMap((coverage) => coverage.costs)
    .filter(({ subject }) => subject === 'drugs');
  const planNames: PlanNames = {
    codes: unique(own.map(({ planCode }) => planCode)),
    names: unique([...own.map(({ planName }) => planName), plan.lobDisplayName]),
  };
  return { query, costs, planNames, today };
}

/** Returns the coverages in force; of a plan that has ended, those it had. Where several differ, each counts. */
function ownCoverages(coverages: readonly Coverage[], today: string): Coverage[] {
  const policies = policiesOf(coverages, today);
  const active = policies.filter(({ status }) => status === 'active');
  return (active.length > 0 ? active : policies.slice(0, 1)).map(({ coverage }) => coverage);
}

const unique = (all: readonly (string | null)[]): string[] => [
  ...new Set(all.filter((text) => text !== null)),
];
