import type { ReadCall } from '#src/api/addresses.ts';
import { accumulators, coverages, messageCounts, othersOf, patients } from '#src/api/read-calls.ts';
import type { PlanIdentity } from '#src/domain/plan.ts';

/**
 * What the dashboard asks as soon as the plan is known. `counted`: the members whose messages this tab
 * counted last, null when it has not; whose mailboxes there are is otherwise part of the rights.
 */
export function dashboardReads(
  plan: PlanIdentity,
  today: string,
  counted: readonly string[] | null,
): ReadCall[] {
  const { memberId } = plan;
  const reads: ReadCall[] = [accumulators(memberId), coverages(plan, today), patients(plan)];
  if (counted) reads.push(messageCounts(memberId, othersOf(memberId, counted)));
  return reads;
}
