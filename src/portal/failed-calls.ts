import { MutationCache, type DefaultError } from '@tanstack/react-query';
import { ApiFailure } from '#src/api/failure.ts';
import type { ErrorStore } from './error-store.ts';

/** What a call may say about its own failure. */
interface CallMeta extends Record<string, unknown> {
  /** Whoever made the call shows the failure itself: no dialog, no log (specification, section 8). */
  customError?: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Every change that fails is said in the global error dialog, unless its form or its maker says it. */
export function createMutationCache(errors: ErrorStore): MutationCache {
  return new MutationCache({
    onError: (error, _variables, _result, { meta }) => {
      if (!isNews(error, meta)) return;
      reportFailure(error, meta);
      errors.open(error instanceof ApiFailure ? { code: error.code } : {});
    },
  });
}

/** Logs a failed call as the specification's `apiError`; the code and nothing else. */
export function reportFailure(error: DefaultError, meta: CallMeta | undefined): void {
  if (error instanceof ApiFailure && isNews(error, meta)) console.warn('apiError', error.code);
}

function isNews(error: DefaultError, meta: CallMeta | undefined): boolean {
  if (meta?.customError) return false;
  if (!(error instanceof ApiFailure)) return true;
  return !isEndOfSession(error) && error.validationErrors.length === 0;
}

/** Given up by ourselves, or the session is over: the sign-in page says so. */
export function isEndOfSession({ kind, status }: ApiFailure): boolean {
  return kind === 'aborted' || kind === 'session' || status === 401;
}
