import type { Read } from '#src/api/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { patients } from '#src/api/calls/patients.ts';
import { localDay } from '#src/domain/days.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** What both screens show; what is left of a benefit is asked for only where it is shown. */
export const coveragePrefetch = ({ plan, access, now }: PrefetchFacts): Read<unknown>[] => [
  coverages(plan, localDay(now)),
  patients(plan),
  ...(access?.rights.deductible && plan.contractType !== 'Medical'
    ? [accumulators(plan.memberId)]
    : []),
];
