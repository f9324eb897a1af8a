import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
  expect,
} from '@playwright/test';
import type { Places } from '../sandbox/places.ts';
import type { DemoUserName } from '../sandbox/seed/demo-members.ts';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';

/**
 * Lighthouse's slow 4G as the browser can slow itself down: 150 ms and 1.6 Mbit/s, with the factors
 * by which Lighthouse makes up for the browser's throttle acting on requests instead of packets.
 */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
};

/** The factor by which a mid-range phone's processor is slower than this machine's. */
const phoneFactor = 4;

/** The window of the phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Slows the page down from now on, also after it navigates. */
export async function slowDown(
  page: Page,
  { network, processor }: { network: boolean; processor: boolean },
): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
  }
  if (processor) await setProcessor(devtools, 'slow');
  return devtools;
}

/**
 * Sets the speed of the processor. A slowed page takes three quarters of a core even when it rests: not while another
 * is measured.
 */
export async function setProcessor(devtools: CDPSession, speed: 'slow' | 'full'): Promise<void> {
  const rate = speed === 'slow' ? phoneFactor : 1;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Starts a browser without the optimizing compilers, to measure heap: what they write for code that has become hot is
 * counted as heap and grows for some hundred rounds, by more than the bars allow. It is not the portal's to keep or let
 * go of.
 */
export const launchInterpreting = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });

/** The state of a page to wait for: one element is present and another is absent. */
export type Sight = { present: string; absent?: string };

/** The floor app with all of its cards. */
export const completeFloor: Sight = {
  present: 'main section, main h2',
  absent: 'main [aria-busy=true]',
};

/**
 * The dashboard with every answer in its card; a card that failed leaves its alert and is never complete. What comes
 * without an answer, such as the titles of programs at its end, isn't waited for.
 */
export const completeDashboard: Sight = {
  present: 'main [role=meter]',
  absent: 'main [aria-busy=true], main [role=alert]',
};

/** Has every page of the context note when a sight is painted for the first time. */
export async function notePainted(
  context: BrowserContext,
  name: string,
  { present, absent = 'no-such-element' }: Sight,
): Promise<void> {
  await context.addInitScript(
    (sight) => {
      const look = (): void => {
        if (document.querySelector(sight.present) === null) return;
        if (document.querySelector(sight.absent) !== null) return;
        observer.disconnect();
        // A message sent from within a frame arrives when that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => performance.mark(sight.name);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { name, present, absent },
  );
}

/**
 * Waits for a noted sight of the page's present document.
 *
 * @returns milliseconds since the request for the document, and since the epoch
 */
export async function paintedAt(
  page: Page,
  name: string,
): Promise<{ sinceStart: number; sinceEpoch: number }> {
  const sinceStart = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error(`never painted: ${wanted}`)), 30_000);
        new PerformanceObserver((list, observer) => {
          const [mark] = list.getEntriesByName(wanted);
          if (mark === undefined) return;
          clearTimeout(giveUp);
          observer.disconnect();
          resolve(mark.startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    name,
  );
  const origin = await page.evaluate(() => performance.timeOrigin);
  return { sinceStart, sinceEpoch: origin + sinceStart };
}

/**
 * Has every page of the context measure what follows on each such event, from the moment the browser took it
 * in: until the paint that shows another heading, or until the last paint of any change.
 */
export async function noteResponses(
  context: BrowserContext,
  on: { events: ('click' | 'keydown' | 'change')[]; until: 'new heading' | 'last paint' },
): Promise<void> {
  await context.addInitScript(({ events, until }) => {
    let started: number | null = null;
    let heading: string | null = null;
    const headingNow = (): string | null => document.querySelector('h1')?.textContent ?? null;
    const measureAtPaint = (start: number): void => {
      // A message sent from within a frame arrives when that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.measure('response', { start, end: performance.now() });
        port2.postMessage(null);
      });
    };
    /**
     * Whether changes can be seen: those in the head, which holds prefetched files, cannot, nor an attribute left as it
     * was.
     */
    const areSeen = (changes: readonly MutationRecord[]): boolean => {
      const before = new Map<Node, Map<string, string | null>>();
      for (const { target, attributeName, oldValue } of changes) {
        if (document.head.contains(target)) continue;
        if (attributeName === null) return true;
        const values = before.get(target) ?? new Map<string, string | null>();
        before.set(target, values);
        if (!values.has(attributeName)) values.set(attributeName, oldValue);
      }
      return [...before].some(
        ([target, values]) =>
          target instanceof Element &&
          [...values].some(([name, value]) => target.getAttribute(name) !== value),
      );
    };
    const changed = (changes: MutationRecord[]): void => {
      if (!areSeen(changes)) return;
      if (started === null) return;
      if (until === 'last paint') {
        measureAtPaint(started);
        return;
      }
      const present = headingNow();
      if (present === null || present === heading) return;
      measureAtPaint(started);
      started = null;
    };
    const begun = ({ timeStamp }: Event): void => {
      started = timeStamp;
      heading = headingNow();
      if (until === 'last paint') measureAtPaint(timeStamp);
    };
    for (const event of events) document.addEventListener(event, begun, { capture: true });
    new MutationObserver(changed).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  }, on);
}

