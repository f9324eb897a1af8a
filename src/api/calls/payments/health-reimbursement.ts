import * as z from 'zod/mini';
import { zCreateReimbursementBody } from '#generated/v1/validators/zCreateReimbursementBody.ts';
import { zCreateReimbursementResponse } from '#generated/v1/validators/zCreateReimbursementResponse.ts';
import { zGetHealthReimbursementResponse } from '#generated/v1/validators/zGetHealthReimbursementResponse.ts';
import { zListReimbursementsResponse } from '#generated/v1/validators/zListReimbursementsResponse.ts';
import type { zReimbursement } from '#generated/v1/validators/zReimbursement.ts';
import { limits } from '#src/domain/limits.ts';
import type {
  ReimbursementAccount,
  ReimbursementRequest,
} from '#src/domain/reimbursement/account.ts';
import type { CountedItems } from '#src/api/paging/numbered-pages.ts';
import { v1 } from '#src/api/http/call.ts';
import type { Lenient } from '#src/api/http/lenient-answer.ts';
import { wholeListQuery } from '#src/api/paging/whole-list-query.ts';
import type { QuerySource } from '#src/api/queries.ts';
import type { NewAttachment } from '#src/api/calls/claims/claim-inquiries.ts';
import { moneyOf } from './money.ts';

/** A new request for reimbursement, without its receipts. */
export interface NewReimbursement {
  cents: number;
  /** YYYY-MM-DD */
  expenseDate: string;
  provider: string;
  description: string;
  /** Null for an expense that is on no claim. */
  claimId: string | null;
}

/** The API's rules for a request; its receipts are checked one by one when they are chosen. */
export const reimbursementRules = z.omit(zCreateReimbursementBody, { receipts: true });
export type ReimbursementBody = z.infer<typeof reimbursementRules>;

/** Returns the request body of a reimbursement, without its receipts. */
export const reimbursementBody = ({ cents, claimId, ...expense }: NewReimbursement) => ({
  ...expense,
  amount: moneyOf(cents),
  ...(claimId !== null && { claimId }),
});

/** The query of a member's health reimbursement account. */
export const healthReimbursement = (memberId: string) =>
  v1.read(
    'GET /members/{memberId}/health-reimbursement',
    zGetHealthReimbursementResponse,
    { path: { memberId } },
    (sent): ReimbursementAccount => ({
      leftCents: sent.balance.amount,
      electionCents: sent.election?.amount ?? null,
      usedCents: sent.used?.amount ?? null,
      year: sent.year ?? null,
      asOf: sent.asOf ?? null,
      lastDay: sent.lastDayToSubmit ?? null,
      acceptsOtherExpenses: sent.acceptsOtherExpenses ?? true,
    }),
  );

/** Requests for money back, one page. @param page counted from 1 */
export const reimbursementRequests = (memberId: string, page: number) =>
  v1.read(
    'GET /members/{memberId}/health-reimbursement/reimbursements',
    zListReimbursementsResponse,
    { path: { memberId }, query: { page, pageSize: limits.listPageSize } },
    ({ items, total = null }, leftOut): CountedItems<ReimbursementRequest> => ({
      items: items.map(requestOf),
      leftOut,
      total,
    }),
  );

/**
 * Requests reimbursement.
 * @param key of the request: with the same one it is one, however often it is sent
 */
export const createReimbursement = (
  memberId: string,
  key: string,
  request: NewReimbursement,
  receipts: readonly NewAttachment[],
) =>
  v1.write(
    'POST /members/{memberId}/health-reimbursement/reimbursements',
    zCreateReimbursementResponse,
    {
      params: { path: { memberId }, header: { 'Idempotency-Key': key } },
      body: {
        ...reimbursementBody(request),
        ...(receipts.length > 0 && { receipts: [...receipts] }),
      },
    },
    requestOf,
    {
      makesStale: ['/members/{memberId}/health-reimbursement'],
      // Files may take minutes on a phone.
      ...(receipts.length > 0 && { timeoutMs: limits.uploadTimeoutMs }),
    },
  );

const requestOf = (sent: Lenient<typeof zReimbursement>): ReimbursementRequest => ({
  id: sent.reimbursementId,
  status: sent.status,
  cents: sent.amount.amount,
  sentAt: sent.submittedAt ?? null,
  expenseDay: sent.expenseDate ?? null,
  provider: sent.provider ?? null,
  description: sent.description ?? null,
  claimId: sent.claimId ?? null,
  decidedOn: sent.decidedOn ?? null,
  reason: sent.reason ?? null,
});

/** The query of all of a member's reimbursement requests. */
export const requestsQuery = (reader: Pick<QuerySource, 'clients'>, memberId: string) =>
  wholeListQuery(reader, (page) => reimbursementRequests(memberId, page), {
    idOf: ({ id }) => id,
  });
