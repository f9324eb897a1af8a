import { errorWords } from '#content/errors.ts';
import { payingWords } from '#content/paying.ts';
import type { ApiFailure } from '#src/api/http/failure.ts';
import type { ErrorStore } from '#src/portal/status/error-store.ts';
import { reportFailure } from '#src/portal/status/failed-calls.ts';

const words = payingWords.refused;

/** Why a payment was not taken, in words; the failure is logged as others are. */
export function refusalText(failure: ApiFailure, errors: ErrorStore): string {
  reportFailure(errors, failure, undefined);
  if (failure.status === 429) return errorWords.tooOften(failure.retryAfterSeconds);
  return failure.status === 422 ? words.declined : words.failed;
}
