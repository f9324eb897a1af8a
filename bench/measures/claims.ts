import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import * as z from 'zod/mini';
import { readClaim } from '../../src/api/fhir/claims/claim.ts';
import { readExplanationOfBenefit } from '../../src/api/fhir/claims/explanation-of-benefit.ts';
import { filterClaims } from '../../src/domain/claims/claim-filters.ts';
import { type ClaimRow, rowOf } from '../../src/domain/claims/claim-row.ts';
import { noFilters } from '../../src/domain/claims/claim-view.ts';
import { sumsOf } from '../../src/domain/claims/amounts/claims-sums.ts';
import {
  type StoredSession,
  carrySession,
  notePainted,
  noteResponses,
  paintedAt,
  phone,
  responsesOf,
  sessionOf,
  setProcessor,
  slowDown,
} from '../browser.ts';
import { limited, median, percentile, type Figure, type Findings } from '../figures.ts';
import type { Stage } from '../stage.ts';
import {
  type StaticBaseline,
  askAndFill,
  openStill,
  swapRows,
  takeStill,
} from '../static-pages.ts';

/** The claims of the member `big`; shorter lists are the newest part of them. */
const fewClaims = 120;
const wholeHistory = 12_000;

/** Search words, typed letter by letter, that match many claims, some, one and zero. */
const typedWords = ['clinic', 'lab 12', '$120', 'C10', 'nothing'];

const orders = [
  'Provider, A to Z',
  'Status',
  'Highest bill',
  'Plan paid most',
  'Highest amount you may owe',
  'Oldest first',
];

/**
 * The time between actions, longer than a response takes, so that a late paint still counts for the action that caused
 * it.
 */
const betweenMs = 300;

const arrivalMs = 180_000;

/** The shortest long task: a shorter one does not keep a user who clicks meanwhile waiting. */
const longTaskMs = 50;

/** A member's action on the list. */
type Act = 'typed' | 'sorted' | 'turned';

/** A list that is looked through on a slower processor. */
interface Watched {
  page: Page;
  devtools: CDPSession;
  /** Milliseconds from the answer of the first page of claims to its rows, of several loads. */
  shown: number[];
  /** Milliseconds from each keystroke, click or choice to the last paint that follows from it. */
  times: Record<Act, number[]>;
}

/** A list of so many claims. */
interface Opened extends Watched {
  size: number;
  /** The portal's first request. */
  search: Request;
  /** Milliseconds from the first rows to the last claim. */
  arrival: number;
  /** Milliseconds of each long task meanwhile. */
  tasks: number[];
}

/** Measures a long history of claims: how it arrives, how members search it, and how both grow with it. */
export async function measureClaims(stage: Stage): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, 'big');
  const size = stage.isSmoke ? wholeHistory / 10 : wholeHistory;
  const few = await openList(stage, session, fewClaims);
  const some = await openList(stage, session, size / 10);
  const all = await openList(stage, session, size);
  const lists = [few, some, all];
  const staticBaseline = await takeStill(all.page, all.search);
  const still = await watchStill(stage, staticBaseline);
  try {
    for (let run = 0; run < stage.runs; run += 1) {
      for (const list of lists) list.shown.push(await firstRowsOf(stage, session, list.size));
      still.shown.push(await firstRowsOfStill(stage, session, staticBaseline));
    }
    await lookThrough([...lists, still]);
    const megabytes = await heapOf(all);
    const elements = await elementsOf(all.page);
    const cost = await searchCost(all.search, {
      sizes: [some.size, all.size],
      texts: typedWords,
    });
    return {
      figures: [
        ...latenciesOf(all),
        {
          name: `${size} claims: elements, with 100 claims a page and every filter open`,
          value: elements,
          unit: 'count',
          bar: { atMost: 2_000 },
          decides: true,
        },
        limited(`${size} claims: heap with all of them loaded`, megabytes, 'MB', 150),
        ...besideStill(all, still),
        ...growthOf(few, some, all),
        cost,
      ],
      notes: [...lists.flatMap(notesOf), `the static baseline, ${mediansOf(still)}`],
    };
  } finally {
    for (const { page } of [...lists, still]) await page.context().close();
  }
}

