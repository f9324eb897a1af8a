import type { Locator, Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, type Findings } from '../figures.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
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
      {
        name: 'warm navigation, slow 4G too: heading painted',
        value: median(slow),
        unit: 'ms',
        reference: { name: 'without slow 4G', value: median(fast) },
        bar: { atMost: 1.3 },
        decides: true,
      },
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
