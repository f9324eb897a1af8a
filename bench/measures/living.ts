import {
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
  expect,
} from '@playwright/test';
import { memberScreens } from '../../e2e/support/screens.ts';
import { shiftsOf, sumOfShifts, watchShifts } from '../../e2e/support/shifts.ts';
import {
  type StoredSession,
  carrySession,
  launchInterpreting,
  noteResponses,
  openFirstPlan,
  phone,
  responsesOf,
  sessionOf,
  slowDown,
} from '../browser.ts';
import { limited, median, ratio, type Findings } from '../figures.ts';
import type { Stage } from '../stage.ts';

/** The time a member looks at a link before clicking; screens are fetched ahead meanwhile. */
const intentMs = 300;

const settledMs = 500;

/** Measures a navigation between two screens that were open before: link clicked → heading painted. */
export async function measureNavigation(stage: Stage): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, 'maria');
  const fast = await timesOf(stage, session, false);
  const slow = await timesOf(stage, session, true);
  return {
    figures: [
      {
        name: 'warm navigation, 4× slower processor: heading painted',
        value: median(fast),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
      ratio(
        'warm navigation, slow 4G too: heading painted',
        median(slow),
        { name: 'without slow 4G', value: median(fast) },
        1.3,
      ),
    ],
    notes: [
      `navigations: ${fast.map((time) => time.toFixed(0)).join(', ')} ms`,
      `navigations on slow 4G: ${slow.map((time) => time.toFixed(0)).join(', ')} ms`,
    ],
  };
}

async function timesOf(
  { browser, urls, runs }: Stage,
  session: StoredSession,
  isNetworkSlow: boolean,
): Promise<number[]> {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    await noteResponses(context, { events: ['click'], until: 'new heading' });
    const page = await context.newPage();
    await page.goto(`${urls.portal}/medical/dashboard`);
    await goAndReturn(page);
    await slowDown(page, { network: isNetworkSlow, processor: true });
    const before = (await responsesOf(page)).length;
    for (let run = 0; run < runs; run += 1) await goAndReturn(page);
    return (await responsesOf(page)).slice(before);
  } finally {
    await context.close();
  }
}

async function goAndReturn(page: Page): Promise<void> {
  await follow(page, page.getByRole('link', { name: 'See all claims' }), /\/claims$/);
  const home = page.getByRole('banner').getByRole('link', { name: / home$/ });
  await follow(page, home, /\/dashboard$/);
}

async function follow(page: Page, link: Locator, address: RegExp): Promise<void> {
  await link.hover();
  await page.waitForTimeout(intentMs);
  const before = (await responsesOf(page)).length;
  await link.click();
  await page.waitForURL(address);
  // Asking takes the page's time as well, so not before it is through.
  do await page.waitForTimeout(settledMs);
  while ((await responsesOf(page)).length === before);
}

const windows = { phone, laptop: { viewport: { width: 1280, height: 900 } } };

/** Between two answers: every one of them is painted before the next arrives. */
const gapMs = 150;

/**
 * Measures the layout shifts of every screen of a member while it opens on a slow network and its answers arrive one by
 * one. Nothing is timed, so both windows are looked at together.
 */
export async function measureShifts({ browser, isSmoke, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const screens = isSmoke ? memberScreens.slice(0, 2) : memberScreens;
  const half = Math.ceil(screens.length / 2);
  const seen = await Promise.all(
    Object.entries(windows).flatMap(([name, window]) =>
      [screens.slice(0, half), screens.slice(half)].map(async (part) => {
        const context = await browser.newContext(window);
        try {
          return await shiftsIn(context, { name, session, portal: urls.portal, screens: part });
        } finally {
          await context.close();
        }
      }),
    ),
  );
  const found = seen.flat();
  return {
    figures: screens.map((screen) =>
      limited(
        `${screen}: layout shift, the larger of phone and laptop`,
        Math.max(...found.flatMap((one) => (one.screen === screen ? one.sum : []))),
        'score',
        0.05,
      ),
    ),
    notes: found.flatMap(({ notes }) => notes),
  };
}

interface Seen {
  screen: string;
  sum: number;
  /** The elements that moved, for a reader. */
  notes: string[];
}

async function shiftsIn(
  context: BrowserContext,
  {
    name,
    session,
    portal,
    screens,
  }: { name: string; session: StoredSession; portal: string; screens: readonly string[] },
): Promise<Seen[]> {
  await carrySession(context, session);
  const page = await context.newPage();
  await watchShifts(page);
  await letInOneByOne(await slowDown(page, { network: true, processor: false }));
  const seen: Seen[] = [];
  for (const screen of screens) {
    await open(page, `${portal}${screen}`);
    const sum = await sumOfShifts(page);
    const moved = await shiftsOf(page);
    seen.push({ screen, sum, notes: moved.map((shift) => `${screen}, ${name}: ${shift}`) });
  }
  return seen;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy=true], main [role=progressbar]') === null,
  );
}

