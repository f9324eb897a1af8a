import * as z from 'zod/mini';
import { bill } from '#src/api/calls/payments/billing.ts';
import { createPayment, payments, type NewPayment } from '#src/api/calls/payments/payments.ts';
import type { ApiFailure } from '#src/api/http/failure.ts';
import { keyOf } from '#src/api/queries.ts';
import { isSameBill, type Bill } from '#src/domain/payments/bill.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { submitOnce, type SubmissionKind } from '#src/portal/submit-once.ts';
import type { TypedPayment } from './pay-rules.ts';

/** The payment and the bill on the review step. */
export interface Reviewed {
  typed: TypedPayment;
  method: PaymentMethod;
  /** The bill at the time of the review. */
  bill: Bill;
}

export interface PaymentTypes {
  intent: NewPayment;
  transient: Reviewed;
  answer: Payment;
  failure: ApiFailure;
}

/** The settings for submitting a payment of a contract's bill. */
export const paymentKind: SubmissionKind<PaymentTypes> = {
  name: 'payment',
  intent: z.object({
    cents: z.int().check(z.minimum(1)),
    methodId: z.string().check(z.minLength(1)),
    payOn: z.nullable(z.string()),
    revision: z.nullable(z.string()),
  }),
  write: (contractId, { key, intent }) => createPayment(contractId, key, intent),
  changedReason: 'billChanged',
  isConflictFinal: false,
  async isSame({ clients, queryClient, queryOf }, contractId, { transient }) {
    const read = bill(contractId);
    const now = await clients.send(read);
    queryClient.setQueryData(queryOf(read).queryKey, now);
    return transient !== null && isSameBill(transient.bill, now);
  },
  refetch({ queryClient }, contractId) {
    for (const read of [bill(contractId), payments(contractId, 1)]) {
      const queryKey = keyOf({ ...read, params: { path: { contractId } } });
      void queryClient.invalidateQueries({ queryKey });
    }
  },
};

export const paymentSubmissions = submitOnce(paymentKind);
