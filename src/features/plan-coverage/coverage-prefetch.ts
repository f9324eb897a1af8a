import type { Read } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { patients } from '#src/api/calls/patients.ts';
import { localDay } from '#src/domain/format/days.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** The reads of both screens, but for the list of services: its card, which loads later, requests what it shows. */
export const coveragePrefetch = ({ plan, access, now }: PrefetchFacts): Read<unknown>[] => [
  coverages(plan, localDay(now)),
  patients(plan),
  ...(access?.rights.deductible && plan.contractType !== 'Medical'
    ? [accumulators(plan.memberId)]
    : []),
];
