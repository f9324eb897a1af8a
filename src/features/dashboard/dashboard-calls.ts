import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { coverageQuery } from '#src/api/queries/coverage.ts';
import { localDay } from '#src/domain/formats.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Starts every call of the dashboard at once: each card shows its own state. */
export function startDashboardCalls({ queryClient, clients, now }: Portal, plan: Plan): void {
  queryClient.query(accumulatorsQuery(clients, plan.memberId)).catch(shownByTheCard);
  queryClient.query(coverageQuery(clients, plan, localDay(now()))).catch(shownByTheCard);
}

const shownByTheCard = () => {};
