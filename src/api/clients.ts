import createFetchClient, { type Middleware } from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { limits } from '#src/domain/limits.ts';
import { pathOf } from './addresses.ts';
import type { Api } from './apis.ts';
import type { Call, Params } from './call.ts';
import type { Operation } from './operations.ts';
import { codeOf } from './failure-codes.ts';
import { ApiFailure, failureOfAnswer, failureOfThrown } from './failure.ts';

/** What a call needs from the session. */
export interface CallSession {
  /**
   * A token that has not expired, refreshed first if need be; null when nobody is signed in.
   * @throws {ApiFailure} of kind 'session' when the session ended, of kind 'network' when the
   *   refresh could not be made.
   */
  accessToken: () => Promise<string | null>;
  /** A call counts as activity of the member (specification, section 7). */
  reportActivity: () => void;
  /** The API no longer accepts the token. */
  reportRejected: () => void;
  /** Aborted when the member signs out. */
  readonly ended: AbortSignal;
}

export interface ClientOptions {
  session: CallSession;
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Makes a call and answers what the portal makes of its answer.
 * @param signal aborted when whoever asked no longer waits
 * @throws {ApiFailure} always this, whatever went wrong
 */
export type Send = <Answer>(call: Call<Answer>, signal?: AbortSignal) => Promise<Answer>;

export interface Clients {
  send: Send;
  /** Searches and reads of the health records. */
  healthRecords: <Answer>(
    operation: RecordOperation,
    answer: z.ZodMiniType<Answer>,
    options: { params?: Params; signal?: AbortSignal },
  ) => Promise<Answer>;
  /** Follows a link that a search of the health records answered. */
  healthRecordsPage: <Answer>(
    operation: RecordOperation,
    link: string,
    answer: z.ZodMiniType<Answer>,
  ) => Promise<Answer>;
}

type RecordOperation = Operation & `GET /health-records/${string}`;

export function createClients(baseOf: (api: Api) => string, options: ClientOptions): Clients {
  const client = createFetchClient<AnyPaths>({ fetch: options.fetch });

  const ask = async <Answer>(
    call: Call<Answer>,
    path: string,
    asker: AbortSignal | undefined,
  ): Promise<Answer> => {
    const code = codeOf(call.operation);
    try {
      const { data } = await client.request(methodOf(call.operation), path, {
        baseUrl: baseOf(call.api),
        params: call.params,
        body: call.body,
        ...(call.parseAs ? { parseAs: call.parseAs } : {}),
        signal: deadline(options.session, asker),
        middleware: middleware(options.session, code),
      });
      return await read(call, code, data);
    } catch (thrown) {
      throw failureOfThrown(code, thrown);
    }
  };
  const search = <Answer>(
    operation: RecordOperation,
    answer: z.ZodMiniType<Answer>,
    params: Params,
  ): Call<Answer> => ({
    ...{ api: 'healthRecords', operation, params },
    answer: (body) => answer.parse(body),
  });
  return {
    send: (call, asker) => ask(call, pathOf(call), asker),
    healthRecords: (operation, answer, { params = {}, signal }) => {
      const call = search(operation, answer, params);
      return ask(call, pathOf(call), signal);
    },
    async healthRecordsPage(operation, link, answer) {
      const path = pathWithin(baseOf('healthRecords'), link);
      if (path === null) throw new ApiFailure(codeOf(operation), 'unreadable');
      return ask(search(operation, answer, {}), path, undefined);
    },
  };
}

async function read<Answer>(call: Call<Answer>, code: ErrorCode, body: unknown): Promise<Answer> {
  try {
    return await call.answer(body);
  } catch (cause) {
    throw cause instanceof ApiFailure ? cause : new ApiFailure(code, 'unreadable', { cause });
  }
}

/** The rest of an address under `base`, with its query; null for any other address. */
function pathWithin(base: string, address: string): string | null {
  const { href: own } = new URL(`${base}/`);
  const target = URL.canParse(address, own) ? new URL(address, own) : null;
  if (target === null) return null;
  // The whole of it is compared: scheme, port and a user name are part of the beginning.
  const folder = own.slice(0, -1);
  if (target.href.startsWith(own) || target.href.startsWith(`${folder}?`)) {
    return target.href.slice(folder.length);
  }
  return null;
}

/** Inside, any operation: the types of the one called were checked where its row stands. */
type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;

interface AnyOperation {
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const satisfies HttpMethod[];

function methodOf(operation: string): HttpMethod {
  const [name = ''] = operation.split(' ');
  return methods.find((method) => method === name.toLowerCase()) ?? 'get';
}

/** Token → activity → failure, in this order. */
function middleware(session: CallSession, code: ErrorCode): Middleware[] {
  const isPublic = (path: string) => path.startsWith('/public/');
  return [
    {
      async onRequest({ request, schemaPath }) {
        if (isPublic(schemaPath)) return undefined;
        const token = await session.accessToken();
        // Nobody is signed in (any more): such a call is not made at all.
        if (token === null) throw new ApiFailure(code, 'session');
        request.headers.set('authorization', `Bearer ${token}`);
        return request;
      },
    },
    {
      onRequest({ schemaPath }) {
        // Availability and notice are asked by the portal, not by the member.
        if (!isPublic(schemaPath)) session.reportActivity();
        return undefined;
      },
    },
    {
      async onResponse({ response, schemaPath }) {
        if (response.ok) return undefined;
        if (response.status === 401 && !isPublic(schemaPath)) session.reportRejected();
        throw await failureOfAnswer(code, response);
      },
    },
  ];
}

/** Ends with the session it was begun in, with whoever asked, or after a while. */
function deadline(session: CallSession, asker: AbortSignal | undefined): AbortSignal {
  const signals = [session.ended, AbortSignal.timeout(limits.requestTimeoutMs)];
  return AbortSignal.any(asker ? [...signals, asker] : signals);
}
