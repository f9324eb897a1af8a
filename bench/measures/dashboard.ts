import type { CDPSession, Page, Request } from '@playwright/test';
import type { Places } from '../../sandbox/places.ts';
import { limits } from '../../src/domain/limits.ts';
import {
  type Sight,
  type StoredSession,
  carrySession,
  chooseMember,
  completeDashboard,
  completeFloor,
  notePainted,
  paintedAt,
  phone,
  sessionAtHost,
  sessionOf,
  slowDown,
} from '../browser.ts';
import { type Figure, type Findings, median } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import type { Chunk, Stage } from '../stage.ts';

/** The modules that only some screens or some moments need, by a pattern of their ids. */
const onlyWhereUsed: Record<string, RegExp> = {
  charts: /\/node_modules\/(recharts|@chakra-ui\/charts|d3-[^/]+)\//,
  PDF: /\/node_modules\/(pdfjs-dist|jspdf|pdf-lib|@react-pdf)\//,
  DOMPurify: /\/node_modules\/dompurify\//,
  overlay: /\/node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion)\/|\/src\/ui\/overlay\./,
};

/** The size below which a file costs a request for next to nothing, in kB. */
const smallestKB = 2;

/** Measures the script of the first signed-in page, with nothing in the cache. */
export async function measureBundle({ urls, browser, chunks }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const context = await browser.newContext(phone);
  await carrySession(context, session);
  const page = await context.newPage();
  const loaded = await chunksLoadedBy(page, chunks, () =>
    page.goto(`${urls.portal}/medical/dashboard`),
  );
  await page.locator('main [role=meter]').first().waitFor();
  const later = await chunksLoadedBy(page, chunks, () => page.waitForTimeout(limits.watchAfterMs));
  await context.close();

  const misplaced = Object.entries(onlyWhereUsed).flatMap(([what, pattern]) =>
    loaded
      .filter((chunk) => chunk.modules.some((id) => pattern.test(id)))
      .map((chunk) => `${what} in ${chunk.path}`),
  );
  const kilobytesOf = (list: readonly Chunk[]) =>
    list.reduce((total, chunk) => total + chunk.gzip / 1000, 0);
  const count = (name: string, value: number, atMost: number): Figure => ({
    name: `dashboard, cold: ${name}`,
    value,
    unit: 'count',
    bar: { atMost },
    decides: true,
  });
  return {
    figures: [
      {
        name: 'dashboard, cold: script (gzip)',
        value: Math.round(kilobytesOf(loaded)),
        unit: 'kB',
        bar: { atMost: 220 },
        decides: true,
      },
      count('script files', loaded.length, 16),
      count(
        `script files under ${smallestKB} kB`,
        loaded.filter(({ gzip }) => gzip < smallestKB * 1000).length,
        0,
      ),
      {
        name: 'dashboard, cold: script that follows once the page has rested (gzip)',
        value: kilobytesOf(later),
        unit: 'kB',
        decides: false,
      },
      count('charts, PDF, DOMPurify or overlay code loaded', misplaced.length, 0),
    ],
    notes: [
      ...misplaced,
      ...loaded
        .toSorted((a, b) => b.gzip - a.gzip)
        .map((chunk) => `dashboard loads ${chunk.path}: ${(chunk.gzip / 1000).toFixed(1)} kB`),
    ],
  };
}

/**
 * Measures the dashboard opened by its address in a signed-in tab on a slow phone: with a cold cache, and reloaded. A
 * session belongs to a tab that has loaded the portal before, so that the second is what members see.
 */
export async function measureDirect(stage: Stage): Promise<Findings> {
  const { hosts, runs } = stage;
  const session = await sessionAtHost(stage, 'maria');
  const dashboards: number[] = [];
  const reloads: number[] = [];
  const statics: number[] = [];
  const floors: number[] = [];
  const peers: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const dashboard = `${hosts.portal}medical/dashboard`;
    const { opened, reloaded } = await timesUntilPainted(
      stage,
      dashboard,
      completeDashboard,
      session,
    );
    dashboards.push(opened);
    reloads.push(reloaded);
    statics.push(await timeOfStaticPage(stage));
    floors.push(await timeUntilPainted(stage, hosts.floor, completeFloor));
    peers.push(await timeUntilPainted(stage, hosts.peer, completeFloor));
  }
  const value = median(dashboards);
  return {
    figures: [
      {
        name: 'dashboard opened directly, slow phone: content painted',
        value,
        unit: 'ms',
        reference: { name: 'static page', value: median(statics) },
        decides: false,
      },
      {
        name: 'dashboard opened directly, slow phone: beside the floor app',
        value,
        unit: 'ms',
        reference: { name: 'floor', value: median(floors) },
        bar: { atMost: 1.1 },
        decides: true,
      },
      {
        name: 'dashboard opened directly, slow phone: beside the peer',
        value,
        unit: 'ms',
        reference: { name: 'peer', value: median(peers) },
        bar: { atMost: 1 },
        decides: true,
      },
      {
        name: 'dashboard reloaded, slow phone: content painted',
        value: median(reloads),
        unit: 'ms',
        reference: { name: 'static page', value: median(statics) },
        bar: { atMost: 1.25 },
        decides: true,
      },
    ],
    notes: [],
  };
}

