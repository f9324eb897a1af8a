import type { ApiFailure } from '#src/api/http/failure.ts';
import type { StatusId } from '#src/catalogue/status-texts.ts';

const ofStatus: Partial<Record<number, StatusId>> = {
  400: 400,
  401: 401,
  403: 403,
  404: 404,
  422: 422,
  429: 429,
  500: 500,
  503: 503,
};

/** Returns the status page of a failure; null stands for an error that is no failed call. */
export function failedStatus(failure: Pick<ApiFailure, 'kind' | 'status'> | null): StatusId {
  switch (failure?.kind) {
    case undefined:
      return 'UNHANDLED_ERROR';
    case 'network':
    case 'timeout':
      return 'error-event';
    case 'session':
      return 'UNAUTHORIZED_ERROR';
    case 'status':
      return ofStatus[failure.status ?? 0] ?? 'default';
    case 'aborted':
    case 'unreadable':
      return 'default';
  }
}
