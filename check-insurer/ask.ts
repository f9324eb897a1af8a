import { setTimeout as wait } from 'node:timers/promises';
import type { FindingId } from './finding-kinds.ts';
import { parsed } from './json.ts';

/** A whole answer to a request. */
export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
  ms: number;
}

/** The error of a request without an answer, with the finding that it is. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  readonly id: FindingId;

  constructor(id: FindingId, fault: string) {
    super(fault);
    this.id = id;
  }
}

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

const patienceMs = 30_000;
/** The number of timeouts in a row after which the check stops calling a host. */
const mostTimeouts = 2;
/** The longest that the check waits because a service limits requests. */
const longestWaitSeconds = 60;

/**
 * Makes requests and reads their answers whole. Redirects are not followed. Where a service limits requests (429), it
 * waits as long as the service says and asks once more.
 *
 * @param patience how long an answer is awaited, in milliseconds
 * @throws {Unanswered} by the returned function
 */
export function createAsk(fetchFrom: Fetch, patience = patienceMs): Ask {
  const timeouts = new Map<string, number>();
  const once = async (address: string, init: RequestInit): Promise<Answer> => {
    const { host } = new URL(address);
    const silent = timeouts.get(host) ?? 0;
    if (silent >= mostTimeouts) {
      throw new Unanswered(
        'no-answer',
        `${host}: no longer asked after ${silent} without an answer`,
      );
    }
    const start = performance.now();
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetchFrom(address, { ...init, redirect: 'manual', signal });
      const body = await response.text();
      const { status, headers } = response;
      timeouts.delete(host);
      return { status, headers, body, json: parsed(body), ms: performance.now() - start };
    } catch (error) {
      if (isTimeout(error)) timeouts.set(host, silent + 1);
      throw unanswered(error, new URL(address), patience);
    }
  };
  return async (address, init = {}) => {
    const answer = await once(address, init);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 429 || !(seconds <= longestWaitSeconds)) return answer;
    await wait(seconds * 1000);
    return once(address, init);
  };
}

const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that browsers don’t know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'its certificate comes from an authority that browsers don’t know',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it doesn’t send the whole chain of its certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

function unanswered(error: unknown, { host, hostname }: URL, patience: number): Unanswered {
  const code = codeOf(error);
  const certificate = certificateFaults[code];
  if (certificate !== undefined) return new Unanswered('certificate', `${host}: ${certificate}`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Unanswered('unknown-host', `${hostname}: no such name in DNS`);
  }
  if (code === 'ECONNREFUSED') {
    return new Unanswered('refused', `${host}: nothing takes connections there`);
  }
  if (isTimeout(error)) {
    return new Unanswered('no-answer', `${host}: no answer within ${patience / 1000} seconds`);
  }
  return new Unanswered('no-answer', `${host}: the connection ended without an answer (${code})`);
}

/** The code of the network's error, which fetch puts behind its own; of several attempts, the first's. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

export const isHtml = ({ headers, body }: Answer): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html') ||
  /^\s*<(!doctype html|html)/i.test(body);

/** The content type without its parameters. */
export const mediaTypeOf = ({ headers }: Answer): string =>
  (headers.get('content-type') ?? 'none').split(';')[0]?.trim().toLowerCase() ?? '';