/** Compares the dashboard with the least that an app of the same stack can be. */
export async function measureBesideFloor(stage: Stage): Promise<Findings> {
  const { hosts, runs } = stage;
  const session = await sessionAtHost(stage, 'maria');
  const addresses = [`${hosts.portal}medical/dashboard`, hosts.floor, hosts.peer];
  const [dashboard, limit, peer] = await loadsOf(addresses, { runs, session });
  if (!dashboard || !limit || !peer) throw new Error('nothing was measured');
  // In turn, as the other timings.
  const work: { dashboard: number[]; floor: number[] } = { dashboard: [], floor: [] };
  for (let run = 0; run < runs; run += 1) {
    work.dashboard.push(
      await mainThreadWork(stage, `${hosts.portal}medical/dashboard`, completeDashboard, session),
    );
    work.floor.push(await mainThreadWork(stage, hosts.floor, completeFloor));
  }
  return {
    figures: [
      {
        name: 'dashboard, cold: LCP',
        value: dashboard.lcp,
        unit: 'ms',
        reference: { name: 'floor', value: limit.lcp },
        bar: { atMost: 1.1 },
        decides: true,
      },
      {
        name: 'dashboard, cold: LCP beside the peer',
        value: dashboard.lcp,
        unit: 'ms',
        reference: { name: 'peer', value: peer.lcp },
        bar: { atMost: 1 },
        decides: true,
      },
      {
        name: 'dashboard, cold: TBT',
        value: dashboard.tbt,
        unit: 'ms',
        reference: { name: 'floor', value: limit.tbt },
        bar: { atMost: 1.25 },
        decides: true,
      },
      {
        name: 'dashboard, cold, 4× slower processor: script, style and layout until it is quiet',
        value: median(work.dashboard),
        unit: 'ms',
        reference: { name: 'floor', value: median(work.floor) },
        bar: { atMost: 1.25 },
        decides: true,
      },
      {
        name: 'dashboard, cold: FCP',
        value: dashboard.fcp,
        unit: 'ms',
        reference: { name: 'floor', value: limit.fcp },
        decides: false,
      },
      {
        name: 'dashboard, cold: layout shift',
        value: dashboard.cls,
        unit: 'score',
        bar: { atMost: 0.05 },
        decides: true,
      },
      {
        name: 'dashboard, cold: Lighthouse performance, points below the floor app',
        value: limit.score - dashboard.score,
        unit: 'score',
        bar: { atMost: 3 },
        decides: true,
      },
    ],
    notes: [],
  };
}

/** Whether the pointer rests on Sign In for a second before the click. */
type Way = 'cold' | 'pointer rested 1 s';

type SignIn = { time: number; fetched: Fetched[] };

/**
 * Measures from a click on Sign In to the complete dashboard, for a member with one plan who wanted to go there. The
 * provider's own page is left out: from when it is there until the member is chosen.
 */
