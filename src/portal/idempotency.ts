import type { ApiFailure } from '#src/api/failure.ts';

/** What is sent with an `Idempotency-Key`, so that it counts once (docs/decisions/045, 052). */

/** Does one thing at a time in all tabs of this origin. */
export type WithLock = <T>(task: () => Promise<T>) => Promise<T>;

/** By the browser's own locks; where it has none, each tab is on its own and the insurer decides. */
export const oneTabAtATime =
  (name: string): WithLock =>
  (task) =>
    'locks' in navigator ? navigator.locks.request(name, task) : task();

/** Whether the service has said what came of a first attempt; whoever failed on the way may have taken it. */
export const isAnswered = ({ kind, status }: ApiFailure): boolean =>
  kind === 'session' || (kind === 'status' && status !== null && status < 500 && status !== 408);

/**
 * The same of a payment: 409 may mean that the insurer is still at it, as somebody on the way can have sent it twice,
 * unless it is about the bill.
 */
export const isPaymentAnswered = (failure: ApiFailure): boolean =>
  isAnswered(failure) && (failure.status !== 409 || failure.reason === billChanged);

/**
 * Whether it has said what came of all attempts. That it does not want to be asked now says nothing about the
 * one before; 409 may mean that it is still at it, unless it is about the bill.
 */
export const isFinalOnRetry = ({ status, reason }: ApiFailure): boolean =>
  status === 400 || status === 422 || (status === 409 && reason === billChanged);

/** How the service calls it that a payment names another revision of the bill. */
const billChanged = 'billChanged';
