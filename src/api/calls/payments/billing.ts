import type { zAutopay } from '#generated/v1/validators/zAutopay.ts';
import { zGetBillingResponse } from '#generated/v1/validators/zGetBillingResponse.ts';
import type { zPayment } from '#generated/v1/validators/zPayment.ts';
import { type Autopay, usualDraftDay } from '#src/domain/payments/autopay.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { isUsableOn } from '#src/domain/payments/payment-method.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** The query of a contract's bill: the amount owed, its due date, and the next draft of autopay. */
export const bill = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/billing',
    zGetBillingResponse,
    { path: { contractId } },
    (sent): Bill => ({
      nextDraft: nextDraftOf(sent.autopay),
      due: sent.dueDate ?? null,
      amountDueCents: sent.amountDue.amount,
      balanceCents: sent.balance?.amount ?? null,
      asOf: sent.asOf ?? null,
      revision: sent.revision || null,
      autopay: autopayOf(sent.autopay),
      pending: sent.pendingPayments?.map(paymentOf) ?? [],
      lines:
        sent.lines?.map(({ kind, amount, period, memberIds, description }) => ({
          kind,
          cents: amount.amount,
          period: period ?? null,
          memberIds: memberIds ?? [],
          description: description ?? null,
        })) ?? [],
    }),
  );

/** Returns the next draft of autopay; null with a card that ends before it: the bill is the member's to pay then. */
function nextDraftOf(autopay: Lenient<typeof zAutopay> | undefined): string | null {
  const { enabled, nextDraftDate: day = null, methodExpiresOn } = autopay ?? {};
  if (!enabled || day === null) return null;
  return isUsableOn({ expiresOn: methodExpiresOn ?? null }, day) ? day : null;
}

/** Returns the autopay of a bill. Without one, autopay is off and drafts are on the 26th (product rule 9.6). */
export function autopayOf(sent: Lenient<typeof zAutopay> | undefined): Autopay {
  return {
    isOn: sent?.enabled ?? false,
    draftDay: sent?.draftDay ?? usualDraftDay,
    nextDraft: sent?.nextDraftDate ?? null,
    methodId: sent?.paymentMethodId ?? null,
  };
}

export function paymentOf(sent: Lenient<typeof zPayment>): Payment {
  return {
    id: sent.paymentId,
    confirmation: sent.confirmationNumber,
    cents: sent.amount.amount,
    madeAt: sent.submittedAt,
    payOn: sent.payOn ?? null,
    creditedBy: sent.creditedBy ?? null,
    status: sent.status,
    source: sent.source,
    isAutopay: sent.madeBy === 'autopay',
    cancelUntil: sent.cancelUntil ?? null,
    feeCents: sent.fee?.amount ?? null,
    paidFor: sent.paidFor ?? [],
    receiptId: sent.receiptDocumentId ?? null,
  };
}
