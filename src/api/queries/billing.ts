import { queryOptions } from '@tanstack/react-query';
import { zGetBillingResponse } from '#generated/v1/zod.gen.ts';
import type { BillDates } from '#src/domain/deadlines.ts';
import type { Clients } from '../clients.ts';
import { billing } from '../read-calls.ts';

/** When a contract's bill is due and when autopay drafts next. */
export const billDatesQuery = (clients: Clients, contractId: string) =>
  queryOptions({
    queryKey: ['billing', contractId],
    queryFn: async ({ signal }): Promise<BillDates> => {
      const { operation, params } = billing(contractId);
      const { autopay, dueDate, amountDue } = await clients.v1(operation, zGetBillingResponse, {
        params,
        signal,
      });
      return {
        nextDraft: autopay.enabled ? (autopay.nextDraftDate ?? null) : null,
        due: dueDate,
        amountDueCents: amountDue.amount,
      };
    },
  });
