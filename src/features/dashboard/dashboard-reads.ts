import type { ReadCall } from '#src/api/addresses.ts';
import {
  accumulators,
  appealDeadlines,
  billing,
  claimSearch,
  coverages,
  messageCounts,
  othersOf,
  patients,
} from '#src/api/read-calls.ts';
import { recentClaimsSince } from '#src/domain/days.ts';
import type { PlanIdentity } from '#src/domain/plan.ts';

/** What this tab learned of a plan when it last worked in it, and what otherwise is part of the rights. */
export interface LastSeen {
  /** The members whose messages were counted. */
  counted: readonly string[] | null;
  /** The patients whose claims were searched for. */
  patientIds: readonly string[];
  /** The bill was asked for. */
  isBilled: boolean;
}

/** What the dashboard asks as soon as the plan is known. `today` as YYYY-MM-DD. */
export function dashboardReads(
  plan: PlanIdentity,
  today: string,
  { counted, patientIds, isBilled }: LastSeen,
): ReadCall[] {
  const { memberId, contractId } = plan;
  const reads: ReadCall[] = [
    accumulators(memberId),
    coverages(plan, today),
    patients(plan),
    appealDeadlines(memberId),
  ];
  if (counted) reads.push(messageCounts(memberId, othersOf(memberId, counted)));
  if (isBilled) reads.push(billing(contractId));
  const since = recentClaimsSince(today);
  for (const patientId of patientIds) reads.push(claimSearch(patientId, { since }));
  return reads;
}
