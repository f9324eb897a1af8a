import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

const wholeList = '/medical/pharmacy?all=true';

/** Slower than anybody presses, so that one response does not wait for the one before it. */
const betweenPressesMs = 250;

/** The whole drug list of more than 1,000 drugs: how soon it shows, and how soon tiers and pages answer. */
export async function measureDrugs(stage: Stage): Promise<Findings> {
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
        name: '1,000 drugs, 4× slower processor: last answer → rows painted',
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: '1,000 drugs, 4× slower processor: tier or page → painted, p95',
        value: percentile(answered, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [`1,000 drugs: median response ${median(answered).toFixed(0)} ms of ${answered.length}`],
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
    await page.goto(urls.portal + wholeList);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page));

    for (const tier of ['Tier 1 preferred generic', 'Tier 4 specialty', 'Any tier']) {
      await page.getByLabel('Tier', { exact: true }).selectOption(tier);
      await page.waitForTimeout(betweenPressesMs);
    }
    const pages = page.getByRole('navigation', { name: 'Pages of drugs' });
    for (let turn = 0; turn < 3; turn += 1) {
      await pages.getByRole('button', { name: 'Next' }).click();
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
      .filter((entry) => entry.name.includes('/Basic'));
    const last = calls.at(-1);
    if (!(last instanceof PerformanceResourceTiming)) throw new Error('no drug was asked for');
    return last.responseEnd;
  });
}