export async function measureSignIn(stage: Stage): Promise<Findings> {
  const statics: number[] = [];
  const cold: SignIn[] = [];
  const rested: SignIn[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    statics.push(await timeOfStaticPage(stage));
    cold.push(await signInAndOpen(stage, 'cold'));
    rested.push(await signInAndOpen(stage, 'pointer rested 1 s'));
  }
  const timeOf = (signIns: readonly SignIn[]) => median(signIns.map(({ time }) => time));
  const figure = (way: Way, value: number, reference: Figure['reference'], atMost: number) => ({
    name: `Sign In clicked → dashboard complete, slow phone, ${way}`,
    value,
    unit: 'ms' as const,
    ...(reference && { reference }),
    bar: { atMost },
    decides: true,
  });
  const chains = cold.map(({ fetched }) => fetched);
  const shown = chains.toSorted((a, b) => chainOf(a).length - chainOf(b).length);
  const middle = shown[shown.length >> 1] ?? [];
  return {
    figures: [
      figure('cold', timeOf(cold), { name: 'static page', value: median(statics) }, 5),
      figure('pointer rested 1 s', timeOf(rested), { name: 'cold', value: timeOf(cold) }, 0.9),
      {
        name: 'Sign In clicked → dashboard complete, cold: round trips one after the other',
        value: chainOf(middle).length,
        unit: 'count',
        bar: { atMost: 5 },
        decides: true,
      },
    ],
    notes: listOf('Sign In clicked → dashboard complete, cold, slow phone', middle),
  };
}

async function signInAndOpen({ browser, urls }: Stage, way: Way): Promise<SignIn> {
  const context = await browser.newContext(phone);
  try {
    await notePainted(context, 'content', completeDashboard);
    await context.addInitScript((portal) => {
      if (location.origin === portal && location.pathname === '/login') {
        sessionStorage.setItem('deep_link', '/medical/dashboard');
      }
    }, urls.portal);
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(`${urls.portal}/login`, { waitUntil: 'networkidle' });

    const link = page.getByRole('link', { name: 'Sign In' });
    if (way !== 'cold') {
      await link.hover();
      await page.waitForTimeout(1_000);
    }
    const clicked = Date.now();
    const fetched = watchFetched(page, clicked);
    await link.click({ noWaitAfter: true });
    const member = page.locator('button[name=userName][value=sam]');
    await member.waitFor();
    const arrived = Date.now();
    await page.waitForLoadState('load');
    const chosen = Date.now();
    await chooseMember(page, 'sam');
    await page.waitForURL(/\/medical\/dashboard$/);
    const { sinceEpoch } = await paintedAt(page, 'content');
    const isProvidersPage = ({ name }: Fetched) =>
      name.startsWith(urls.identity) && !name.startsWith(`${urls.identity}/token`);
    return {
      time: sinceEpoch - clicked - (chosen - arrived),
      fetched: fetched
        .filter((one) => one.end <= sinceEpoch - clicked && !isProvidersPage(one))
        .map((one) => ({ ...one, name: one.name.replace(urls.portal, '') })),
    };
  } finally {
    await context.close();
  }
}

/** Below this an answer came out of the cache: the slow network takes more than half a second. */
const shortestMs = 300;

/** Returns the list of network requests from now on, also by the pages that follow; it grows. */
function watchFetched(page: Page, since: number): Fetched[] {
  const starts = new Map<Request, number>();
  const fetched: Fetched[] = [];
  page.on('request', (request) => starts.set(request, Date.now() - since));
  page.on('requestfinished', (request) => {
    const [start, end] = [starts.get(request), Date.now() - since];
    if (start === undefined || end - start < shortestMs) return;
    fetched.push({ name: request.url().replace(/[?#].*/, ''), start, end });
  });
  return fetched;
}

/**
 * Measures the calls before the dashboard is complete after a reload, on a slow network: there calls that do not wait for
 * each other overlap, whatever the order in which they are sent.
 */
export async function measureCalls({ browser, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    await notePainted(context, 'content', completeDashboard);
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: false });
    await page.goto(`${urls.portal}/medical/dashboard`, { waitUntil: 'commit' });
    const calls = await callsUntilComplete(page, urls);
    return {
      figures: [
        {
          name: 'calls one after the other, reload with a stored plan',
          value: chainOf(calls).length,
          unit: 'count',
          bar: { atMost: 1 },
          decides: true,
        },
      ],
      notes: listOf('reload with a stored plan', calls),
    };
  } finally {
    await context.close();
  }
}

async function callsUntilComplete(page: Page, urls: Places): Promise<Fetched[]> {
  const { sinceStart } = await paintedAt(page, 'content');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.initiatorType === 'fetch')
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  );
  return fetched
    .filter(({ start }) => start < sinceStart)
    .map((call) => ({ ...call, name: shortName(call.name, urls) }))
    .filter(({ name }) => name !== '/config.json')
    .toSorted((a, b) => a.start - b.start);
}

function shortName(address: string, urls: Places): string {
  const { origin, pathname } = new URL(address);
  return origin === urls.identity ? `identity provider ${pathname}` : pathname;
}

