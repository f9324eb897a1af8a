import { queryOptions } from '@tanstack/react-query';
import { bill } from '#src/api/calls/billing.ts';
import { createPayment, payments, toBill } from '#src/api/calls/payments.ts';
import { failureOfThrown, type ApiFailure } from '#src/api/http/failure.ts';
import { keyOf } from '#src/api/queries.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { isSameBill, type Bill, type ReviewedBill } from '#src/domain/payments/bill.ts';
import type { Payment } from '#src/domain/payments/payment.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { createDrafts, type Draft } from '#src/portal/forms/drafts.ts';
import { isFinalOnRetry, isPaymentAnswered, oneTabAtATime, type WithLock } from './idempotency.ts';

/** A payment that a member has confirmed. With its key it is taken once, however often it is sent. */
export interface PaymentIntent {
  key: string;
  contractId: string;
  cents: number;
  methodId: string;
  /** YYYY-MM-DD; null for today. */
  payOn: string | null;
  /** The revision of the bill that was reviewed; null where bills have none. */
  revision: string | null;
}

export type PaymentOutcome =
  | { kind: 'taken'; payment: Payment }
  /** The bill is not the one that was reviewed. Nothing was taken. */
  | { kind: 'bill-changed'; bill: Bill | null }
  /** The insurer or the bank refused. Nothing was taken. */
  | { kind: 'refused'; failure: ApiFailure }
  /** The check whether the bill is still the same failed. Nothing was sent. */
  | { kind: 'not-sent'; failure: ApiFailure }
  /** The payment was sent and its response never came, so that it may have been taken. */
  | { kind: 'unknown'; intent: PaymentIntent };

/**
 * The submission of payments, once each (docs/decisions/017). A confirmed payment is kept, encrypted as drafts are,
 * from before it is sent until its answer is known: a reload, or a session that ends, does not lose its key.
 */
export interface PaymentSubmission {
  /** Sends a payment for the first time, if the bill is still the one that was reviewed. Never throws. */
  pay: (intent: PaymentIntent, reviewed: ReviewedBill) => Promise<PaymentOutcome>;
  /** Sends a payment again whose answer was lost: with the same key, so that it is taken once. Never throws. */
  finish: (intent: PaymentIntent) => Promise<PaymentOutcome>;
  /** Returns the payment that was sent and not answered; null when there is none. */
  unfinished: (contractId: string) => Promise<PaymentIntent | null>;
  /** The member does not want it to be sent again. */
  giveUp: (contractId: string) => void;
  /** Requests the bill and the payments anew. */
  askAgain: (contractId: string) => void;
}

/** Creates the submission. Called by the screen that pays: no other one carries its code. */
export function createPaymentSubmission(
  portal: Portal,
  withLock: WithLock = oneTabAtATime('payment'),
): PaymentSubmission {
  const drafts = createDrafts(portal);
  const nameOf = (contractId: string) => `payment ${contractId}`;

  const send = async (
    intent: PaymentIntent,
    isAnswer: (failure: ApiFailure) => boolean,
  ): Promise<PaymentOutcome> => {
    const { key, contractId, cents, methodId, payOn, revision } = intent;
    try {
      const payment = await portal.send(
        createPayment(contractId, key, {
          amount: { amount: cents, currency: 'USD' },
          paymentMethodId: methodId,
          ...(payOn !== null && { payOn: payOn }),
          ...(revision !== null && { billingRevision: revision }),
        }),
      );
      drafts.discard(nameOf(contractId));
      return { kind: 'taken', payment };
    } catch (thrown) {
      const failure = failureOfThrown(defaultErrorCode, thrown);
      if (!isAnswer(failure)) return { kind: 'unknown', intent };
      drafts.discard(nameOf(contractId));
      return failure.status === 409
        ? { kind: 'bill-changed', bill: null }
        : { kind: 'refused', failure };
    }
  };

  return {
    pay: (intent, reviewed) =>
      withLock(async () => {
        let now: Bill;
        const read = bill(intent.contractId);
        try {
          const answer = await portal.clients.send(read);
          portal.queryClient.setQueryData(portal.queryOf(read).queryKey, answer);
          now = toBill(answer);
        } catch (thrown) {
          return { kind: 'not-sent', failure: failureOfThrown(defaultErrorCode, thrown) };
        }
        if (!isSameBill(reviewed, now)) return { kind: 'bill-changed', bill: now };
        await drafts.write(nameOf(intent.contractId), draftOf(intent));
        return send(intent, isPaymentAnswered);
      }),

    finish: (intent) => withLock(() => send(intent, isFinalOnRetry)),

    async unfinished(contractId) {
      const draft = await drafts.read(nameOf(contractId));
      return draft === null ? null : intentIn(draft, contractId);
    },

    giveUp: (contractId) => drafts.discard(nameOf(contractId)),

    askAgain(contractId) {
      for (const read of [bill(contractId), payments(contractId, 1)]) {
        const queryKey = keyOf({ ...read, params: { path: { contractId } } });
        void portal.queryClient.invalidateQueries({ queryKey });
      }
    },
  };
}

/** The query of the payment that was sent before this page and not answered. */
export const unfinishedQuery = (submission: PaymentSubmission, contractId: string) =>
  queryOptions({
    queryKey: ['kept payment', contractId],
    queryFn: () => submission.unfinished(contractId),
    staleTime: 0,
    gcTime: 0,
  });

const draftOf = ({ key, cents, methodId, payOn, revision }: PaymentIntent): Draft => ({
  ...{ key, methodId },
  cents: String(cents),
  payOn: payOn ?? '',
  revision: revision ?? '',
});

function intentIn(
  { key = '', cents = '', methodId = '', payOn = '', revision = '' }: Draft,
  contractId: string,
): PaymentIntent | null {
  if (key === '' || methodId === '' || !/^[1-9]\d*$/.test(cents)) return null;
  return {
    ...{ key, contractId, methodId },
    cents: Number(cents),
    payOn: payOn || null,
    revision: revision || null,
  };
}
