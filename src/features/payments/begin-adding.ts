import { addPaymentMethod } from '#src/api/calls/payment-methods.ts';
import { failureOfThrown } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { PaymentMethod } from '#src/domain/payments/payment-method.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';
import { createVendorPage } from '#src/portal/single-sign-on/vendor-page.ts';

/** The result of the visit to the vendor's page. */
export type Added =
  | { kind: 'saved'; method: PaymentMethod }
  | { kind: 'not-saved' }
  | { kind: 'given-up' }
  | { kind: 'refused' };

const handled = new WeakSet<object>();

/** Stores the payment method that the vendor's page returned; null if this page is not such a return. */
export function beginAdding(portal: Portal, contractId: string): Promise<Added> | null {
  const { vendorReturn } = portal;
  // Handle a return once, because the screen may open again on this page.
  if (vendorReturn === null || handled.has(vendorReturn)) return null;
  handled.add(vendorReturn);
  const returned = new URLSearchParams(vendorReturn.search);
  const taken = createVendorPage(portal).take(returned.get('state') ?? '', returned.get('token'));
  if (taken.kind !== 'token') return Promise.resolve(taken);
  return store(portal, contractId, taken.token);
}

async function store(portal: Portal, contractId: string, token: string): Promise<Added> {
  try {
    return { kind: 'saved', method: await portal.send(addPaymentMethod(contractId, token)) };
  } catch (thrown) {
    reportFailure(portal.errors, failureOfThrown(defaultErrorCode, thrown), undefined);
    return { kind: 'not-saved' };
  }
}
