import * as z from 'zod/mini';
import type { NewAttachment } from '#src/api/calls/claims/claim-inquiries.ts';
import {
  createReimbursement,
  type NewReimbursement,
} from '#src/api/calls/payments/health-reimbursement.ts';
import type { ApiFailure } from '#src/api/http/failure.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import { submitOnce, type SubmissionKind } from '#src/portal/submit-once.ts';
import type { TypedRequest } from './ask-rules.ts';

export interface RequestTypes {
  intent: NewReimbursement;
  transient: { typed: TypedRequest; receipts: readonly NewAttachment[] };
  answer: ReimbursementRequest;
  failure: ApiFailure;
}

/** The settings for submitting a request for reimbursement. */
export const requestKind: SubmissionKind<RequestTypes> = {
  name: 'reimbursement',
  intent: z.object({
    cents: z.int().check(z.minimum(1)),
    expenseDate: z.string().check(z.minLength(1)),
    provider: z.string(),
    description: z.string(),
    claimId: z.nullable(z.string()),
  }),
  write: (memberId, { key, intent, transient }) =>
    createReimbursement(memberId, key, intent, transient?.receipts ?? []),
  isConflictFinal: true,
};

export const requestSubmissions = submitOnce(requestKind);
