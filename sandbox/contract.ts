import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { forwardTo, listenWith, type ApiFamily, type Listening, type Upstream } from './gateway.ts';
import { freePort } from './places.ts';

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

const documents: Readonly<Record<ApiFamily, string>> = {
  member: 'member',
  messageCenter: 'message-center',
  v1: 'v1',
};

const readyWithinMs = 60_000;

export type ContractProxies = {
  upstreams: Record<ApiFamily, Upstream>;
  violations: Violation[];
  close(): Promise<void>;
};

/**
 * Puts `prism proxy --errors` before each API: every request or response that its OpenAPI document does not allow is
 * rejected and recorded. Prism takes one document a process.
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
    const prism = await startPrism(documents[family], new URL(api.url).port);
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

async function startPrism(document: string, upstreamPort: string): Promise<Listening> {
  const port = await freePort();
  const entry = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
  const file = fileURLToPath(new URL(`../openapi/${document}.yaml`, import.meta.url));
  const upstream = `http://127.0.0.1:${upstreamPort}`;
  const options = ['--errors', '--multiprocess', 'false', '-h', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, [entry, 'proxy', ...options, file, upstream], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  // Even when this process ends without closing, no Prism stays behind.
  process.once('exit', kill);
  await ready(child, document);
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      process.off('exit', kill);
      await ended(child);
    },
  };
}

function ready(child: ChildProcess, document: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string): void => {
      child.kill();
      reject(new Error(`Prism for ${document}.yaml ${reason}\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), readyWithinMs);
    const read = (chunk: Buffer): void => {
      // Kept only until it listens, to say why it did not.
      if (output.length < 20_000) output += chunk.toString();
      if (!output.includes('Prism is listening')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended');
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    // It has nothing to save, and takes two seconds to end on a gentler signal.
    child.kill('SIGKILL');
  });
}

const requestId = 'x-sandbox-request';
const notBuilt = 501;

/**
 * Prism answers with an example when the API behind it says 501, and reads every file as text, which breaks one that is none. Here
 * the caller has to see the API's own response, so the API's side (`behind`) keeps these responses and the caller's
 * side (`before`) takes them from there.
 */
function faithful(api: Upstream): {
  behind: Upstream;
  before: (proxy: Upstream) => Upstream;
} {
  const kept = new Map<string, Response>();
  return {
    behind: async (request) => {
      const answer = await api(request);
      if (answer.status === notBuilt || isBinary(answer)) {
        kept.set(request.headers.get(requestId) ?? '', answer.clone());
      }
      return answer;
    },
    before: (proxy) => async (request) => {
      const id = randomUUID();
      const headers = new Headers(request.headers);
      headers.set(requestId, id);
      const answer = await proxy(new Request(request, { headers }));
      const original = kept.get(id);
      kept.delete(id);
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
 * Returns the violation that Prism reports: in a header, or by answering itself with a problem of one of its own types.
 */
async function violationIn(answer: Response): Promise<unknown> {
  const header = answer.headers.get(violationsHeader);
  if (header !== null) return JSON.parse(header);
  if (answer.ok || answer.headers.get('content-type')?.includes('problem+json') !== true) return;
  const text = await answer.clone().text();
  return answer.status === notBuilt || text.includes(prismErrors) ? JSON.parse(text) : undefined;
}
