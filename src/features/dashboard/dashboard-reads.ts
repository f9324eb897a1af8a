import type { Read } from '#src/api/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/appeal-deadlines.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { messageCounts } from '#src/api/calls/message-counts.ts';
import { patients } from '#src/api/calls/patients.ts';
import type { ReadFacts } from '#src/portal/static-data.ts';

/** What the dashboard's cards show. Claims are searched by patient, once it is known whose may be seen. */
export function dashboardReads({ plan, access, today }: ReadFacts): Read<unknown>[] {
  const { memberId } = plan;
  const members = access?.accessibleMembers.map((member) => member.memberId);
  return [
    accumulators(memberId),
    coverages(plan, today),
    patients(plan),
    appealDeadlines(memberId),
    ...(members ? [messageCounts(memberId, members)] : []),
  ];
}
