import type { ErrorCode } from '#src/domain/error-codes.ts';
import { lookUp } from '#src/domain/data/look-up.ts';

/** The reason why a call failed. */
export type FailureKind =
  /** No answer: offline, refused, reset, blocked. */
  | 'network'
  | 'timeout'
  /** The portal gave up on it: the screen was left or the member signed out. */
  | 'aborted'
  /** The API answered with an error status. */
  | 'status'
  /** A success with a body that is empty, not JSON, or not what the API promises. */
  | 'unreadable'
  /** The session ended before the call could be made. */
  | 'session';

export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** The error of every failed call. Its text contains no name and no address. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly kind: FailureKind;
  /** The HTTP status, null when there was no answer. */
  readonly status: number | null;
  /** The payer's reason: a message id or another code that the payer defines. */
  readonly reason: string | null;
  readonly validationErrors: readonly FieldError[];
  /** The seconds after which it may be tried again, as the payer says; null when it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    kind: FailureKind,
    details: {
      status?: number;
      reason?: string | null;
      validationErrors?: readonly FieldError[];
      retryAfterSeconds?: number | null;
      cause?: unknown;
    } = {},
  ) {
    super(`${code} (${kind}${details.status ? ` ${details.status}` : ''})`, {
      cause: details.cause,
    });
    this.code = code;
    this.kind = kind;
    this.status = details.status ?? null;
    this.reason = details.reason ?? null;
    this.validationErrors = details.validationErrors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** Returns the API's failure for an address that no call has: the request is not even sent. */
export const nothingThere = (code: ErrorCode): ApiFailure =>
  new ApiFailure(code, 'status', { status: 404 });

/** Returns the failure of an error thrown on the way. */
export function failureOfThrown(code: ErrorCode, thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  return new ApiFailure(code, kindOfThrown(thrown), { cause: thrown });
}

const kindsByName: Record<string, FailureKind> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
  SyntaxError: 'unreadable',
};

/** Returns the kind of failure that an error thrown before an answer is. */
export function kindOfThrown(thrown: unknown): FailureKind {
  return lookUp(kindsByName, thrown instanceof Error ? thrown.name : '') ?? 'network';
}

/** Whether the portal itself ended the call: given up on, or not made because the session is over. */
export const isOwnEnd = (failure: unknown): boolean =>
  failure instanceof ApiFailure
    ? failure.kind === 'aborted' || failure.kind === 'session'
    : kindOfThrown(failure) === 'aborted';
