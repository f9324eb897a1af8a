import type { Bill } from '#src/domain/payments/bill.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { PaymentIntent } from '#src/portal/submissions/payment-submission.ts';
import type { TypedPayment } from './pay-rules.ts';

/**
 * The payment that the member is about to confirm. Its idempotency key is made once, no matter how often it is sent.
 */
export interface Chosen {
  typed: TypedPayment;
  intent: PaymentIntent;
  method: PaymentMethod;
  /** The bill as it was when this was chosen. */
  bill: Bill;
}
