import type { Read } from '#src/api/http/call.ts';
import { coverages } from '#src/api/calls/coverages.ts';
import { localDay } from '#src/domain/format/days.ts';
import { limits } from '#src/domain/limits.ts';
import { memberFacts } from '#src/portal/plan/plan-store.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/**
 * Prescriptions are requested by their card: the code that reads them is no part of the first files. No request before
 * the rights show that the member may use the pharmacy center.
 */
export function pharmacyPrefetch({ plan, access, now }: PrefetchFacts): Read<unknown>[] {
  if (access === null || !access.rights.pharmacyCenter) return [];
  const { age } = memberFacts({ plan, access }, now);
  if (age !== null && age < limits.pharmacyFromAge) return [];
  return [coverages(plan, localDay(now))];
}
