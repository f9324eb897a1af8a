import type { CDPSession, Page } from '@playwright/test';
import { phone, slowDown } from './conditions.ts';
import { notePainted, paintedAt, type Sight } from './painted.ts';
import { carrySession, type StoredSession } from './session.ts';
import type { Stage } from './stage.ts';

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
