import type { Api } from './apis.ts';
import type { Operation } from './operations.ts';

/** What the address of a call is made of. */
export interface Params {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, unknown>;
}

/** Which call it is, and with what. */
export interface CallAddress {
  api: Api;
  operation: Operation;
  params: Params;
  /** Tells two readings of the same answer apart in the cache. */
  readAs?: string;
}
