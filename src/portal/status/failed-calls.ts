import { CancelledError, MutationCache, type MutationMeta } from '@tanstack/react-query';
import { errorWords } from '#content/errors.ts';
import { ApiFailure, isOwnEnd } from '#src/api/http/failure.ts';
import { logFailure } from '#src/api/http/log-failure.ts';
import { isShownToMembers, type ErrorCode } from '#src/domain/error-codes.ts';
import type { ErrorStore } from './error-store.ts';

/**
 * Creates the mutation cache, which shows every failed change in the global error dialog, unless its form or its caller
 * does.
 */
export function createMutationCache(errors: ErrorStore): MutationCache {
  return new MutationCache({
    onError: (error, _variables, _result, { meta }) => announceFailure(errors, error, meta),
  });
}

/** Shows in the global error dialog that a change failed, and logs it. */
export function announceFailure(
  errors: ErrorStore,
  error: unknown,
  meta: MutationMeta | undefined,
): void {
  if (!isNews(error, meta)) return;
  reportFailure(errors, error, meta);
  if (meta?.saysTooOften && error instanceof ApiFailure && isTooOften(error)) return;
  errors.open(error instanceof ApiFailure ? { code: error.code, ...wordsOf(error) } : {});
}

/**
 * Returns the dialog's own words for a failure. Most have the same; a rate-limited member is asked to wait, and for how
 * long.
 */
function wordsOf(failure: ApiFailure): { message?: string } {
  return isTooOften(failure) ? { message: errorWords.tooOften(failure.retryAfterSeconds) } : {};
}

/** Returns whether the service refused a call because of its rate limit. */
export const isTooOften = ({ status }: ApiFailure): boolean => status === 429;

/** Reports a failed call, unless its form or its caller does. */
export function reportFailure(
  errors: Pick<ErrorStore, 'report'>,
  error: unknown,
  meta: MutationMeta | undefined,
): void {
  if (error instanceof ApiFailure && isNews(error, meta)) errors.report(error.code);
}

/** Logs a failed read that the portal can do without, unless it failed because its session ended. */
export function logFailedRead(code: ErrorCode, error: unknown): void {
  const isRejected = error instanceof ApiFailure && error.status === 401;
  if (!isRejected && !(error instanceof CancelledError)) logFailure(code, error);
}

function isNews(error: unknown, meta: MutationMeta | undefined): boolean {
  if (meta?.customError) return false;
  if (!(error instanceof ApiFailure)) return true;
  // If the session is over, the sign-in page says so.
  if (isOwnEnd(error)) return false;
  if (error.status === 401 && !meta?.withoutSession) return false;
  // Log a failure that no form and no card shows.
  return error.validationErrors.length === 0 || !isShownToMembers(error.code);
}
