import { ApiFailure } from '#src/api/http/failure.ts';

/** Whether a failure means that something doesn't exist or isn't visible to this member. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 403);
