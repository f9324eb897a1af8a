import createFetchClient, { type Middleware } from 'openapi-fetch';
import type { HttpMethod } from 'openapi-typescript-helpers';
import type { Config } from '#src/config.ts';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { areSegments, addressOfCall } from './addresses.ts';
import { apiBase, isPublicApi, type ApiAddresses } from './apis.ts';
import { deadline, type CallSession } from '#src/api/http/call-session.ts';
import type { Call, RecordCall } from '#src/api/http/call.ts';
import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfAnswer, failureOfBody, problemStatus } from '#src/api/http/failure-answer.ts';
import { ApiFailure, failureOfThrown, nothingThere } from '#src/api/http/failure.ts';
import type { Operation } from './operations.ts';
import { createRecordsLoader } from './fhir/load-records.ts';
import { thisPage, type PageStay } from '#src/api/http/page-stay.ts';
import { unlessLeft } from '#src/api/http/unless-left.ts';
import { withToken } from '#src/api/http/with-token.ts';

/** The calls of an insurer that disables capabilities. The client never sends them. */
export interface DisabledCalls {
  isDisabled: (operation: Operation) => boolean;
  /**
   * Returns the placeholder for an answer: no messages, no outage, no dates.
   * @throws {ApiFailure} for a call that no screen should make here
   */
  answerTo: <Answer>(call: Call<Answer>) => Answer;
}

export interface ClientOptions {
  session: CallSession;
  fetch: (request: Request) => Promise<Response>;
  page?: PageStay;
  /** Null where the insurer has every capability. */
  disabledCalls: DisabledCalls | null;
  config: ApiAddresses & Pick<Config, 'coverageSearch'>;
  /** The portal's origin, which serves the APIs if the configuration names no host. */
  origin: string;
}

/**
 * Makes a call and returns the portal's reading of its answer.
 * @param signal aborted when the caller no longer waits
 * @throws {ApiFailure} for every failure
 */
export type Send = <Answer>(call: Call<Answer>, signal?: AbortSignal) => Promise<Answer>;

export interface Clients {
  send: Send;
}

export function createClients({
  config,
  origin,
  session,
  fetch,
  page = thisPage,
  disabledCalls,
}: ClientOptions): Clients {
  // The browser must not cache the answers, whatever their headers say.
  const client = createFetchClient<AnyPaths>({ fetch, cache: 'no-store' });
  const loadRecords = createRecordsLoader((api) => ({
    session,
    fetch,
    page,
    baseUrl: apiBase(config, api, origin),
    isPublic: isPublicApi(config, api),
    coverageSearch: config.coverageSearch,
  }));

  async function ask<Answer>(
    call: RestCall<Answer>,
    asker: AbortSignal | undefined,
    token: string | null,
  ) {
    const code = codeOf(call.operation);
    try {
      if (!areSegments(call.params.path)) throw await notAsked(session, code, addressOfCall(call));
      const { data } = await client.request(methodOf(call.operation), addressOfCall(call), {
        baseUrl: apiBase(config, call.api, origin),
        params: call.params,
        body: call.body,
        ...(call.parseAs ? { parseAs: call.parseAs } : {}),
        ...(call.outlivesPage ? { keepalive: true } : {}),
        signal: deadline(session, asker, call.timeoutMs),
        middleware: [middleware({ session, code, token }, call.isAutomatic)],
      });
      return readAnswer(call, code, data);
    } catch (thrown) {
      throw failureOfThrown(code, thrown);
    }
  }

  return {
    async send(call, asker) {
      if (disabledCalls?.isDisabled(call.operation)) return disabledCalls.answerTo(call);
      if ('ask' in call) return call.ask(await loadRecords(call), asker);
      const isRepeatable = methodOf(call.operation) === 'get';
      return unlessLeft(page, isRepeatable, () =>
        isPublic(addressOfCall(call))
          ? ask(call, asker, null)
          : withToken(session, codeOf(call.operation), (token) => ask(call, asker, token)),
      );
    },
  };
}

type RestCall<Answer> = Exclude<Call<Answer>, RecordCall<unknown>>;

/**
 * Returns the failure of a call that cannot be made. From a screen that is just going away, an empty id is the
 * session's end and no failure.
 */
async function notAsked(session: CallSession, code: ErrorCode, path: string): Promise<ApiFailure> {
  const isOver = !isPublic(path) && (await session.accessToken()) === null;
  return isOver ? new ApiFailure(code, 'session') : nothingThere(code);
}

const isPublic = (path: string) => path.startsWith('/public/');

function readAnswer<Answer>(
  { answer }: { answer: (body: unknown) => Answer },
  code: ErrorCode,
  body: unknown,
): Answer {
  const status = problemStatus(body);
  if (status !== null) throw failureOfBody(code, status, body);
  try {
    return answer(body);
  } catch (cause) {
    throw cause instanceof ApiFailure ? cause : new ApiFailure(code, 'unreadable', { cause });
  }
}

/** Any operation: the type of the call was checked where the call is declared. */
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

/**
 * Token → activity → failure, in this order.
 * @param token null for a public call
 */
function middleware(
  { session, code, token }: { session: CallSession; code: ErrorCode; token: string | null },
  isAutomatic: boolean | undefined,
): Middleware {
  return {
    onRequest({ request }) {
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      // Availability and notice are asked by the portal, not by the member.
      session.reportActivity(isAutomatic || token === null ? 'portal' : 'member');
      return request;
    },
    async onResponse({ response }) {
      if (response.ok) return undefined;
      if (response.status === 403 && token !== null) session.reportRefused();
      throw await failureOfAnswer(code, response);
    },
  };
}
