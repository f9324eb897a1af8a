import type { Read } from '#src/api/http/call.ts';
import { bill } from '#src/api/calls/billing.ts';
import { holds } from '#src/domain/plan/right-rules.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** No request before the rights show that the member may pay; the other calls are sent by their cards. */
export const paymentsPrefetch = ({ plan, access }: PrefetchFacts): Read<unknown>[] =>
  access !== null && holds('payment', { rights: access.rights, named: null })
    ? [bill(plan.contractId)]
    : [];
