import { expect, type CDPSession, type Page } from '@playwright/test';
import { launchInterpreting, phone } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Minutes of a member's day, and how many of them pass in a minute of the measure. */
const dayMinutes = 120;
const compression = 20;

/** Seconds between two renewals in that day: the sandbox's tokens live five minutes and are renewed one before their end. */
const renewalSeconds = 240;

/** Rounds through every screen of the menu, and those after which the tab has everything it keeps. */
const rounds = 28;
const earlyRounds = 3;

type Held = { megabytes: number; nodes: number; listeners: number; timers: number };

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
    let early: Held | null = null;
    const start = performance.now();
    const roundMs = (dayMinutes * 60_000) / compression / rounds;
    for (let round = 1; round <= rounds; round += 1) {
      await goRound(page, screens);
      if (round === earlyRounds) early = await heldBy(page, devtools);
      await page.waitForTimeout(Math.max(0, start + round * roundMs - performance.now()));
    }
    const late = await heldBy(page, devtools);
    if (early === null) throw new Error('nothing was measured');
    const compared = (name: string, of: keyof Held, unit: 'MB' | 'count', atMost: number) => ({
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
        {
          name: 'failed responses and errors in that day',
          value: faults.length,
          unit: 'count',
          bar: { atMost: 0 },
          decides: true,
        },
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

async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // What a first collection frees can let go of more.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => {
    const waiting: unknown = Reflect.get(window, 'waitingTimers');
    return waiting instanceof Set ? waiting.size : -1;
  });
  return { megabytes: usedSize / 1_000_000, nodes, listeners: jsEventListeners, timers };
}
