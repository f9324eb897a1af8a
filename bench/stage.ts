import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type Http2ServerRequest, type Http2ServerResponse, createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type InlineConfig, build } from 'vite';
import { securityHeaders } from '../deploy/security-headers.ts';
import { type Listening, listen } from '../sandbox/gateway.ts';
import { certify } from '../sandbox/certificate.ts';
import { type Places, freePort } from '../sandbox/places.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { serveStaticFiles } from '../sandbox/static-files.ts';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
import { servedFiles } from '../scripts/served-files.ts';
import { writeStaticPage } from './static-pages.ts';

/** Everything that is measured, running; and the browser to look at it with. */
export type Stage = {
  urls: Places;
  /** The addresses from which pages are loaded to time it: over HTTP/2, each ending with `/`. */
  hosts: { portal: string; staticPage: string; floor: string; peer: string };
  /** The folder of the built portal. */
  dist: string;
  chunks: Chunk[];
  browser: Browser;
  /** The number of runs of a timing; the median counts. */
  runs: number;
  /** Whether each measure only has to run, with as little as it can do with. */
  isSmoke: boolean;
  /** Sets how long access tokens live; null for longer than the run. */
  setTokenSeconds: (seconds: number | null) => Promise<void>;
  close(): Promise<void>;
};

