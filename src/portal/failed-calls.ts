import { MutationCache } from '@tanstack/react-query';
import { ApiFailure } from '#src/api/failure.ts';
import type { ErrorStore } from './error-store.ts';

/** What a call may say about its own failure. */
interface CallMeta extends Record<string, unknown> {
  /** Whoever made the call shows the failure itself: no dialog, no log (specification, section 8). */
  customError?: true;
  /** Made without a session, so that 401 ends none: a failure like others. */
  withoutSession?: true;
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
    onError: (error, _variables, _result, { meta }) => announceFailure(errors, error, meta),
  });
}

/** Says in the global error dialog that a change failed, and logs it. */
export function announceFailure(
  errors: ErrorStore,
  error: unknown,
  meta: CallMeta | undefined,
): void {
  if (!isNews(error, meta)) return;
  reportFailure(error, meta);
  errors.open(error instanceof ApiFailure ? { code: error.code } : {});
}

/** Logs a failed call as the specification's `apiError`; the code and nothing else. */
export function reportFailure(error: unknown, meta: CallMeta | undefined): void {
  if (error instanceof ApiFailure && isNews(error, meta)) console.warn('apiError', error.code);
}

function isNews(error: unknown, meta: CallMeta | undefined): boolean {
  if (meta?.customError) return false;
  if (!(error instanceof ApiFailure)) return true;
  // Given up by ourselves, or the session is over: the sign-in page says so.
  if (error.kind === 'aborted' || error.kind === 'session') return false;
  if (error.status === 401 && !meta?.withoutSession) return false;
  return error.validationErrors.length === 0;
}
