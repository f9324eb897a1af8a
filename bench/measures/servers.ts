import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, get } from 'node:http';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { configSchemaFile } from '../../deploy/config-faults.ts';
import { configJsonSchema } from '../../deploy/config-schema/config-schema.ts';
import { packetPrefix } from '../../sandbox/documents/appeal-packet.ts';
import { portalConfig } from '../../sandbox/portal-config.ts';
import { claimCases } from '../../sandbox/seed/claims/cases.ts';
import {
  type Container,
  makeRoot,
  startContainer,
  whyNoContainer,
} from '../../tests/support/container.ts';
import { pdfFile } from '../../tests/support/files.ts';
import { sessionOf } from '../browser.ts';
import { type Figure, type Findings, percentile } from '../figures.ts';
import type { Stage } from '../stage.ts';

/** The size of the largest file that a member may send, in bytes. */
const largest = 10_000_000;

interface MeasuredRequest {
  path: string;
  expected: number;
  body?: string;
}

const packet: MeasuredRequest = {
  path: `documents/${packetPrefix}${claimCases.denied}`,
  expected: 200,
};

/**
 * Measures how long the sandbox, which runs in this process, is blocked while a member uploads a large file and downloads
 * the packet that contains it.
 */
export async function measureUploads({ browser, urls }: Stage): Promise<Findings> {
  const { entries } = await sessionOf(browser, urls, 'maria');
  const token = new Map(entries).get('access_token');
  const content = pdfFile(randomBytes(largest / 2 - 500).toString('hex')).toString('base64');
  const appeal: MeasuredRequest = {
    path: `claims/${claimCases.denied}/appeals`,
    expected: 201,
    body: JSON.stringify({
      submittedBy: 'policyholder',
      reason: 'other',
      comments: 'See the records.',
      attachments: [{ fileName: 'records.pdf', contentType: 'application/pdf', content }],
    }),
  };
  /** Returns the longest event loop delay during a request, in milliseconds. */
  const blockedBy = async ({ path, expected, body }: MeasuredRequest): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    const url = `${urls.portal}/api/v1/${path}`;
    const worker = new Worker(new URL('../send-file.ts', import.meta.url), {
      workerData: { url, token, body: body ?? null, expected },
    });
    await once(worker, 'online');
    delay.enable();
    await once(worker, 'exit');
    delay.disable();
    return delay.max / 1_000_000;
  };
  // The first packet loads the PDF library.
  await blockedBy(packet);
  const packetAlone = await blockedBy(packet);
  const upload = await blockedBy(appeal);
  const packetWithFile = await blockedBy(packet);
  return {
    figures: [
      figure('upload of 10 MB', upload, 100),
      figure('packet with a file of 10 MB', packetWithFile, 100),
      figure('packet without a file', packetAlone),
    ],
    notes: [],
  };
}

const figure = (name: string, value: number, atMost?: number): Figure => ({
  name: `longest block of the sandbox: ${name}`,
  value,
  unit: 'ms',
  ...(atMost !== undefined && { bar: { atMost } }),
  decides: false,
});

const members = 1000;
const minuteMs = 60_000;

/** Milliseconds that a container still answers after the last request was sent its way: `preStop` in the manifests. */
const drainMs = 5_000;

/**
 * Opens the dashboard for 1,000 members in a minute, each with an empty cache, from two containers that are restarted one
 * after the other meanwhile. The load balancer's part is played here: each member goes to one that is ready.
 */