function latenciesOf({ size, shown, times, tasks }: Opened): Figure[] {
  const slow = (name: string, value: number, atMost?: number): Figure => ({
    name: `${size} claims, 4× slower processor: ${name}`,
    value,
    unit: 'ms',
    ...(atMost === undefined ? {} : { bar: { atMost } }),
    decides: false,
  });
  return [
    slow('answer of the first page → rows painted', median(shown), 200),
    slow('keystroke in the search → painted, p95', percentile(times.typed, 0.95), 200),
    slow('order chosen → sorted and painted, p95', percentile(times.sorted, 0.95), 200),
    slow('next page clicked → painted, p95', percentile(times.turned, 0.95), 200),
    slow('longest task while the rest arrives', Math.max(0, ...tasks), 200),
    slow('total blocking time while the rest arrives', blockingIn(tasks), 600),
  ];
}

/**
 * Compares the list with the same elements, put there by a few lines that know what comes next: milliseconds say as
 * much about the machine as about the portal.
 */
function besideStill(all: Opened, still: Watched): Figure[] {
  const beside = (name: string, of: (list: Watched) => number[], atMost: number): Figure => ({
    name: `${all.size} claims: ${name}`,
    value: median(of(all)),
    unit: 'ms',
    reference: { name: 'static baseline', value: median(of(still)) },
    bar: { atMost },
    decides: true,
  });
  return [
    beside('answer of the first page → rows painted', ({ shown }) => shown, 8),
    beside('keystroke → painted', ({ times }) => times.typed, 2.5),
    beside('order chosen → sorted and painted', ({ times }) => times.sorted, 2.5),
    beside('next page clicked → painted', ({ times }) => times.turned, 2.5),
  ];
}

/**
 * Compares lists of different lengths. The painted part is as large for any number of claims; the search takes little
 * beside it.
 */
function growthOf(few: Opened, some: Opened, all: Opened): Figure[] {
  const beside = (other: Opened, name: string, of: (list: Opened) => number[]) => ({
    name: `${all.size} claims: ${name}`,
    value: median(of(all)),
    unit: 'ms' as const,
    reference: { name: `${other.size}`, value: median(of(other)) },
  });
  return [
    // Of a few loads each: too few to decide.
    {
      ...beside(few, 'first rows painted', ({ shown }) => shown),
      bar: { atMost: 1.5 },
      decides: false,
    },
    {
      ...beside(few, 'next page painted', ({ times }) => times.turned),
      bar: { atMost: 1.5 },
      decides: true,
    },
    {
      ...beside(some, 'searched and painted', ({ times }) => times.typed),
      bar: { atMost: 2.5 },
      decides: true,
    },
  ];
}

const mediansOf = ({ shown, times }: Watched): string =>
  `medians in ms: ${Object.entries({ 'first rows': shown, ...times })
    .map(
      ([name, list]) =>
        `${name} ${median(list).toFixed(0)} (p95 ${percentile(list, 0.95).toFixed(0)} of ${list.length})`,
    )
    .join(', ')}`;

function notesOf({ size, arrival, tasks, ...list }: Opened): string[] {
  const longest = Math.max(0, ...tasks).toFixed(0);
  return [
    `${size} claims, ${mediansOf(list)}`,
    `${size} claims arrived in ${(arrival / 1_000).toFixed(1)} s: ${tasks.length} long tasks, longest ${longest} ms, blocking ${blockingIn(tasks).toFixed(0)} ms`,
  ];
}

const blockingIn = (tasks: readonly number[]): number =>
  tasks.reduce((sum, duration) => sum + duration - longTaskMs, 0);

