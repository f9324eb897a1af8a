import type { Read } from '#src/api/http/call.ts';
import { accumulators } from '#src/api/calls/accumulators.ts';
import { patients } from '#src/api/calls/patients.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** The first reads of both screens. Whose claims may be seen is known only once the rights are loaded. */
export const spendingPrefetch = ({ plan }: PrefetchFacts): Read<unknown>[] => [
  accumulators(plan.memberId),
  patients(plan),
];
