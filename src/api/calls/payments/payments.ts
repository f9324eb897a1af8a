import type * as z from 'zod/mini';
import { zCancelAutopayResponse } from '#generated/v1/validators/zCancelAutopayResponse.ts';
import { zCancelPaymentResponse } from '#generated/v1/validators/zCancelPaymentResponse.ts';
import { zCreatePaymentBody } from '#generated/v1/validators/zCreatePaymentBody.ts';
import { zCreatePaymentResponse } from '#generated/v1/validators/zCreatePaymentResponse.ts';
import { zGetAutopayResponse } from '#generated/v1/validators/zGetAutopayResponse.ts';
import { zListPaymentsResponse } from '#generated/v1/validators/zListPaymentsResponse.ts';
import { zListStatementsResponse } from '#generated/v1/validators/zListStatementsResponse.ts';
import { zSaveAutopayResponse } from '#generated/v1/validators/zSaveAutopayResponse.ts';
import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import { limits } from '#src/domain/limits.ts';
import type { Autopay } from '#src/domain/payments/autopay.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import type { Statement } from '#src/domain/payments/history.ts';
import { v1 } from '#src/api/http/call.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import type { QuerySource } from '#src/api/queries.ts';
import { autopayOf, paymentOf } from './billing.ts';
import { moneyOf } from './money.ts';

/** A payment to make. */
export interface NewPayment {
  cents: number;
  methodId: string;
  /** YYYY-MM-DD; null for today. */
  payOn: string | null;
  /** The revision of the bill that was reviewed; null where the insurer sends no revisions. */
  revision: string | null;
}

/** The API's rules for a payment. */
export const paymentRules = zCreatePaymentBody;
export type PaymentBody = z.infer<typeof paymentRules>;

/** Returns the request body of a payment. */
export const paymentBody = ({ cents, methodId, payOn, revision }: NewPayment) => ({
  amount: moneyOf(cents),
  paymentMethodId: methodId,
  ...(payOn !== null && { payOn }),
  ...(revision !== null && { billingRevision: revision }),
});

/** The answers that a change of a bill makes stale. */
const bills = ['/contracts/{contractId}/billing', '/contracts/{contractId}/payments'] as const;
const autopays = ['/contracts/{contractId}/billing', '/contracts/{contractId}/autopay'] as const;

/** Payments of a contract. @param page counted from 1 */
export const payments = (contractId: string, page: number) =>
  v1.read(
    'GET /contracts/{contractId}/payments',
    zListPaymentsResponse,
    { path: { contractId }, query: { page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): AnswerPage<Payment> => ({
      page,
      pageSize: limits.listPageSize,
      leftOut,
      total,
      items: items.map(paymentOf),
    }),
  );

/** Pays a bill. @param key of the intended payment: with the same one it is taken once, however often it is sent */
export const createPayment = (contractId: string, key: string, payment: NewPayment) =>
  v1.write(
    'POST /contracts/{contractId}/payments',
    zCreatePaymentResponse,
    {
      params: { path: { contractId }, header: { 'Idempotency-Key': key } },
      body: paymentBody(payment),
    },
    paymentOf,
    { makesStale: bills },
  );

export const cancelPayment = (contractId: string, paymentId: string) =>
  v1.write(
    'DELETE /contracts/{contractId}/payments/{paymentId}',
    zCancelPaymentResponse,
    { params: { path: { contractId, paymentId } } },
    paymentOf,
    { makesStale: bills },
  );

/** The query for a bill's autopay, never served from the cache: after a change whose answer was lost. */
export const autopay = (contractId: string) =>
  v1.read(
    'GET /contracts/{contractId}/autopay',
    zGetAutopayResponse,
    { path: { contractId } },
    (sent): Autopay => autopayOf(sent),
    { isAlwaysAsked: true, customError: true },
  );

export const saveAutopay = (contractId: string, paymentMethodId: string) =>
  v1.write(
    'PUT /contracts/{contractId}/autopay',
    zSaveAutopayResponse,
    { params: { path: { contractId } }, body: { paymentMethodId } },
    (sent): Autopay => autopayOf(sent),
    { makesStale: autopays },
  );

export const cancelAutopay = (contractId: string) =>
  v1.write(
    'DELETE /contracts/{contractId}/autopay',
    zCancelAutopayResponse,
    { params: { path: { contractId } } },
    () => null,
    { makesStale: autopays },
  );

/** Billing statements of a contract, newest first. @param page counted from 1 */
export const statements = (contractId: string, page: number) =>
  v1.read(
    'GET /contracts/{contractId}/statements',
    zListStatementsResponse,
    { path: { contractId }, query: { page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): AnswerPage<Statement> => ({
      page,
      pageSize: limits.listPageSize,
      leftOut,
      total,
      items: items.map((sent) => ({
        id: sent.statementId,
        documentId: sent.documentId,
        from: sent.periodStart,
        to: sent.periodEnd,
        issuedOn: sent.issuedOn,
        cents: sent.amountDue.amount,
      })),
    }),
  );

/** The query of all billing statements of a contract. */
export const statementsQuery = (reader: Pick<QuerySource, 'clients'>, contractId: string) =>
  wholeListQuery(reader, (page) => statements(contractId, page), {
    idOf: ({ id }) => id,
  });

/** The query of all payments of a contract. */
export const paymentHistoryQuery = (reader: Pick<QuerySource, 'clients'>, contractId: string) =>
  wholeListQuery(reader, (page) => payments(contractId, page), {
    idOf: ({ id }) => id,
  });
