import { zGetBillingResponse } from '#generated/v1/validators/zGetBillingResponse.ts';
import type { BillDates } from '#src/domain/deadlines/deadlines.ts';
import { isUsableOn } from '#src/domain/payments/payment-method.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';

/** A bill as every page that shows its dates reads it; what paying needs of it is read there (`toBill`). */
export interface BillAnswer extends BillDates {
  sent: Sent;
}

type Sent = Lenient<typeof zGetBillingResponse>;

/** The query of a contract's bill: the amount owed, its due date, and the next draft of autopay. */
export const bill = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/billing',
    zGetBillingResponse,
    { path: { contractId } },
    (sent): BillAnswer => ({
      nextDraft: nextDraftOf(sent.autopay),
      due: sent.dueDate ?? null,
      amountDueCents: sent.amountDue.amount,
      sent,
    }),
  );

/** Returns the next draft of autopay; null with a card that ends before it: the bill is the member's to pay then. */
function nextDraftOf(autopay: Sent['autopay']): string | null {
  const { enabled, nextDraftDate: day = null, methodExpiresOn } = autopay ?? {};
  if (!enabled || day === null) return null;
  return isUsableOn({ expiresOn: methodExpiresOn ?? null }, day) ? day : null;
}
