import { zGetBillingResponse } from '#generated/v1/zod.gen.ts';
import type { BillDates } from '#src/domain/deadlines.ts';
import { v1 } from '../call.ts';

/** When a contract's bill is due and when autopay drafts next. */
export const billDates = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/billing',
    zGetBillingResponse,
    { path: { contractId } },
    ({ autopay, dueDate, amountDue }): BillDates => ({
      nextDraft: autopay?.enabled ? (autopay.nextDraftDate ?? null) : null,
      due: dueDate ?? null,
      amountDueCents: amountDue.amount,
    }),
  );
