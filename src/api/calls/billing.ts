import type * as z from 'zod/mini';
import { zGetBillingResponse, type zAutopay, type zPayment } from '#generated/v1/zod.gen.ts';
import type { Autopay } from '#src/domain/payments/autopay.ts';
import type { Bill } from '#src/domain/payments/bill.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import { v1 } from '../call.ts';
import type { Lenient } from '../lenient-answer.ts';

/** What is owed on a contract and when, when autopay drafts next, and what is on its way. */
export const bill = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/billing',
    zGetBillingResponse,
    { path: { contractId } },
    (sent): Bill => ({
      nextDraft: sent.autopay?.enabled ? (sent.autopay.nextDraftDate ?? null) : null,
      due: sent.dueDate ?? null,
      amountDueCents: sent.amountDue.amount,
      balanceCents: sent.balance?.amount ?? null,
      asOf: sent.asOf ?? null,
      revision: sent.revision ?? null,
      autopay: autopayOf(sent.autopay),
      pending: sent.pendingPayments?.map(paymentOf) ?? [],
    }),
  );

/** Without a word about it, it is off; drafts are on the 26th (specification, section 9). */
export const autopayOf = (sent: Lenient<z.infer<typeof zAutopay>> | undefined): Autopay => ({
  isOn: sent?.enabled ?? false,
  draftDay: sent?.draftDay ?? usualDraftDay,
  nextDraft: sent?.nextDraftDate ?? null,
  methodId: sent?.paymentMethodId ?? null,
});

const usualDraftDay = 26;

export const paymentOf = (sent: Lenient<z.infer<typeof zPayment>>): Payment => ({
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
  receiptId: sent.receiptDocumentId ?? null,
});