/** Milliseconds from asking for a document until a sight is painted. */
interface Loads {
  /** The time with a cold cache. */
  opened: number;
  /** The same document once more, with what the browser has kept. */
  reloaded: number;
}

/** Opens an address on a slow phone with a cold cache, and reloads it. */
export async function timesUntilPainted(
  stage: Stage,
  address: string,
  sight: Sight,
  session: StoredSession,
): Promise<Loads> {
  return withPhone(stage, { sight, session, network: true }, async (page) => {
    const opened = await load(page, () => page.goto(address, { waitUntil: 'commit' }));
    // What follows a page that rests is kept as well.
    await page.waitForLoadState('networkidle');
    const reloaded = await load(page, () => page.reload({ waitUntil: 'commit' }));
    return { opened, reloaded };
  });
}

/**
 * Opens an address on a slow phone with a cold cache.
 *
 * @returns milliseconds from asking for the document until the sight is painted
 */
export async function timeUntilPainted(
  stage: Stage,
  address: string,
  sight: Sight,
  session?: StoredSession,
): Promise<number> {
  return withPhone(stage, { sight, session, network: true }, (page) =>
    load(page, () => page.goto(address, { waitUntil: 'commit' })),
  );
}

/** The browser's metrics of a page's main thread, in seconds. */
const countedWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Opens an address on a slower processor with a cold cache.
 *
 * @returns milliseconds of script, style and layout until the sight is painted and the page is quiet
 */
export async function mainThreadWork(
  stage: Stage,
  address: string,
  sight: Sight,
  session?: StoredSession,
): Promise<number> {
  return withPhone(stage, { sight, session, network: false }, async (page, devtools) => {
    await devtools.send('Performance.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    await paintedAt(page, 'content');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => countedWork.includes(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0);
  });
}

async function load(page: Page, open: () => Promise<unknown>): Promise<number> {
  await open();
  return (await paintedAt(page, 'content')).sinceStart;
}

async function withPhone<Found>(
  { browser }: Stage,
  {
    sight,
    session,
    network,
  }: {
    sight: Sight;
    session: StoredSession | undefined;
    /** Whether the network is slow as well. */
    network: boolean;
  },
  measure: (page: Page, devtools: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(phone);
  try {
    if (session !== undefined) await carrySession(context, session);
    await notePainted(context, 'content', sight);
    const page = await context.newPage();
    const devtools = await slowDown(page, { network, processor: true });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

/** Returns the time of the static page that every page is compared with: see `static-page.ts`. */
export const timeOfStaticPage = (stage: Stage): Promise<number> =>
  timeUntilPainted(stage, stage.hosts.staticPage, { present: 'h1' });

/** The time without requests after which a page counts as loaded. */
const quietMs = 1_000;

/** Returns the built script files that a page requests during an action and until it is quiet again. */
export async function chunksLoadedBy(
  page: Page,
  chunks: readonly Chunk[],
  action: () => Promise<unknown>,
): Promise<Chunk[]> {
  const asked = new Set<string>();
  let latest = performance.now();
  const note = (request: Request): void => {
    asked.add(new URL(request.url()).pathname);
    latest = performance.now();
  };
  page.on('request', note);
  await action();
  while (performance.now() - latest < quietMs) await page.waitForTimeout(100);
  page.off('request', note);
  return chunks.filter((chunk) => asked.has(chunk.path));
}

/** A file that was fetched; times in milliseconds since the same moment. */
export type Fetched = { name: string; start: number; end: number };

/** Returns the longest row of requests each of which starts after the one before it has ended. */
export function chainOf(all: readonly Fetched[]): Fetched[] {
  const chain: Fetched[] = [];
  for (const one of all.toSorted((a, b) => a.end - b.end)) {
    if (one.start >= (chain.at(-1)?.end ?? 0)) chain.push(one);
  }
  return chain;
}

/** Returns the notes of a measure: the requests, with the longest chain marked. */
export function listOf(title: string, all: readonly Fetched[]): string[] {
  const chain = chainOf(all);
  return [
    `${title} (→ marks the longest chain):`,
    ...all.map((one) => {
      const [start, end] = [one.start, one.end].map((time) => time.toFixed(0).padStart(6));
      return `${chain.includes(one) ? '→' : ' '} ${start} –${end} ms  ${one.name}`;
    }),
  ];
}