/** Holds the APIs' answers and hands them to the page one after the other. */
async function letInOneByOne(devtools: CDPSession): Promise<void> {
  let before = Promise.resolve();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    before = before.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, gapMs));
      // A page that was left no longer waits for its answers.
      await devtools.send('Fetch.continueRequest', { requestId }).catch(() => {});
    });
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }],
  });
}

type Held = { megabytes: number; nodes: number };

/** Measures the heap after many rounds through the portal, compared with that after a few. */
export async function measureHeap({ browser, isSmoke, urls }: Stage): Promise<Findings> {
  const [earlyCycles, allCycles] = isSmoke ? [1, 2] : [5, 50];
  const session = await sessionOf(browser, urls, 'maria');
  const interpreting = await launchInterpreting();
  try {
    const context = await interpreting.newContext(phone);
    await carrySession(context, session);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${urls.portal}/medical/dashboard`);
    for (let cycle = 0; cycle < earlyCycles; cycle += 1) await goAround(page);
    const early = await heldBy(devtools);
    for (let cycle = earlyCycles; cycle < allCycles; cycle += 1) await goAround(page);
    const late = await heldBy(devtools);
    return {
      figures: [
        {
          name: `heap after ${allCycles} rounds of navigation`,
          value: late.megabytes,
          unit: 'MB',
          reference: { name: `after ${earlyCycles}`, value: early.megabytes },
          bar: { atMost: 1.1 },
          decides: true,
        },
        {
          name: `DOM nodes after ${allCycles} rounds, with the detached ones`,
          value: late.nodes,
          unit: 'count',
          reference: { name: `after ${earlyCycles}`, value: early.nodes },
          decides: false,
        },
      ],
      notes: [],
    };
  } finally {
    await interpreting.close();
  }
}

/** Goes dashboard → claims → choice of plan → dashboard, all by a member's clicks. */
async function goAround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See all claims' }).click();
  await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Switch Plans' }).click();
  await page.waitForURL(/\/select-plan$/);
  await openFirstPlan(page);
  await page.locator('main [role=meter]').first().waitFor();
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // Collect repeatedly, because freed objects can release others.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1_000_000, nodes };
}

/** Minutes of a member's day, and how many of them pass in a minute of the measure. */
const dayMinutes = 120;
const compression = 20;

/** Seconds between two renewals in that day: the sandbox's tokens live five minutes and are renewed one before their end. */
const renewalSeconds = 240;

/** Rounds through every screen of the menu, and those after which the tab has everything it keeps. */
const rounds = 28;
const earlyRounds = 3;

type HeldByTab = { megabytes: number; nodes: number; listeners: number; timers: number };

/**
 * Measures what one tab holds after two hours of a member's day in a twentieth of the time: every screen of the menu
 * again and again, and a claim and a message each round, with tokens that run out as often as in two hours.
 */
export async function measureSoak({ browser, urls, setTokenSeconds }: Stage): Promise<Findings> {
  await setTokenSeconds(renewalSeconds / compression);
  const session = await sessionOf(browser, urls, 'maria');
  const interpreting = await launchInterpreting();
  const context = await interpreting.newContext(phone);
  const faults: string[] = [];
  let renewals = 0;
  try {
    await carrySession(context, session);
    await context.addInitScript(countTimers);
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('response', (answer) => {
      if (answer.url().startsWith(`${urls.identity}/token`)) renewals += 1;
      if (answer.status() >= 400)
        faults.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
    });
    const devtools = await context.newCDPSession(page);
    await page.goto(`${urls.portal}/medical/dashboard`);
    const screens = await screensOfMenu(page);
    let early: HeldByTab | null = null;
    const start = performance.now();
    const roundMs = (dayMinutes * 60_000) / compression / rounds;
    for (let round = 1; round <= rounds; round += 1) {
      await goRound(page, screens);
      if (round === earlyRounds) early = await heldByTab(page, devtools);
      await page.waitForTimeout(Math.max(0, start + round * roundMs - performance.now()));
    }
    const late = await heldByTab(page, devtools);
    if (early === null) throw new Error('nothing was measured');
    const compared = (name: string, of: keyof HeldByTab, unit: 'MB' | 'count', atMost: number) => ({
      name: `${name} after ${dayMinutes} minutes of a member’s day`,
      value: late[of],
      unit,
      reference: {
        name: `after ${Math.round((dayMinutes / rounds) * earlyRounds)}`,
        value: early[of],
      },
      bar: { atMost },
      decides: true,
    });
    return {
      figures: [
        compared('heap', 'megabytes', 'MB', 1.1),
        compared('DOM nodes, with the detached ones,', 'nodes', 'count', 1.1),
        compared('event listeners', 'listeners', 'count', 1.1),
        compared('timers', 'timers', 'count', 1),
        limited('failed responses and errors in that day', faults.length, 'count', 0),
        {
          name: 'renewals of the token in that day',
          value: renewals,
          unit: 'count',
          // A token is renewed where a call needs it, and screens that were seen before need few.
          bar: { atLeast: 6 },
          decides: true,
        },
      ],
      notes: [
        `${screens.length} screens, ${rounds} rounds in ${Math.round((performance.now() - start) / 1000)} s`,
        ...new Set(faults),
      ],
    };
  } finally {
    await setTokenSeconds(null);
    await interpreting.close();
  }
}

/** Counts the timers that wait; runs in the page before its scripts. */
function countTimers(): void {
  const waiting = new Set<unknown>();
  Reflect.set(window, 'waitingTimers', waiting);
  const wrap = (name: string, call: (real: (...args: unknown[]) => unknown) => unknown) => {
    const real: unknown = Reflect.get(window, name);
    if (typeof real !== 'function') return;
    Reflect.set(
      window,
      name,
      call((...args) => Reflect.apply(real, window, args)),
    );
  };
  wrap('setTimeout', (real) => (handler: () => void, ...rest: unknown[]) => {
    const id = real(
      () => {
        waiting.delete(id);
        handler();
      },
      ...rest,
    );
    waiting.add(id);
    return id;
  });
  wrap('setInterval', (real) => (...args: unknown[]) => {
    const id = real(...args);
    waiting.add(id);
    return id;
  });
  for (const name of ['clearTimeout', 'clearInterval']) {
    wrap(name, (real) => (id: unknown) => {
      waiting.delete(id);
      real(id);
    });
  }
}

/** Returns the addresses of the portal's own screens in the menu. */
async function screensOfMenu(page: Page): Promise<string[]> {
  const menu = await openMenu(page);
  const links = menu.locator('a[href^="/medical/"], a[href="/messages"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  await page.keyboard.press('Escape');
  return [...new Set(addresses)].filter((address) => address !== '/medical/dashboard');
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link').first().waitFor();
  return menu;
}

/** The lists of which one entry is opened, with the beginning of its address. */
const entries = new Map([
  ['/medical/claims', '/medical/claim-details/'],
  ['/messages', '/message/'],
]);

/** Goes to each screen by the menu, opens a claim and a message on the way, and ends on the dashboard. */
async function goRound(page: Page, screens: readonly string[]): Promise<void> {
  for (const address of screens) {
    const menu = await openMenu(page);
    await menu.locator(`a[href="${address}"]`).first().click();
    await settled(page, address);
    const entry = entries.get(address);
    if (entry !== undefined) {
      await page.locator(`main a[href^="${entry}"]`).first().click();
      await settled(page, entry);
    }
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: / home$/ })
    .click();
  await settled(page, '/medical/dashboard');
}

async function settled(page: Page, address: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith(address));
  await page.locator('main h1').waitFor();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
}

async function heldByTab(page: Page, devtools: CDPSession): Promise<HeldByTab> {
  // Collect repeatedly, because freed objects can release others.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => {
    const waiting: unknown = Reflect.get(window, 'waitingTimers');
    return waiting instanceof Set ? waiting.size : -1;
  });
  return { megabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners, timers };
}
