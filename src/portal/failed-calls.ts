import { MutationCache, type MutationMeta } from '@tanstack/react-query';
import { errorWords } from '#content/errors.ts';
import { ApiFailure } from '#src/api/failure.ts';
import { isShownToMembers } from '#src/domain/error-codes.ts';
import type { ErrorStore } from './error-store.ts';

/** Every change that fails is said in the global error dialog, unless its form or its maker says it. */
export function createMutationCache(errors: ErrorStore): MutationCache {
  return new MutationCache({
    onError: (error, _variables, _result, { meta }) => announceFailure(errors, error, meta),
  });
}

/** Says in the global error dialog that a change failed, and logs it. */
export function announceFailure(
  errors: ErrorStore,
  error: unknown,
  meta: MutationMeta | undefined,
): void {
  if (!isNews(error, meta)) return;
  reportFailure(errors, error, meta);
  errors.open(error instanceof ApiFailure ? { code: error.code, ...wordsOf(error) } : {});
}

/** Of most failures the dialog says the same; whoever was stopped is told to wait, and how long. */
function wordsOf({ status, retryAfterSeconds }: ApiFailure): { message?: string } {
  return status === 429 ? { message: errorWords.tooOften(retryAfterSeconds) } : {};
}

/** Reports a failed call, unless its form or its maker says it. */
export function reportFailure(
  errors: Pick<ErrorStore, 'report'>,
  error: unknown,
  meta: MutationMeta | undefined,
): void {
  if (error instanceof ApiFailure && isNews(error, meta)) errors.report(error.code);
}

function isNews(error: unknown, meta: MutationMeta | undefined): boolean {
  if (meta?.customError) return false;
  if (!(error instanceof ApiFailure)) return true;
  // Given up by ourselves, or the session is over: the sign-in page says so.
  if (error.kind === 'aborted' || error.kind === 'session') return false;
  if (error.status === 401 && !meta?.withoutSession) return false;
  // What no form can show and no card names is logged whatever the answer brought.
  return error.validationErrors.length === 0 || !isShownToMembers(error.code);
}
