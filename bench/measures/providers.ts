import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Everybody of the directory, with how far away they are. */
const everybody = '/medical/find-care?zip=72201&miles=0';

/** Slower than anybody presses, so that one response does not wait for the one before it. */
const betweenPressesMs = 250;

/** The whole directory of more than 500 providers: how soon it shows, and how soon filters and pages answer. */
export async function measureProviders(stage: Stage): Promise<Findings> {
  const session = await sessionOf(stage.browser, stage.urls, 'maria');
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
        name: '500 providers, 4× slower processor: last answer → rows painted',
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: '500 providers, 4× slower processor: filter or page → painted, p95',
        value: percentile(answered, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [
      `500 providers: median response ${median(answered).toFixed(0)} ms of ${answered.length}`,
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
    await notePainted(context, 'rows', { present: 'main ol li article' });
    await noteResponses(context, { events: ['click', 'change'], until: 'last paint' });
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(urls.portal + everybody);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page));

    await page.getByRole('button', { name: 'Filters' }).click();
    for (const network of ['Arbor Choice network', 'Harbor Select network', 'Any network']) {
      await page.getByLabel('Network', { exact: true }).selectOption(network);
      await page.waitForTimeout(betweenPressesMs);
    }
    for (let turn = 0; turn < 3; turn += 1) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.waitForTimeout(betweenPressesMs);
    }
    return { shown, answered: await responsesOf(page) };
  } finally {
    await context.close();
  }
}

async function answeredAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/PractitionerRole'));
    const last = calls.at(-1);
    if (!(last instanceof PerformanceResourceTiming)) throw new Error('nobody was asked for');
    return last.responseEnd;
  });
}
