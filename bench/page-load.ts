import { phone, slowDown } from './conditions.ts';
import { notePainted, paintedAt, type Sight } from './painted.ts';
import { carrySession, type StoredSession } from './session.ts';
import type { Stage } from './stage.ts';

/**
 * Opens an address on a slow phone with a cold cache.
 *
 * @returns milliseconds from asking for the document until the sight is painted
 */
export async function timeUntilPainted(
  { browser }: Stage,
  address: string,
  sight: Sight,
  session?: StoredSession,
): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    if (session !== undefined) await carrySession(context, session);
    await notePainted(context, 'content', sight);
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(address, { waitUntil: 'commit' });
    return (await paintedAt(page, 'content')).sinceStart;
  } finally {
    await context.close();
  }
}

/** What every page is measured beside: see `static-page.ts`. */
export const timeOfStaticPage = (stage: Stage): Promise<number> =>
  timeUntilPainted(stage, stage.hosts.staticPage, { present: 'h1' });