/** Milliseconds of every response so far; of several paints after one event the last counts. */
export async function responsesOf(page: Page): Promise<number[]> {
  const found = await page.evaluate(() =>
    performance
      .getEntriesByName('response')
      .map(({ startTime, duration }): [number, number] => [startTime, duration]),
  );
  const longest = new Map<number, number>();
  for (const [start, duration] of found) {
    longest.set(start, Math.max(duration, longest.get(start) ?? 0));
  }
  return [...longest.values()];
}

/** The session storage of a signed-in tab, to be put into other tabs. */
export type StoredSession = { origin: string; entries: [key: string, value: string][] };

/** Signs a member in through the provider and opens a plan, with nothing slowed down. */
export async function signIn(page: Page, urls: Places, member: DemoUserName): Promise<void> {
  await page.goto(`${urls.portal}/login`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await chooseMember(page, member);
  await page.waitForURL(/\/select-plan$/);
}

/** Presses the member's button on the provider's page. */
export async function chooseMember(page: Page, member: DemoUserName): Promise<void> {
  await page.locator(`button[name=userName][value=${member}]`).click();
}

export async function openFirstPlan(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL(/\/dashboard$/);
  await page.locator('main h1').waitFor();
  // Complete, so that the tab also holds what a reload of it would find.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Returns a session with a plan selected, as a tab of this member would hold it. */
export async function sessionOf(
  browser: Browser,
  urls: Places,
  member: DemoUserName,
): Promise<StoredSession> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await signIn(page, urls, member);
    await openFirstPlan(page);
    // A tab notes what its page asked when it is left, at the latest.
    await page.goto(`${urls.portal}/favicon.svg`);
    const entries = await page.evaluate(() => Object.entries<string>(sessionStorage));
    return { origin: urls.portal, entries };
  } finally {
    await context.close();
  }
}

/**
 * Puts a session into every tab of the context before the portal runs in it. Session storage belongs
 * to one tab, so there is no other place from which a new one could have it.
 */
export async function carrySession(context: BrowserContext, session: StoredSession): Promise<void> {
  await context.addInitScript(({ origin, entries }) => {
    if (location.origin !== origin || sessionStorage.getItem('access_token') !== null) return;
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
}

/** Returns the session as a tab has it that loads the portal over HTTP/2. */
export async function sessionAtHost(
  { browser, urls, hosts }: { browser: Browser; urls: Places; hosts: { portal: string } },
  member: DemoUserName,
): Promise<StoredSession> {
  const session = await sessionOf(browser, urls, member);
  return { ...session, origin: new URL(hosts.portal).origin };
}
