import type { Read } from '#src/api/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { patients } from '#src/api/calls/patients.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** What both screens ask first. Whose claims may be seen is not known before the rights are. */
export const spendingPrefetch = ({ plan }: PrefetchFacts): Read<unknown>[] => [
  accumulators(plan.memberId),
  patients(plan),
];
