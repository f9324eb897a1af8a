import createFetchClient, { type FetchOptions, type Middleware } from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import type * as z from 'zod/mini';
import type { paths as MemberPaths } from '#generated/member/paths.d.ts';
import type { paths as MessageCenterPaths } from '#generated/message-center/paths.d.ts';
import type { paths as V1Paths } from '#generated/v1/paths.d.ts';
import { documentPrefixes, type Api } from './addresses.ts';
import { deadline, type CallSession } from './call-session.ts';
import { codeOf, type OperationOf } from './failure-codes.ts';
import { ApiFailure, failureOfAnswer, failureOfThrown } from './failure.ts';
import type { HealthRecordsOptions } from './fhir/client.ts';
import { openHealthRecords, type HealthRecords } from './fhir/health-records.ts';

export interface ClientOptions {
  /** Absolute: where the API family answers. */
  baseUrl: string;
  /** What the document puts before its paths although `baseUrl` already says it. */
  documentPrefix: string;
  session: CallSession;
  fetch: (request: Request) => Promise<Response>;
}

type OperationType<Paths, Op extends string> = Op extends `${infer Method} ${infer Path}`
  ? Path extends keyof Paths
    ? Lowercase<Method> extends keyof Paths[Path]
      ? Paths[Path][Lowercase<Method>]
      : never
    : never
  : never;

interface AnyOptions {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  signal?: AbortSignal;
  /** Read the answer as a file, not as JSON. */
  parseAs?: 'blob';
}

type CallOptions<Paths, Op extends string> = Pick<
  FetchOptions<OperationType<Paths, Op>>,
  'params' | 'body'
> &
  AnyOptions;

/**
 * Calls one operation, named as in `GET /users/{userId}/memberships`, and answers its body after
 * checking it against `answer`, a generated schema.
 * @throws {ApiFailure} always this, whatever went wrong
 */
type Call<Paths> = <Op extends OperationOf<Paths>, Answer>(
  operation: Op,
  answer: z.ZodMiniType<Answer>,
  options: CallOptions<Paths, Op>,
) => Promise<Answer>;

export interface Clients extends Record<Api, unknown> {
  member: Call<MemberPaths>;
  messageCenter: Call<MessageCenterPaths>;
  v1: Call<V1Paths>;
  healthRecords: HealthRecords;
}

export function createClients(
  baseOf: (api: Api) => string,
  options: Pick<ClientOptions, 'session' | 'fetch'> & Pick<HealthRecordsOptions, 'early'>,
): Clients {
  const { session, fetch, early } = options;
  const of = (api: Api): ClientOptions => ({
    session,
    fetch,
    baseUrl: baseOf(api),
    documentPrefix: documentPrefixes[api],
  });
  return {
    member: createCall<MemberPaths>(createSender(of('member')), documentPrefixes.member),
    messageCenter: createCall<MessageCenterPaths>(
      createSender(of('messageCenter')),
      documentPrefixes.messageCenter,
    ),
    v1: createCall<V1Paths>(createSender(of('v1')), documentPrefixes.v1),
    healthRecords: openHealthRecords({ session, early, baseUrl: baseOf('healthRecords') }),
  };
}

/** Inside, any operation: the types of the one called were checked where it was called. */
type AnyPaths = Record<string, Record<HttpMethod, AnyOperation>>;

interface AnyOperation {
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** Sends a request for an operation to a path of its API and checks what comes back. */
type Send = <Answer>(
  operation: string,
  path: string,
  answer: z.ZodMiniType<Answer>,
  init: AnyOptions,
) => Promise<Answer>;

function createSender(options: ClientOptions): Send {
  const client = createFetchClient<AnyPaths>({
    baseUrl: options.baseUrl,
    fetch: options.fetch,
  });
  client.use(...middleware(options.session, options.documentPrefix));

  return async (operation, path, answer, init) => {
    const code = codeOf(operation);
    const signal = deadline(options.session, init.signal);
    try {
      const { data } = await client.request(methodOf(operation), path, { ...init, signal });
      const parsed = answer.safeParse(data);
      if (!parsed.success) throw new ApiFailure(code, 'unreadable', { cause: parsed.error });
      return parsed.data;
    } catch (thrown) {
      throw failureOfThrown(code, thrown);
    }
  };
}

function createCall<Paths>(send: Send, prefix: string): Call<Paths> {
  return (operation, answer, init: AnyOptions) => {
    const [, path = ''] = operation.split(' ');
    return send(operation, path.slice(prefix.length), answer, init);
  };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const satisfies HttpMethod[];

function methodOf(operation: string): HttpMethod {
  const [name = ''] = operation.split(' ');
  return methods.find((method) => method === name.toLowerCase()) ?? 'get';
}

/** Token → activity → failure, in this order. */
function middleware(session: CallSession, prefix: string): Middleware[] {
  const isPublic = (path: string) => path.startsWith('/public/');
  return [
    {
      async onRequest({ request, schemaPath }) {
        if (isPublic(schemaPath)) return undefined;
        const token = await session.accessToken();
        // Nobody is signed in (any more): such a call is not made at all.
        if (token === null) {
          throw new ApiFailure(codeOf(`${request.method} ${prefix}${schemaPath}`), 'session');
        }
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
      async onResponse({ request, response, schemaPath }) {
        if (response.ok) return undefined;
        if (response.status === 401 && !isPublic(schemaPath)) session.reportRejected();
        throw await failureOfAnswer(codeOf(`${request.method} ${prefix}${schemaPath}`), response);
      },
    },
  ];
}
