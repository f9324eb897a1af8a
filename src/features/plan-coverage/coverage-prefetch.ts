import type { Read } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { patients } from '#src/api/calls/patients.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** The reads of both screens; the accumulators are requested only where the remaining benefits are shown. */
export const coveragePrefetch = ({ plan, access, now }: PrefetchFacts): Read<unknown>[] => [
  coverages(plan, localDay(now)),
  patients(plan),
  ...(access?.rights.deductible && plan.contractType !== 'Medical'
    ? [accumulators(plan.memberId)]
    : []),
];
