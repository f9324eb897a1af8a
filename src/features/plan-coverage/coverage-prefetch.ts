import type { Read } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { patients } from '#src/api/calls/patients.ts';
import { localDay } from '#src/domain/format/days.ts';
import { planStateOf } from '#src/domain/plan/plan-state.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** The reads of both screens. The list of services loads with its card: its call would weigh on every page. */
export function coveragePrefetch({ plan, access, now }: PrefetchFacts): Read<unknown>[] {
  const today = localDay(now);
  const hasEnded = planStateOf(plan, today).kind === 'ended';
  return [
    coverages(plan, today),
    patients(plan),
    ...(access?.rights.deductible && !(hasEnded && plan.contractType === 'Medical')
      ? [accumulators(plan.memberId)]
      : []),
  ];
}
