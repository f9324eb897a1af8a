import { Client } from 'fhir-kit-client';
import * as z from 'zod/mini';
import type { ErrorCode } from '#src/domain/error-codes.ts';
import { isSegment } from '../addresses.ts';
import { deadline, type CallCause, type CallSession } from '#src/api/http/call-session.ts';
import { codeOf } from '#src/api/http/failure-codes.ts';
import { failureOfBody } from '#src/api/http/failure-answer.ts';
import { ApiFailure, kindOfThrown, nothingThere } from '#src/api/http/failure.ts';
import { thisPage, type PageStay } from '#src/api/http/page-stay.ts';
import { unlessLeft } from '#src/api/http/unless-left.ts';
import { withToken } from '#src/api/http/with-token.ts';
import { readSearchPage, type SearchPage } from './bundle.ts';
import { isWithin, wholeAddress } from './own-address.ts';

/** The parameters of a search; a list repeats the same name several times. */
export type SearchParams = Record<string, string | number | string[]>;

export interface HealthRecordsOptions {
  /** Absolute: where the FHIR service answers. No request goes anywhere else. */
  baseUrl: string;
  /** The service needs no token, and the client sends no token. */
  isPublic?: boolean;
  session: CallSession;
  fetch: (request: Request) => Promise<Response>;
  page?: PageStay;
}

/**
 * The FHIR service, called by fhir-kit-client. Each call throws an {@link ApiFailure} with the code of its operation.
 * It does not pass on the library's errors, which contain the address, the token and the answer.
 */
export interface HealthRecordsClient {
  /** Returns the first page of a search's results. */
  search: (type: string, params: SearchParams, asker?: AbortSignal) => Promise<SearchPage>;
  /** Returns the page that an earlier page of a search links to. A link to elsewhere is a failure without a call. */
  nextPage: (type: string, link: string, asker?: AbortSignal) => Promise<SearchPage>;
  /** One resource of the type, not yet read. */
  read: (type: string, id: string, asker?: AbortSignal) => Promise<unknown>;
}

type CallParameters = [
  code: ErrorCode,
  asker: AbortSignal | undefined,
  ask: (client: Client, options: { signal: AbortSignal }) => Promise<unknown>,
  cause?: CallCause,
];

export function createHealthRecords(options: HealthRecordsOptions): HealthRecordsClient {
  const { session, isPublic = false, page = thisPage } = options;
  // As addresses are compared: with a slash at its end, and as a URL is written.
  const base = new URL(`${options.baseUrl}/`).href;

  const call = (...of: CallParameters): Promise<unknown> =>
    unlessLeft(page, true, () =>
      isPublic
        ? callOnce(null, ...of)
        : withToken(session, of[0], (token) => callOnce(token, ...of)),
    );

  async function callOnce(
    token: string | null,
    ...[code, asker, ask, cause = 'member']: CallParameters
  ): Promise<unknown> {
    const requestSigner = signer({ code, base, cause, token }, options);
    const client = new Client({ baseUrl: base, requestSigner });
    try {
      return await ask(client, { signal: deadline(session, asker) }).catch(readSent);
    } catch (thrown) {
      const failure = failureOf(code, thrown);
      if (failure.status === 403 && token !== null) session.reportRefused();
      throw failure;
    }
  }

  return {
    async search(type, searchParams, asker) {
      const code = codeOf(searchOf(type));
      const answer = await call(code, asker, (client, init) =>
        client.search({ resourceType: type, searchParams, options: init }),
      );
      return readSearchPage(answer, code);
    },
    async nextPage(type, link, asker) {
      const code = codeOf(searchOf(type));
      const url = wholeAddress(base, link);
      if (url === null) throw new ApiFailure(code, 'unreadable');
      const bundle = { resourceType: 'Bundle', link: [{ relation: 'next', url }] };
      const answer = await call(
        code,
        asker,
        async (client, init) => client.nextPage({ bundle, options: init }),
        'portal',
      );
      return readSearchPage(answer, code);
    },
    async read(type, id, asker) {
      const code = codeOf(`GET /health-records/${type}/{id}`);
      if (!isSegment(id)) throw nothingThere(code);
      const answer = await call(code, asker, async (client, init) =>
        client.read({ resourceType: type, id: encodeURIComponent(id), options: init }),
      );
      if (!z.object({ resourceType: z.literal(type) }).safeParse(answer).success) {
        throw new ApiFailure(code, 'unreadable');
      }
      return answer;
    },
  };
}

const searchOf = (type: string) => `GET /health-records/${type}` as const;

/**
 * Returns the hook that the library awaits before it sends a request: the address is guarded, the token added, activity
 * reported. The library would send it by the global `fetch`; here the portal's own does.
 */
function signer(
  {
    code,
    base,
    cause,
    token,
  }: { code: ErrorCode; base: string; cause: CallCause; token: string | null },
  { session, fetch }: HealthRecordsOptions,
): (url: string, init: RequestInit) => void {
  return (url, init) => {
    if (!isWithin(base, url)) throw new ApiFailure(code, 'unreadable');
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    init.headers = headers;
    // A redirect would lead to an address that was not checked.
    init.redirect = 'error';
    // The browser must not cache health records, whatever the response's headers say.
    init.cache = 'no-store';
    // The library keeps connections as a server does; of browsers that asks to outlive the page.
    init.keepalive = false;
    Reflect.deleteProperty(init, 'agent');
    session.reportActivity(cause);
    throw new Sent(fetch(new Request(url, init)));
  };
}

/** Carries the answer to a request that the portal sent instead of the library. */
class Sent {
  readonly answer: Promise<Response>;

  constructor(answer: Promise<Response>) {
    this.answer = answer;
  }
}

/** Reads the answer of a request that the portal sent. Its errors have the library's shape. */
async function readSent(thrown: unknown): Promise<unknown> {
  if (!(thrown instanceof Sent)) throw thrown;
  const response = await thrown.answer;
  const data = jsonOf(await response.text());
  if (response.ok) return data;
  throw Object.assign(new Error(), { response: { status: response.status, data } });
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The error that the library throws after an answer: an error status, or a body that is not JSON. */
const answered = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) });

/** Returns the failure of an error. Nothing of the error stays, not even as the cause. */
function failureOf(code: ErrorCode, thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  const response = answered.safeParse(thrown).data?.response;
  if (response === undefined) return new ApiFailure(code, kindOfThrown(thrown));
  const { status, data } = response;
  return status < 300 ? new ApiFailure(code, 'unreadable') : failureOfBody(code, status, data);
}