/** Opens the list on a fast network: pages come as fast as they can be read. */
async function openList(stage: Stage, session: StoredSession, size: number): Promise<Opened> {
  const context = await contextWith(stage, session, size);
  await noteResponses(context, { events: ['keydown', 'click', 'change'], until: 'last paint' });
  await noteLongTasks(context);
  const page = await context.newPage();
  const devtools = await slowDown(page, { network: false, processor: true });
  const searched = page.waitForRequest(claimSearch);
  await page.goto(`${stage.urls.portal}/medical/claims`);
  const search = await searched;
  const { sinceStart } = await paintedAt(page, 'rows');
  await page.locator('main progress').waitFor({ state: 'detached', timeout: arrivalMs });
  const { now, tasks } = await page.evaluate((start) => {
    const long = performance.getEntriesByName('long task');
    const later = long.filter(({ startTime }) => startTime >= start);
    return { now: performance.now(), tasks: later.map(({ duration }) => duration) };
  }, sinceStart);
  await setProcessor(devtools, 'full');
  const times = { typed: [], sorted: [], turned: [] };
  return { size, page, devtools, search, shown: [], arrival: now - sinceStart, tasks, times };
}

/** Opens the static baseline, with nothing else in its context. */
async function watchStill({ browser, urls }: Stage, list: StaticBaseline): Promise<Watched> {
  const context = await browser.newContext(phone);
  await noteResponses(context, { events: ['keydown', 'click', 'change'], until: 'last paint' });
  const page = await openStill(context, list.filled, urls.portal);
  await swapRows(page);
  const devtools = await slowDown(page, { network: false, processor: false });
  return { page, devtools, shown: [], times: { typed: [], sorted: [], turned: [] } };
}

async function firstRowsOfStill(
  stage: Stage,
  session: StoredSession,
  list: StaticBaseline,
): Promise<number> {
  const context = await contextWith(stage, session, wholeHistory);
  try {
    const page = await openStill(context, list.empty, stage.urls.portal);
    await slowDown(page, { network: true, processor: true });
    await askAndFill(page, list);
    const { sinceStart } = await paintedAt(page, 'rows');
    return sinceStart - (await answeredAt(page));
  } finally {
    await context.close();
  }
}

/** Measures the first rows on a slow network: nothing else is going on when the answer comes. */
async function firstRowsOf(stage: Stage, session: StoredSession, size: number): Promise<number> {
  const context = await contextWith(stage, session, size);
  try {
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(`${stage.urls.portal}/medical/claims`);
    const { sinceStart } = await paintedAt(page, 'rows');
    return sinceStart - (await answeredAt(page));
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}

async function contextWith(
  { browser }: Stage,
  session: StoredSession,
  size: number,
): Promise<BrowserContext> {
  const context = await browser.newContext(phone);
  await carrySession(context, session);
  await notePainted(context, 'rows', { present: 'main tbody tr' });
  if (size < wholeHistory) await cutOffClaims(context, size);
  return context;
}

/** Uses the lists in turn, so that what disturbs one disturbs the others as well. */
async function lookThrough(lists: readonly Watched[]): Promise<void> {
  for (const words of typedWords) {
    for (const list of lists) {
      const search = list.page.getByRole('searchbox', { name: 'Search claims' });
      await measure(list, 'typed', async () => {
        await search.pressSequentially(words, { delay: betweenMs });
        // A key press too.
        await search.fill('');
      });
    }
  }
  for (const label of orders) {
    for (const list of lists) {
      const sortBy = list.page.getByLabel('Sort by');
      await measure(list, 'sorted', async () => {
        await sortBy.selectOption({ label });
      });
    }
  }
  for (let turn = 0; turn < 6; turn += 1) {
    for (const list of lists) {
      const next = list.page.getByRole('button', { name: 'Next' });
      await measure(list, 'turned', () => next.click());
    }
  }
}

async function measure(list: Watched, act: Act, action: () => Promise<void>): Promise<void> {
  const { page, devtools, times } = list;
  const before = (await responsesOf(page)).length;
  await setProcessor(devtools, 'slow');
  await action();
  await page.waitForTimeout(betweenMs);
  await setProcessor(devtools, 'full');
  times[act].push(...(await responsesOf(page)).slice(before));
}

async function noteLongTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        performance.measure('long task', { start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });
  });
}

