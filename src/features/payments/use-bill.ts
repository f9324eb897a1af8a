import { useQuery } from '@tanstack/react-query';
import { bill } from '#src/api/calls/billing.ts';
import { toBill } from '#src/api/calls/payments.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** The bill of a contract, with all that paying it needs. */
export function useBill(contractId: string) {
  const { queryOf } = usePortal();
  return useQuery({ ...queryOf(bill(contractId)), select: toBill });
}
