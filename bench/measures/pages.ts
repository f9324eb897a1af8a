import type { Browser, CDPSession, Page, Request } from '@playwright/test';
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
import { limited, median, ratio, type Findings } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import type { Chunk, Stage } from '../stage.ts';

/** Compares the sign-in page with the same page as nothing but HTML and CSS. */
export async function measureLogin({ browser, hosts, runs, urls }: Stage): Promise<Findings> {
  const [login, limit] = await loadsOf([`${hosts.portal}login`, hosts.staticPage], { runs });
  if (login === undefined || limit === undefined) throw new Error('nothing was measured');
  return {
    figures: [
      ratio('/login: LCP', login.lcp, { name: 'static page', value: limit.lcp }, 1.05),
      ratio('/login: FCP', login.fcp, { name: 'static page', value: limit.fcp }),
      { name: '/login: TBT', value: login.tbt, unit: 'ms', bar: { atMost: 20 }, decides: false },
      limited('/login: layout shift', login.cls, 'score', 0),
      {
        name: '/login: Lighthouse performance',
        value: login.score,
        unit: 'score',
        bar: { atLeast: 100 },
        decides: false,
      },
      {
        name: '/login: Sign In and Register work without script',
        value: (await waysInWork(browser, `${urls.portal}/login`)) ? 1 : 0,
        unit: 'count',
        bar: { atLeast: 1 },
        decides: true,
      },
    ],
    notes: [],
  };
}

const waysIn = [
  { name: 'Sign In', address: '/initiate-login' },
  { name: 'Register', address: '/register' },
];

/** Whether both ways in are links that lead where they should with scripts turned off. */
async function waysInWork(browser: Browser, login: string): Promise<boolean> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const results: boolean[] = [];
  for (const way of waysIn) {
    await page.goto(login);
    results.push(await leadsTo(page, way));
  }
  await context.close();
  return results.every(Boolean);
}

async function leadsTo(
  page: Page,
  { name, address }: { name: string; address: string },
): Promise<boolean> {
  try {
    await page.getByRole('link', { name, exact: true }).click({ timeout: 5_000 });
    await page.waitForURL((url) => url.pathname === address, { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}

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
  return {
    figures: [
      limited('dashboard, cold: script (gzip)', Math.round(kilobytesOf(loaded)), 'kB', 220),
      limited('dashboard, cold: script files', loaded.length, 'count', 16),
      limited(
        `dashboard, cold: script files under ${smallestKB} kB`,
        loaded.filter(({ gzip }) => gzip < smallestKB * 1000).length,
        'count',
        0,
      ),
      {
        name: 'dashboard, cold: script that follows once the page has rested (gzip)',
        value: kilobytesOf(later),
        unit: 'kB',
        decides: false,
      },
      limited(
        'dashboard, cold: charts, PDF, DOMPurify or overlay code loaded',
        misplaced.length,
        'count',
        0,
      ),
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
      ratio('dashboard opened directly, slow phone: content painted', value, {
        name: 'static page',
        value: median(statics),
      }),
      ratio(
        'dashboard opened directly, slow phone: beside the floor app',
        value,
        { name: 'floor', value: median(floors) },
        1.1,
      ),
      ratio(
        'dashboard opened directly, slow phone: beside the peer',
        value,
        { name: 'peer', value: median(peers) },
        1,
      ),
      ratio(
        'dashboard reloaded, slow phone: content painted',
        median(reloads),
        { name: 'static page', value: median(statics) },
        1.25,
      ),
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
      ratio('dashboard, cold: LCP', dashboard.lcp, { name: 'floor', value: limit.lcp }, 1.1),
      ratio(
        'dashboard, cold: LCP beside the peer',
        dashboard.lcp,
        { name: 'peer', value: peer.lcp },
        1,
      ),
      ratio('dashboard, cold: TBT', dashboard.tbt, { name: 'floor', value: limit.tbt }, 1.25),
      ratio(
        'dashboard, cold, 4× slower processor: script, style and layout until it is quiet',
        median(work.dashboard),
        { name: 'floor', value: median(work.floor) },
        1.25,
      ),
      ratio('dashboard, cold: FCP', dashboard.fcp, { name: 'floor', value: limit.fcp }),
      limited('dashboard, cold: layout shift', dashboard.cls, 'score', 0.05),
      limited(
        'dashboard, cold: Lighthouse performance, points below the floor app',
        limit.score - dashboard.score,
        'score',
        3,
      ),
    ],
    notes: [],
  };
}

/** Whether the pointer rests on Sign In for a second before the click. */
type Way = 'cold' | 'pointer rested 1 s';

const signInTitle = 'Sign In clicked → dashboard complete, slow phone';

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
  const chains = cold.map(({ fetched }) => fetched);
  const shown = chains.toSorted((a, b) => chainOf(a).length - chainOf(b).length);
  const middle = shown[shown.length >> 1] ?? [];
  return {
    figures: [
      ratio(
        `${signInTitle}, cold`,
        timeOf(cold),
        { name: 'static page', value: median(statics) },
        5,
      ),
      ratio(
        `${signInTitle}, pointer rested 1 s`,
        timeOf(rested),
        { name: 'cold', value: timeOf(cold) },
        0.9,
      ),
      limited(
        'Sign In clicked → dashboard complete, cold: round trips one after the other',
        chainOf(middle).length,
        'count',
        5,
      ),
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
        limited(
          'calls one after the other, reload with a stored plan',
          chainOf(calls).length,
          'count',
          1,
        ),
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
    // Wait, so that the reload also finds late responses in the cache.
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
