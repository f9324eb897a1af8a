import { accumulatorsQuery } from '#src/api/queries/accumulators.ts';
import { appealDeadlinesQuery } from '#src/api/queries/appeal-deadlines.ts';
import { billDatesQuery } from '#src/api/queries/billing.ts';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import { coverageQuery } from '#src/api/queries/coverage.ts';
import { messageCountsQuery } from '#src/api/queries/message-counts.ts';
import { patientsQuery } from '#src/api/queries/patients.ts';
import { localDay, recentClaimsSince } from '#src/domain/days.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Starts every call of the dashboard at once: each card shows its own state. */
export function startDashboardCalls(portal: Portal, plan: Plan): void {
  const { queryClient, clients, now, kept } = portal;
  const today = localDay(now());
  queryClient.query(accumulatorsQuery(clients, plan.memberId)).catch(shownByTheCard);
  queryClient.query(coverageQuery(clients, plan, today)).catch(shownByTheCard);
  // Claims are searched by patient, as soon as it is known whose may be seen.
  queryClient.query(patientsQuery(clients, plan)).catch(shownByTheCard);
  queryClient.query(appealDeadlinesQuery(clients, plan.memberId)).catch(shownByTheCard);
  // What else may be asked is known before the rights are, once it has been asked in this tab.
  const counts = kept.counts(plan);
  if (counts) {
    queryClient
      .query(messageCountsQuery(clients, plan.memberId, Object.keys(counts)))
      .catch(shownByTheCard);
  }
  const members = kept.claimMembers(plan);
  if (members) {
    queryClient
      .query(recentClaimsQuery(clients, plan, members, recentClaimsSince(today)))
      .catch(shownByTheCard);
  }
  if (kept.isBilled(plan)) {
    queryClient.query(billDatesQuery(clients, plan.contractId)).catch(shownByTheCard);
  }
}

const shownByTheCard = () => {};
