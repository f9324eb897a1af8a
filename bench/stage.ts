import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { Hono } from 'hono';
import { securityHeaders } from '../deploy/security-headers.ts';
import { listen, type Listening } from '../sandbox/gateway.ts';
import { freePort, type Places } from '../sandbox/places.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { serveStaticFiles } from '../sandbox/static-files.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { buildFloor, buildPortal, type Chunk } from './build.ts';
import { browserFlags, frontWithHttp2 } from './http2-front.ts';
import { writeStaticPage } from './static-page.ts';

/** Everything that is measured, running; and the browser to look at it with. */
export type Stage = {
  urls: Places;
  /** The addresses from which pages are loaded to time it: over HTTP/2, each ending with `/`. */
  hosts: { portal: string; staticPage: string; floor: string };
  /** The folder of the built portal. */
  dist: string;
  chunks: Chunk[];
  browser: Browser;
  /** The number of runs of a timing; the median counts. */
  runs: number;
  /** Sets how long access tokens live; null for longer than the run. */
  setTokenSeconds: (seconds: number | null) => Promise<void>;
  close(): Promise<void>;
};

/** Builds portal, static page and floor app into a temporary folder and serves them alike. */
export async function setStage(runs: number): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const opened: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  const close = async (): Promise<void> => {
    for (const undo of opened.toReversed()) await undo();
  };
  try {
    const dist = join(folder, 'portal');
    const chunks = await buildPortal(dist);
    await buildFloor(join(folder, 'floor'));

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
    };
    return { urls, hosts, dist, chunks, browser, runs, setTokenSeconds, close };
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
