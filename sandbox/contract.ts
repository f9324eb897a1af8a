import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { forwardTo, listenWith, type ApiFamily, type Listening, type Upstream } from './gateway.ts';
import type { Api } from '../openapi/documents.ts';
import { startPrism } from '../openapi/prism.ts';

/** Something that the portal or the sandbox did against an OpenAPI document. */
export type Violation = {
  at: string;
  api: ApiFamily;
  method: string;
  path: string;
  status: number;
  /** The violation as Prism reports it. */
  detail: unknown;
};

const documents: Readonly<Record<ApiFamily, Api>> = {
  member: 'member',
  messageCenter: 'message-center',
  v1: 'v1',
};

export type ContractProxies = {
  upstreams: Record<ApiFamily, Upstream>;
  violations: Violation[];
  close(): Promise<void>;
};

/**
 * Puts Prism before each API: every request or response that its OpenAPI document does not allow is rejected and
 * recorded.
 */
export async function startContractProxies(
  apis: Record<ApiFamily, Upstream>,
): Promise<ContractProxies> {
  const violations: Violation[] = [];
  const running: Listening[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(running.map((part) => part.close()));
  };
  const startOne = async (family: ApiFamily): Promise<Upstream> => {
    const { behind, before } = faithful(apis[family]);
    const api = await listenWith(listenerFor(behind), 0);
    running.push(api);
    const prism = await startPrism(documents[family], api.url);
    running.push(prism);
    return watched(family, before(forwardTo(prism.url)), violations);
  };
  try {
    const [member, messageCenter, v1] = await Promise.all([
      startOne('member'),
      startOne('messageCenter'),
      startOne('v1'),
    ]);
    return { upstreams: { member, messageCenter, v1 }, violations, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

function listenerFor(upstream: Upstream): RequestListener {
  const answer = getRequestListener(upstream);
  return (request, response) => void answer(request, response);
}

const requestId = 'x-sandbox-request';
const notBuilt = 501;

/**
 * Passes on responses that Prism would change. Prism answers with an example when the API behind it says 501, and reads
 * every file as text, which breaks binary files. The caller has to see the API's own response, so the API's side
 * (`behind`) keeps these responses and the caller's side (`before`) takes them from there.
 */
function faithful(api: Upstream): {
  behind: Upstream;
  before: (proxy: Upstream) => Upstream;
} {
  const cachedResponses = new Map<string, Response>();
  return {
    behind: async (request) => {
      const answer = await api(request);
      if (answer.status === notBuilt || isBinary(answer)) {
        cachedResponses.set(request.headers.get(requestId) ?? '', answer.clone());
      }
      return answer;
    },
    before: (proxy) => async (request) => {
      const id = randomUUID();
      const headers = new Headers(request.headers);
      headers.set(requestId, id);
      const answer = await proxy(new Request(request, { headers }));
      const original = cachedResponses.get(id);
      cachedResponses.delete(id);
      if (original === undefined || (isBinary(original) && !isBinary(answer))) return answer;
      const violations = answer.headers.get(violationsHeader);
      if (violations !== null) original.headers.set(violationsHeader, violations);
      return original;
    },
  };
}

const binaryTypes = ['application/pdf', 'application/vnd.apple.pkpass'];

function isBinary({ headers }: Response): boolean {
  return binaryTypes.includes(headers.get('content-type') ?? '');
}

function watched(family: ApiFamily, upstream: Upstream, violations: Violation[]): Upstream {
  return async (request) => {
    const { method, url } = request;
    const answer = await upstream(request);
    const detail = await violationIn(answer);
    if (detail !== undefined) {
      violations.push({
        at: new Date().toISOString(),
        api: family,
        method,
        path: new URL(url).pathname,
        status: answer.status,
        detail,
      });
    }
    return answer;
  };
}

/** The response header in which Prism reports. */
const violationsHeader = 'sl-violations';
const prismErrors = 'https://stoplight.io/prism/errors';

/**
 * Returns the violation that Prism reports: in a header, or in a problem response with one of Prism's own types.
 */
async function violationIn(answer: Response): Promise<unknown> {
  const header = answer.headers.get(violationsHeader);
  if (header !== null) return JSON.parse(header);
  if (answer.ok || answer.headers.get('content-type')?.includes('problem+json') !== true) return;
  const text = await answer.clone().text();
  return answer.status === notBuilt || text.includes(prismErrors) ? JSON.parse(text) : undefined;
}
