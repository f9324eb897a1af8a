import { statusTexts } from '#src/catalogue/status-texts.ts';
import type { ApiFailure } from '#src/api/failure.ts';

/** The words of a failed page by what failed (specification, section 8, Status pages). */
export function statusText(failure: Pick<ApiFailure, 'kind' | 'status'> | null) {
  if (failure?.kind === 'network' || failure?.kind === 'timeout') return statusTexts['error-event'];
  switch (failure?.status) {
    case 400:
      return statusTexts[400];
    case 401:
      return statusTexts[401];
    case 403:
      return statusTexts[403];
    case 404:
      return statusTexts[404];
    case 503:
      return statusTexts[503];
    default:
      return statusTexts.default;
  }
}
