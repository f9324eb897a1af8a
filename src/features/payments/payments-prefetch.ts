import type { Read } from '#src/api/http/call.ts';
import { bill } from '#src/api/calls/billing.ts';
import { paysBill } from '#src/parts/deadlines/pays-bill.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** No request before the rights show that the member pays the bill; the other calls are sent by their cards. */
export const paymentsPrefetch = ({ plan, access, now }: PrefetchFacts): Read<unknown>[] =>
  access === null || !paysBill({ plan, access }, now) ? [] : [bill(plan.contractId)];
