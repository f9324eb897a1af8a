import { ApiFailure } from '#src/api/http/failure.ts';

/** Whether a failure says that there is no such thing, or none that this member may see. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 403);