export async function measureLoad({ dist, urls }: Stage): Promise<Findings> {
  const obstacle = whyNoContainer();
  if (obstacle !== null) return { figures: [], notes: [`load was not measured: ${obstacle}`] };
  // The build of the bench is the pages alone.
  await writeFile(join(dist, configSchemaFile), JSON.stringify(configJsonSchema()));
  const { root, remove } = await makeRoot(dist);
  const start = () => startContainer(root, { configFile: portalConfig(urls) });
  const ready: Container[] = [];
  const seen: Seen = { requests: 0, bytes: 0, lost: [], times: [], openedMs: [] };
  try {
    ready.push(await start(), await start());
    const [first] = ready;
    if (!(await isUp(first))) throw new Error(`no container: ${first?.output()}`);
    const [restarted] = await Promise.all([restartAll(ready, start), comeIn(ready, seen)]);
    const requests = (
      name: string,
      value: number,
      bar: { atMost: number } | { atLeast: number },
    ) => ({
      name,
      value,
      unit: 'count' as const,
      bar,
      decides: true,
    });
    return {
      figures: [
        requests('members who opened the dashboard in a minute', seen.openedMs.length, {
          atLeast: members,
        }),
        requests('containers restarted meanwhile', restarted, { atLeast: 2 }),
        requests('requests lost or answered wrong', seen.lost.length, { atMost: 0 }),
        {
          name: 'a file of the portal, p95',
          value: percentile(seen.times, 0.95),
          unit: 'ms',
          bar: { atMost: 200 },
          decides: false,
        },
        {
          name: 'page and all its files, p95',
          value: percentile(seen.openedMs, 0.95),
          unit: 'ms',
          decides: false,
        },
      ],
      notes: [
        `${seen.requests} requests, ${Math.round(seen.bytes / 1_000_000)} MB in a minute from two containers and this process on one machine`,
        ...new Set(seen.lost),
      ],
    };
  } finally {
    for (const container of ready) await container.close();
    remove();
  }
}

const isUp = (container: Container | undefined) =>
  fetch(`${container?.origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

interface Seen {
  requests: number;
  bytes: number;
  lost: string[];
  /** Milliseconds of each request, and of each member's page with its files. */
  times: number[];
  openedMs: number[];
}

/** Restarts the containers one after the other; each gets no request from some seconds before it ends. */
async function restartAll(ready: Container[], start: () => Promise<Container>): Promise<number> {
  const former = [...ready];
  await pause(minuteMs / 6);
  for (const container of former) {
    const next = await start();
    ready.splice(ready.indexOf(container), 1, next);
    await pause(drainMs);
    await container.stop();
    await pause(minuteMs / 12);
  }
  return former.length;
}

async function comeIn(ready: readonly Container[], seen: Seen): Promise<void> {
  const began = performance.now();
  const visits: Promise<void>[] = [];
  for (let member = 0; member < members; member += 1) {
    await pause(Math.max(0, began + (member * minuteMs) / members - performance.now()));
    const container = ready[member % ready.length];
    if (container !== undefined) visits.push(openDashboard(container.origin, seen));
  }
  await Promise.all(visits);
}

/** Asks for the page and for all files it names, over the six connections that a browser has over HTTP/1.1. */
async function openDashboard(origin: string, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const began = performance.now();
  try {
    const page = await ask(`${origin}/medical/dashboard`, agent, seen);
    const files = new Set(
      [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
    );
    if (files.size < 5) throw new Error('the page names no files');
    await Promise.all([...files].map((file) => ask(`${origin}${file}`, agent, seen)));
    seen.openedMs.push(performance.now() - began);
  } catch (error) {
    seen.lost.push(error instanceof Error ? error.message : String(error));
  } finally {
    agent.destroy();
  }
}

async function ask(address: string, agent: Agent, seen: Seen): Promise<string> {
  const began = performance.now();
  const isPage = !address.includes('/assets/');
  // A page is read here; files come compressed, as to a browser.
  const headers: Record<string, string> = isPage ? {} : { 'accept-encoding': 'gzip, br' };
  const { status, body, headers: answered } = await answerOf(address, { agent, headers });
  seen.requests += 1;
  seen.bytes += body.length;
  seen.times.push(performance.now() - began);
  if (status !== 200) throw new Error(`${status} ${dirname(new URL(address).pathname)}`);
  if (!isPage && body.length === 0)
    throw new Error(`nothing in ${answered['content-type'] ?? '?'}`);
  return body.toString();
}

const answerOf = (address: string, options: { agent: Agent; headers: Record<string, string> }) =>
  new Promise<{ status: number; body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(address, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: answer.headers,
        }),
      );
    }).on('error', reject);
  });
