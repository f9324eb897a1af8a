import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { appealDeadlinesQuery } from '#src/api/queries/appeal-deadlines.ts';
import { coverageQuery } from '#src/api/queries/coverage.ts';
import { messageCountsQuery } from '#src/api/queries/message-counts.ts';
import { patientsQuery } from '#src/api/queries/patients.ts';
import { localDay } from '#src/domain/days.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Starts every call of the dashboard at once: each card shows its own state. */
export function startDashboardCalls(portal: Portal, plan: Plan): void {
  const { queryClient, clients, now, keptCounts } = portal;
  queryClient.query(accumulatorsQuery(clients, plan.memberId)).catch(shownByTheCard);
  queryClient.query(coverageQuery(clients, plan, localDay(now()))).catch(shownByTheCard);
  // Claims are searched by patient, as soon as it is known whose may be seen.
  queryClient.query(patientsQuery(clients, plan)).catch(shownByTheCard);
  queryClient.query(appealDeadlinesQuery(clients, plan.memberId)).catch(shownByTheCard);
  // Whose mailboxes there are is known before the rights are, once they have been counted in this tab.
  const kept = keptCounts(plan.memberId);
  if (kept) {
    queryClient
      .query(messageCountsQuery(clients, plan.memberId, Object.keys(kept)))
      .catch(shownByTheCard);
  }
}

const shownByTheCard = () => {};
