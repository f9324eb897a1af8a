import { zAddPaymentMethodResponse } from '#generated/v1/validators/zAddPaymentMethodResponse.ts';
import { zChangePaymentMethodResponse } from '#generated/v1/validators/zChangePaymentMethodResponse.ts';
import { zListPaymentMethodsResponse } from '#generated/v1/validators/zListPaymentMethodsResponse.ts';
import type { zPaymentMethod } from '#generated/v1/validators/zPaymentMethod.ts';
import { zRemovePaymentMethodResponse } from '#generated/v1/validators/zRemovePaymentMethodResponse.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { onePage } from '#src/api/calls/claims/claim-inquiries.ts';

/** The payment methods of a contract's bill. */
export interface PaymentMethods {
  list: readonly PaymentMethod[];
  /** The payment vendor's page for a new one. */
  addUrl: string;
  completeness: Completeness;
}

/** The most that a page may have: no member stores more ways to pay. */
const pageSize = 100;
const stale = [
  '/contracts/{contractId}/payment-methods',
  '/contracts/{contractId}/billing',
] as const;

export const paymentMethods = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/payment-methods',
    zListPaymentMethodsResponse,
    { path: { contractId }, query: { page: 1, pageSize } },
    (page, leftOut): PaymentMethods => ({
      list: page.items.map(methodOf),
      addUrl: page.addMethodUrl,
      completeness: onePage(page, leftOut).completeness,
    }),
  );

/** Stores what the vendor's page has taken. @param token of that page; the same one stores it once */
export const addPaymentMethod = (contractId: string, token: string) =>
  v1.write(
    'POST /contracts/{contractId}/payment-methods',
    zAddPaymentMethodResponse,
    { params: { path: { contractId } }, body: { token, makeDefault: false } },
    methodOf,
    { makesStale: stale },
  );

export const makeMethodDefault = (contractId: string, paymentMethodId: string) =>
  v1.write(
    'PUT /contracts/{contractId}/payment-methods/{paymentMethodId}',
    zChangePaymentMethodResponse,
    { params: { path: { contractId, paymentMethodId } }, body: { isDefault: true } },
    methodOf,
    { makesStale: stale },
  );

export const removePaymentMethod = (contractId: string, paymentMethodId: string) =>
  v1.write(
    'DELETE /contracts/{contractId}/payment-methods/{paymentMethodId}',
    zRemovePaymentMethodResponse,
    { params: { path: { contractId, paymentMethodId } } },
    () => null,
    { makesStale: stale },
  );

const methodOf = (sent: Lenient<typeof zPaymentMethod>): PaymentMethod => ({
  id: sent.paymentMethodId,
  type: sent.type,
  lastFour: sent.lastFour,
  label: sent.label,
  isDefault: sent.isDefault,
  expiresOn: sent.expiresOn ?? null,
});
