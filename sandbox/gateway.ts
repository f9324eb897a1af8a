import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { ConfigFile } from '#src/config.ts';
import { problem } from './problem.ts';

/** The API families behind the gateway; each is described by one OpenAPI document. */
export type ApiFamily = 'member' | 'messageCenter' | 'v1';

/** A handler of requests whose URL has the path as the family's OpenAPI document writes it. */
export type Upstream = (request: Request) => Promise<Response>;

/** Longest first: the message center lives below the member API. */
export const mounts: readonly { base: string; family: ApiFamily }[] = [
  { base: '/api/member/message-center', family: 'messageCenter' },
  { base: '/api/member', family: 'member' },
  { base: '/api/v1', family: 'v1' },
];

/**
 * The one origin that the portal talks to: `/config.json` and the APIs below `/api`, each with its
 * base path taken off, because neither Prism nor the OpenAPI documents know of base paths.
 */
export function createGateway(options: {
  /** The body of `/config.json`. */
  config: ConfigFile;
  upstreams: Record<ApiFamily, Upstream>;
}): Hono {
  const app = new Hono();
  app.get('/config.json', (c) => c.json(options.config, 200, { 'cache-control': 'no-cache' }));
  app.use('/api/*', compress());
  // The receiver of a member's link reads it in a page of another origin.
  for (const shared of ['health-links', 'health-link-files']) {
    app.use(`/api/v1/public/${shared}/*`, cors({ origin: '*' }));
  }
  app.use(
    '/api/*',
    except((c) => takesFiles.test(c.req.path), smallBodiesOnly),
  );
  for (const { base, family } of mounts) {
    app.all(`${base}/*`, (c) => options.upstreams[family](withoutBase(c.req.raw, base)));
  }
  app.all('/api/*', (c) =>
    problem(
      404,
      { title: 'No such API', detail: `Nothing answers at ${c.req.path}` },
      { 'cache-control': 'no-store' },
    ),
  );
  return app;
}

/** The maximum body of a request without files, in bytes. */
const maxBody = 65_536;

/** The addresses that take files or sealed records. */
const takesFiles =
  /^\/api\/v1\/(?!public\/).*\/(?:appeals|reimbursements|health-links|check-in-links)\/?$/;

const smallBodiesOnly = bodyLimit({
  maxSize: maxBody,
  onError: () =>
    problem(
      413,
      { title: 'Content Too Large', detail: 'The body is too large.' },
      { 'cache-control': 'no-store' },
    ),
});

function withoutBase(request: Request, base: string): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(base.length);
  return new Request(url, request);
}

/** Valid between two hosts only, or recomputed by fetch. */
const hopHeaders = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

/** An upstream at another address, for example a Prism process. */
export function forwardTo(baseUrl: string): Upstream {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of hopHeaders) headers.delete(name);
    try {
      const answer = await fetch(new URL(pathname + search, baseUrl), {
        method: request.method,
        headers,
        body: request.body === null ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal: request.signal,
      });
      return decoded(answer);
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      return problem(502, { title: 'The API cannot be reached', detail: `Tried ${baseUrl}` });
    }
  };
}

/** fetch has undone the compression, so the headers that announce it no longer hold. */
function decoded(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of [...hopHeaders, 'content-encoding']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

export type Listening = { url: string; close(): Promise<void> };

/** The error of a port in use, with one line on how to resolve it. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use. Stop what runs there or choose another one: PORT=${port + 100} npm start`,
    );
    this.name = 'PortInUseError';
  }
}

/**
 * Serves `app` on this machine only.
 *
 * @param dev a Vite dev server takes every request that the gateway does not own
 * @param upgrade takes a WebSocket when it is its own and says whether it has
 */
export async function listen(options: {
  port: number;
  app: { fetch(request: Request, bindings: object): Response | Promise<Response> };
  dev?: boolean;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
}): Promise<Listening> {
  const { app } = options;
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings));
  const server = createServer();
  const vite = options.dev === true ? await startVite(server) : undefined;
  server.on(
    'request',
    onlyReadable((request, response) => {
      if (vite === undefined || isGatewayPath(request.url)) void answer(request, response);
      else vite.middlewares(request, response);
    }),
  );
  const { upgrade } = options;
  if (upgrade !== undefined) {
    server.on('upgrade', (request, socket, head) => {
      // The server no longer listens to a socket it has handed over, and an error without a listener ends Node.
      socket.on('error', () => socket.destroy());
      // Vite listens too, for its own.
      if (!upgrade(request, socket, head) && vite === undefined) socket.destroy();
    });
  }
  const listening = await listenOn(server, options.port);
  return {
    url: listening.url,
    close: async () => {
      await vite?.close();
      await listening.close();
    },
  };
}

/** Serves any Node listener; the URLs say `localhost`, and the loopback address is bound. */
export async function listenWith(listener: RequestListener, port: number): Promise<Listening> {
  return listenOn(createServer(onlyReadable(listener)), port);
}

/** Refuses requests at which the libraries behind would throw: a target that is no address (`//[`), and TRACE. */
function onlyReadable(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.method === 'TRACE') response.writeHead(405).end();
    else if (!URL.canParse(request.url ?? '/', 'http://localhost')) response.writeHead(400).end();
    else listener(request, response);
  };
}

const gatewayPaths = /^\/(api\/|config\.json|sandbox(\.css|[/?]|$))/;

function isGatewayPath(url: string | undefined): boolean {
  return gatewayPaths.test(url ?? '/');
}

async function startVite(server: Server) {
  const { createServer: createViteServer } = await import('vite');
  return createViteServer({ server: { middlewareMode: true, hmr: { server } } });
}

async function listenOn(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