async function answeredAt(page: Page): Promise<number> {
  return page.evaluate((search) => {
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => new RegExp(search).test(name));
    if (!(call instanceof PerformanceResourceTiming)) throw new Error('no claims were asked for');
    return call.responseEnd;
  }, claimSearch.source);
}

async function heapOf({ devtools }: Opened): Promise<number> {
  // Collect repeatedly, because freed objects can release others.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

async function elementsOf(page: Page): Promise<number> {
  await page.getByLabel('Claims per page').selectOption('100');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('main tbody tr').nth(99).waitFor();
  return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Addresses of the portal's searches for claims, and of nothing else. */
export const claimSearch = /\/health-records\/ExplanationOfBenefit\?/;

/** The health records answer at most a thousand resources at once, providers among them. */
const largePage = 500;

const zPage = z.looseObject({
  link: z.array(z.looseObject({ relation: z.string(), url: z.string() })),
  entry: z.array(z.looseObject({ resource: z.looseObject({ resourceType: z.string() }) })),
});

/** Ends the history after so many claims: the real answers, without the later ones. */
export async function cutOffClaims(context: BrowserContext, size: number): Promise<void> {
  await context.route(claimSearch, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const rest = size - Number(searchParams.get('_offset') ?? 0);
    const isLast = rest <= Number(searchParams.get('_count'));
    const response = await route.fetch();
    const page = zPage.parse(await response.json());
    // Providers are sent along after the claims.
    const late = new Set(
      page.entry
        .filter(({ resource }) => resource.resourceType === 'ExplanationOfBenefit')
        .slice(rest),
    );
    await route.fulfill({
      response,
      json: {
        ...page,
        total: size,
        link: page.link.filter(({ relation }) => relation !== 'next' || !isLast),
        entry: page.entry.filter((entry) => !late.has(entry)),
      },
    });
  });
}

/** Returns everything that a search of the portal finds, as the list of claims has it. */
export async function claimRowsFound(search: Request): Promise<ClaimRow[]> {
  const headers = { authorization: (await search.headerValue('authorization')) ?? '' };
  const first = new URL(search.url());
  first.searchParams.set('_count', String(largePage));
  const rows: ClaimRow[] = [];
  for (let next: string | undefined = first.href; next !== undefined;) {
    const answer: Response = await fetch(next, { headers });
    const { entry, link } = zPage.parse(await answer.json());
    for (const { resource } of entry) {
      const read = readExplanationOfBenefit(resource);
      const claim = read && readClaim(read);
      if (claim !== null) rows.push(rowOf({ ...claim, memberId: null }));
    }
    next = link.find(({ relation }) => relation === 'next')?.url;
  }
  return rows;
}

const samplesKept = 100;

/**
 * Measures the list's own work for a keystroke, in this process and per thousand claims for any number of them: beside
 * painting it is too little to see how it grows. Of ten times as many claims, work that grows with the square would be
 * ten times as much. Memory beyond the processor's cache makes it three times as much, more where other programs take
 * the cache: it does not decide.
 */
export async function searchCost(
  search: Request,
  {
    sizes: [few, many],
    texts,
  }: { sizes: readonly [few: number, many: number]; texts: readonly string[] },
): Promise<Figure> {
  const rows = await claimRowsFound(search);
  const costOf = (size: number): number => costOfThousand(rows.slice(0, size), many, texts);
  return {
    name: `a thousand of ${many} claims searched and added up`,
    value: costOf(many) * 1_000,
    unit: 'µs',
    reference: { name: `of ${few}`, value: costOf(few) * 1_000 },
    bar: { atMost: 5 },
    decides: false,
  };
}

/** Returns the milliseconds of the best of many samples, each of as much work for any number of rows. */
function costOfThousand(
  rows: readonly ClaimRow[],
  atOnce: number,
  texts: readonly string[],
): number {
  const samples = Array.from({ length: samplesKept }, () => {
    const start = performance.now();
    for (let done = 0; done < atOnce; done += rows.length) {
      for (const text of texts) sumsOf(filterClaims(rows, { ...noFilters, text }));
    }
    return (performance.now() - start) / texts.length / (atOnce / 1_000);
  });
  return Math.min(...samples);
}
