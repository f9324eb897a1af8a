import type { Read } from '#src/api/call.ts';
import { bill } from '#src/api/calls/billing.ts';
import { paysBill } from '#src/parts/deadlines/pays-bill.ts';
import type { PrefetchFacts } from '#src/portal/static-data.ts';

/** Nothing is asked before it is known that the member pays the bill; the rest asks for itself. */
export const paymentsPrefetch = ({ plan, access, now }: PrefetchFacts): Read<unknown>[] =>
  access === null || !paysBill({ plan, access }, now) ? [] : [bill(plan.contractId)];