/** Builds portal, static page and floor app into a temporary folder and serves them alike. */
export async function setStage({ runs, isSmoke }: Pick<Stage, 'runs' | 'isSmoke'>): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const opened: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  const close = async (): Promise<void> => {
    for (const undo of opened.toReversed()) await undo();
  };
  try {
    const dist = join(folder, 'portal');
    const chunks = await buildPortal(dist);
    await buildApp('floor', join(folder, 'floor'));
    await buildApp('peer', join(folder, 'peer'));

    const sandbox = await createSandbox({ state: ':memory:', dist });
    opened.push(() => sandbox.close());
    const { urls } = sandbox;
    const setTokenSeconds = (seconds: number | null) => setTokens(urls, seconds ?? aDay);
    await setTokenSeconds(null);

    const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
    opened.push(() => browser.close());
    await writeStaticPage({
      dist,
      folder: join(folder, 'static'),
      login: `${urls.portal}/login`,
      browser,
    });

    const headers = securityHeaders({
      identityOrigins: [urls.identity],
      formOrigins: [urls.partner, urls.identity],
    });
    const serve = async (name: string): Promise<string> => {
      const server = await serveFolder(join(folder, name), headers);
      opened.push(() => server.close());
      return server.url;
    };
    const front = async (url: string): Promise<string> => {
      const server = await frontWithHttp2(url);
      opened.push(() => server.close());
      return `${server.url}/`;
    };
    const hosts = {
      portal: await front(urls.portal),
      staticPage: await front(await serve('static')),
      floor: await front(await serve('floor')),
      peer: await front(await serve('peer')),
    };
    return { urls, hosts, dist, chunks, browser, runs, isSmoke, setTokenSeconds, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Serves a folder with the portal's own server code: same compression, caching and headers. */
async function serveFolder(folder: string, headers: Record<string, string>): Promise<Listening> {
  const statics = serveStaticFiles({ folder, headers });
  const app = new Hono();
  app.all('*', (c) => statics(c.req.raw));
  return listen({ port: await freePort(), app });
}

/**
 * Seconds that access tokens outlast the run. A refresh in the middle of a series would be measured with it, and use up a
 * copied token.
 */
const aDay = 86_400;

async function setTokens(urls: Places, accessTokenSeconds: number): Promise<void> {
  const answer = await fetch(`${urls.portal}/sandbox/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessTokenSeconds }),
  });
  if (!answer.ok) throw new Error(`the sandbox refused other tokens: ${answer.status}`);
}

/** A script file of the built portal. */
export type Chunk = {
  /** Its path on the server, such as `/assets/index-1a2b.js`. */
  path: string;
  /** Compressed by gzip at its best, in bytes: independent of what the server and browser agree on. */
  gzip: number;
  /** Ids of the modules in it; a path with forward slashes, possibly with a query. */
  modules: string[];
  /** Paths of the chunks it imports at once. */
  imports: string[];
};

/** Builds the portal as it ships into `folder` and returns its chunks. */
export async function buildPortal(folder: string): Promise<Chunk[]> {
  const outputs = await buildQuietly({
    build: {
      outDir: folder,
      emptyOutDir: true,
    },
  });
  const chunks = outputs.flatMap(({ output }) => output).filter((item) => item.type === 'chunk');
  return Promise.all(
    chunks.map(async ({ fileName, moduleIds, imports }) => ({
      path: `/${fileName}`,
      // From the file: later plugins may have changed what the bundler handed over.
      gzip: gzipSync(await readFile(join(folder, fileName)), { level: 9 }).byteLength,
      modules: moduleIds.map((id) => id.replaceAll('\\', '/')),
      imports: imports.map((file) => `/${file}`),
    })),
  );
}

/** Builds an app that the dashboard is compared with: `floor/main.tsx` or `peer/main.tsx`. Both show the same data. */
async function buildApp(name: 'floor' | 'peer', folder: string): Promise<void> {
  await buildQuietly({
    configFile: false,
    root: join(import.meta.dirname, name),
    publicDir: join(import.meta.dirname, 'floor/public'),
    plugins: [react(), servedFiles()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

async function buildQuietly(config: InlineConfig) {
  const result = await build({ logLevel: 'error', ...config });
  if (Array.isArray(result)) return result;
  if ('output' in result) return [result];
  throw new Error('the build went on watching instead of ending');
}

/** A browser with these takes the certificate. */
export const browserFlags = [...chromiumFlags, '--ignore-certificate-errors'];

/** Belong to one connection, or (the last) would bind every server of this machine to HTTPS. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
]);

/**
 * The time between a body and its headers. A browser that slows its own line down counts what arrives in one piece with
 * the headers twice: now and then the largest file took the line's time for two. Within the latency of a slow line it
 * costs nothing.
 */
const bodyAfterMs = 20;

/**
 * Serves an origin over HTTP/2 from this process, as any host serves a portal today. Browsers speak it only over TLS;
 * the certificate is self-signed, and the bench's browser takes it.
 */
export async function frontWithHttp2(origin: string): Promise<Listening> {
  const { certificate: cert, key } = certify({
    subject: [{ name: 'commonName', value: 'localhost' }],
    validFrom: new Date(),
    validTo: new Date(Date.now() + 86_400_000),
    extensions: [],
  });
  const port = await freePort();
  const server = createSecureServer({ key, cert }, (incoming, outgoing) =>
    pass(origin, incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => sessions.add(session));
  return {
    url: `https://localhost:${port}`,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Returns the body of a search whose links lead to the front instead of the server behind it: the portal follows a link
 * to its own origin only.
 */
function withLinks(answer: IncomingMessage, { from, to }: { from: string; to: string }): Readable {
  const isGzip = answer.headers['content-encoding'] === 'gzip';
  const replace = async function* () {
    const body = await buffer(answer);
    const text = (isGzip ? gunzipSync(body) : body).toString().replaceAll(from, to);
    yield isGzip ? gzipSync(text) : text;
  };
  return Readable.from(replace());
}

function pass(origin: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const upstream = request(
    new URL(incoming.url, origin),
    { method: incoming.method, headers: Object.fromEntries(headers) },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !notPassedOn.has(name));
      const isSearch = incoming.url.includes('/health-records/');
      outgoing.writeHead(
        answer.statusCode ?? 502,
        Object.fromEntries(kept.filter(([name]) => !isSearch || name !== 'content-length')),
      );
      const body = isSearch
        ? withLinks(answer, { from: origin, to: `https://${incoming.authority}` })
        : answer;
      setTimeout(() => body.pipe(outgoing), bodyAfterMs);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}
