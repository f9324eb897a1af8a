import type { Page } from '@playwright/test';
import { phone, slowDown } from './conditions.ts';
import { notePainted, paintedAt, type Sight } from './painted.ts';
import { carrySession, type StoredSession } from './session.ts';
import type { Stage } from './stage.ts';

/** Milliseconds from asking for a document until a sight is painted. */
interface Loads {
  /** With a cold cache. */
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
  return withPhone(stage, sight, session, async (page) => {
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
  return withPhone(stage, sight, session, (page) =>
    load(page, () => page.goto(address, { waitUntil: 'commit' })),
  );
}

async function load(page: Page, open: () => Promise<unknown>): Promise<number> {
  await open();
  return (await paintedAt(page, 'content')).sinceStart;
}

async function withPhone<Found>(
  { browser }: Stage,
  sight: Sight,
  session: StoredSession | undefined,
  measure: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(phone);
  try {
    if (session !== undefined) await carrySession(context, session);
    await notePainted(context, 'content', sight);
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** What every page is measured beside: see `static-page.ts`. */
export const timeOfStaticPage = (stage: Stage): Promise<number> =>
  timeUntilPainted(stage, stage.hosts.staticPage, { present: 'h1' });
