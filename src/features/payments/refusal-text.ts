import { errorWords } from '#content/errors.ts';
import { payingWords } from '#content/paying.ts';
import type { ApiFailure } from '#src/api/http/failure.ts';

const words = payingWords.refused;

/** Returns why a payment was not taken, in words. */
export function refusalText({ status, retryAfterSeconds }: ApiFailure): string {
  if (status === 429) return errorWords.tooOften(retryAfterSeconds);
  return status === 422 ? words.declined : words.failed;
}
