import { queryOptions } from '@tanstack/react-query';
import type { NewAttachment } from '#src/api/calls/claim-inquiries.ts';
import { createReimbursement, type NewReimbursement } from '#src/api/calls/health-reimbursement.ts';
import { failureOfThrown, type ApiFailure } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import type { ReimbursementRequest } from '#src/domain/reimbursement/account.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { createDrafts, type Draft } from '#src/portal/forms/drafts.ts';
import { isAnswered, isFinalOnRetry, oneTabAtATime, type WithLock } from './idempotency.ts';

/** A reimbursement request that a member has sent. With its key it is one, however often it is sent. */
export interface RequestIntent {
  key: string;
  memberId: string;
  request: NewReimbursement;
}

export type RequestOutcome =
  | { kind: 'taken'; request: ReimbursementRequest }
  /** The insurer refused. No reimbursement was requested. */
  | { kind: 'refused'; failure: ApiFailure }
  /** The request was sent and its response never came, so that it may have been accepted. */
  | { kind: 'unknown'; intent: RequestIntent };

/**
 * The submission of reimbursement requests, once each (docs/decisions/017). A sent request is kept, encrypted as drafts
 * are, until its answer is known; its receipts never are.
 */
export interface ReimbursementSubmission {
  /** Sends a request for the first time. Never throws. */
  ask: (intent: RequestIntent, receipts: readonly NewAttachment[]) => Promise<RequestOutcome>;
  /** Sends a request again whose answer was lost, with the same key. Never throws. */
  finish: (intent: RequestIntent, receipts: readonly NewAttachment[]) => Promise<RequestOutcome>;
  /** Returns the request that was sent and not answered; null when there is none. */
  unfinished: (memberId: string) => Promise<RequestIntent | null>;
  /** The member does not want it to be sent again. */
  giveUp: (memberId: string) => void;
}

/** Creates the submission. Called by the screen that sends the request: no other one carries its code. */
export function createReimbursementSubmission(
  portal: Portal,
  withLock: WithLock = oneTabAtATime('reimbursement'),
): ReimbursementSubmission {
  const drafts = createDrafts(portal);
  const nameOf = (memberId: string) => `reimbursement ${memberId}`;
  const send = async (
    intent: RequestIntent,
    receipts: readonly NewAttachment[],
    isKnown: (failure: ApiFailure) => boolean,
  ): Promise<RequestOutcome> => {
    const { key, memberId, request } = intent;
    const files = receipts.length > 0 && { receipts: [...receipts] };
    const { claimId, ...parts } = request;
    const body = { ...parts, ...(claimId !== undefined && { claimId: claimId }), ...files };
    try {
      const taken = await portal.send(createReimbursement(memberId, key, body));
      drafts.discard(nameOf(memberId));
      return { kind: 'taken', request: taken };
    } catch (thrown) {
      const failure = failureOfThrown(defaultErrorCode, thrown);
      if (!isKnown(failure)) return { kind: 'unknown', intent };
      drafts.discard(nameOf(memberId));
      return { kind: 'refused', failure };
    }
  };
  return {
    ask: (intent, receipts) =>
      withLock(async () => {
        await drafts.write(nameOf(intent.memberId), draftOf(intent));
        return send(intent, receipts, isAnswered);
      }),
    finish: (intent, receipts) => withLock(() => send(intent, receipts, isFinalOnRetry)),
    async unfinished(memberId) {
      const draft = await drafts.read(nameOf(memberId));
      return draft === null ? null : intentIn(draft, memberId);
    },
    giveUp: (memberId) => drafts.discard(nameOf(memberId)),
  };
}

/** The query of the request that was sent before this page and not answered. */
export const unfinishedRequestQuery = (submission: ReimbursementSubmission, memberId: string) =>
  queryOptions({
    queryKey: ['kept reimbursement', memberId],
    queryFn: () => submission.unfinished(memberId),
    staleTime: 0,
    gcTime: 0,
  });

const draftOf = ({ key, request }: RequestIntent): Draft => ({
  key,
  cents: String(request.amount.amount),
  expenseDate: request.expenseDate,
  provider: request.provider,
  description: request.description,
  claimId: request.claimId ?? '',
});

function intentIn(
  { key = '', cents = '', expenseDate = '', provider = '', description = '', claimId = '' }: Draft,
  memberId: string,
): RequestIntent | null {
  if (key === '' || expenseDate === '' || !/^[1-9]\d*$/.test(cents)) return null;
  return {
    ...{ key, memberId },
    request: {
      ...{ expenseDate, provider, description },
      amount: { amount: Number(cents), currency: 'USD' },
      ...(claimId !== '' && { claimId }),
    },
  };
}
