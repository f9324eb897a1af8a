import { useQuery } from '@tanstack/react-query';
import { transactionsQuery } from '#src/api/calls/payments/reimbursement-transactions.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { accountPaymentsOf, type AccountPayments } from '#src/domain/claims/settlement.ts';
import type { Transaction } from '#src/domain/reimbursement/transaction.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/**
 * Returns the payments of the reimbursement account on each claim. Null until they have loaded, when it cannot be
 * loaded, and for members without an account.
 */
export function useAccountPayments({ plan, rights }: Selection): {
  payments: AccountPayments | null;
  isLoading: boolean;
  isError: boolean;
} {
  const { data, isLoading, error } = useQuery({
    ...transactionsQuery(usePortal(), plan.memberId),
    enabled: rights.healthReimbursementAccount,
    select: paymentsOf,
  });
  return { payments: data ?? null, isLoading, isError: error !== null && !isWithoutAccount(error) };
}

// The same function each time, so that the payments are the same as long as the transactions are.
const paymentsOf = ({ items }: { items: readonly Transaction[] }) => accountPaymentsOf(items);

/** A right to the screen does not mean that there is an account. */
const isWithoutAccount = (error: Error) => error instanceof ApiFailure && error.status === 404;
