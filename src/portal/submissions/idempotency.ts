import type { ApiFailure } from '#src/api/http/failure.ts';

/** Rules for requests with an `Idempotency-Key`, which makes each count once (docs/decisions/017). */

/** Does one thing at a time in all tabs of this origin. */
export type WithLock = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Makes a lock of that name from the browser's own locks; where it has none, each tab is on its own and the insurer
 * decides.
 */
export const oneTabAtATime =
  (name: string): WithLock =>
  (task) =>
    'locks' in navigator ? navigator.locks.request(name, task) : task();

/** Whether the service has answered a first attempt; a failure on the way may come after it was accepted. */
export const isAnswered = ({ kind, status }: ApiFailure): boolean =>
  kind === 'session' || (kind === 'status' && status !== null && status < 500 && status !== 408);

/**
 * Whether the service has answered the first attempt of a payment: 409 may mean that the insurer is still processing
 * it, as a proxy on the way can have sent it twice, unless it is about the bill.
 */
export const isPaymentAnswered = (failure: ApiFailure): boolean =>
  isAnswered(failure) && (failure.status !== 409 || failure.reason === billChanged);

/**
 * Whether the service has answered all attempts. A refusal to be called now says nothing about the attempt before; 409
 * may mean that it is still being processed, unless it is about the bill.
 */
export const isFinalOnRetry = ({ status, reason }: ApiFailure): boolean =>
  status === 400 || status === 422 || (status === 409 && reason === billChanged);

/** The service's reason when a payment names another revision of the bill. */
const billChanged = 'billChanged';
