import type { Api } from '#src/api/apis.ts';
import type { Operation } from '#src/api/operations.ts';

/** The parameters of a call's address. */
export interface Params {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** The API, operation and parameters of a call. */
export interface CallAddress {
  api: Api;
  operation: Operation;
  params: Params;
  /** Distinguishes two readings of the same answer in the cache. */
  readAs?: string;
}
