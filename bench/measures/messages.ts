import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Slower than anybody presses, so that one response does not wait for the one before it. */
const betweenPressesMs = 250;

/** The mailbox of 5,000 messages: how soon it shows, and how soon filters, pages and ticks answer. */
export async function measureMessages(stage: Stage): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, 'big');
  const shown: number[] = [];
  const answered: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const found = await timesOf(stage, session);
    shown.push(found.shown);
    answered.push(...found.answered);
  }
  return {
    figures: [
      {
        name: '5,000 messages, 4× slower processor: first answer → rows painted',
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: '5,000 messages, 4× slower processor: filter, page or tick → painted, p95',
        value: percentile(answered, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [
      `5,000 messages: median response ${median(answered).toFixed(0)} ms of ${answered.length}`,
    ],
  };
}

async function timesOf(
  { browser, urls }: Stage,
  session: StoredSession,
): Promise<{ shown: number; answered: number[] }> {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    await notePainted(context, 'rows', { present: 'main li article' });
    await noteResponses(context, { events: ['click', 'change'], until: 'last paint' });
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(`${urls.portal}/messages`);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page));

    await page.getByText('of 5,000 messages').waitFor({ timeout: 120_000 });
    await page.getByText('still loading').waitFor({ state: 'detached', timeout: 120_000 });
    for (const category of ['Claims', 'Wellness', 'Everything']) {
      await page.getByLabel('About', { exact: true }).selectOption(category);
      await page.waitForTimeout(betweenPressesMs);
    }
    const pages = page.getByRole('navigation', { name: 'Pages of messages' });
    for (let turn = 0; turn < 3; turn += 1) {
      await pages.getByRole('button', { name: 'Next' }).click();
      await page.waitForTimeout(betweenPressesMs);
    }
    for (const box of (await page.locator('main li article input').all()).slice(0, 3)) {
      await box.click();
      await page.waitForTimeout(betweenPressesMs);
    }
    return { shown, answered: await responsesOf(page) };
  } finally {
    await context.close();
  }
}

/** When the first page of the mailbox was there: what follows comes after its rows. */
async function answeredAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const call = performance
      .getEntriesByType('resource')
      .find((entry) => /\/messages\?page=1&/.test(entry.name));
    if (!(call instanceof PerformanceResourceTiming)) throw new Error('no messages were asked for');
    return call.responseEnd;
  });
}
