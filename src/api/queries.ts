import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StorageKey } from '#src/storage/storage-keys.ts';
import type { CallAddress } from '#src/api/http/call-address.ts';
import type { Read, Write } from '#src/api/http/call.ts';
import type { Clients } from './clients.ts';
import { ApiFailure } from '#src/api/http/failure.ts';

/** The functions for sending several calls that belong together. */
export interface QuerySource {
  clients: Clients;
  queryOf: QueryOf;
}

/** The metadata of a query or a mutation. */
interface CallMeta extends Record<string, unknown> {
  /** The caller reports the failure: no dialog, no log (product rule 8.1). */
  customError?: true;
  /** The form says how long to wait after too many tries: no dialog. */
  saysTooOften?: true;
  /** Sent without a session, so a 401 does not end the session: it is a failure like others. */
  withoutSession?: true;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** Makes the TanStack Query options of a read: its key and its call. */
export type QueryOf = ReturnType<typeof createQueryOf>;

/** @param persist keeps the last answer in the tab */
export function createQueryOf(
  { send }: Pick<Clients, 'send'>,
  persist: <Answer>(key: StorageKey<Answer>, answer: Answer) => void,
) {
  return <Answer>(read: Read<Answer>) =>
    queryOptions({
      queryKey: keyOf(read),
      queryFn: async ({ signal }): Promise<Answer> => {
        const answer = await send(read, signal);
        // The session may have ended while the answer was read: nothing of it is left behind.
        signal.throwIfAborted();
        if (read.persistTo) persist(read.persistTo, answer);
        return answer;
      },
      ...(read.customError ? { meta: { customError: true } } : {}),
      ...(read.isAlwaysAsked ? { staleTime: 0, gcTime: 0 } : {}),
      ...(read.isCached ? { gcTime: Infinity } : {}),
    });
}

/**
 * Sends a write, and refetches the queries that the write makes stale. Sends nothing while the portal checks for an
 * outage.
 * @throws {ApiFailure}
 */
export type SendWrite = <Answer>(write: Write<Answer>, signal?: AbortSignal) => Promise<Answer>;

export function createSendWrite(
  { send }: Pick<Clients, 'send'>,
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  mayWrite: () => Promise<boolean>,
): SendWrite {
  return async (write, signal) => {
    if (!(await mayWrite())) throw new ApiFailure('BP-NFA-009', 'aborted');
    const answer = await send(write, signal);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => isMadeStale(queryKey, write),
    });
    return answer;
  };
}

type Key = readonly unknown[];

/** Returns the key of a call: its API, path, query and reading: a key begins the keys of everything below it. */
export function keyOf({ api, operation, params, readAs }: CallAddress): Key {
  const segments = segmentsOf(operation.slice(operation.indexOf('/')), params.path ?? {});
  const key = params.query ? [api, ...segments, params.query] : [api, ...segments];
  return readAs === undefined ? key : [...key, readAs];
}

/**
 * Whether an answer no longer holds after a write.
 * @param key of the answer
 */
export function isMadeStale(
  key: Key,
  { api, params, makesStale }: Pick<Write<unknown>, 'api' | 'params' | 'makesStale'>,
): boolean {
  return makesStale.some((path) =>
    [api, ...segmentsOf(path, params.path ?? {})].every(
      // A parameter that the write does not name matches any value.
      (segment, index) => segment === key[index] || (segment === null && key.length > index),
    ),
  );
}

/** Returns the segments of a path with its parameters filled in; null for one that is not given. */
const segmentsOf = (path: string, given: Record<string, unknown>): unknown[] =>
  path
    .split('/')
    .slice(1)
    .map((segment) => {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
      return name === undefined ? segment : (given[name] ?? null);
    });
