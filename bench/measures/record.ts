import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Slower than anybody presses, so that one response does not wait for the one before it. */
const betweenPressesMs = 250;

/** A record of several thousand results: how soon it shows, and how soon search, kinds and pages answer. */
export async function measureRecord(stage: Stage): Promise<Findings> {
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
        name: 'Record of thousands, 4× slower processor: last answer → entries painted',
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: 'Record of thousands, 4× slower processor: search, kind or page → painted, p95',
        value: percentile(answered, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [
      `health record: median response ${median(answered).toFixed(0)} ms of ${answered.length}`,
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
    // Everything is there when nothing of it is still loading.
    await notePainted(context, 'entries', {
      present: 'main section > ol > li',
      absent: 'main section > p[role=status][class*=loading]',
    });
    await noteResponses(context, {
      events: ['keydown', 'click', 'change'],
      until: 'last paint',
    });
    const page = await context.newPage();
    // On a slow line the pages alone take longer than anybody watches; what is measured comes after them.
    await slowDown(page, { network: false, processor: true });
    await page.goto(`${urls.portal}/medical/health-records`);
    const { sinceStart } = await paintedAt(page, 'entries');
    const shown = sinceStart - (await answeredAt(page));

    const search = page.getByLabel('Search this record');
    for (const letter of 'cholesterol') {
      await search.press(letter);
      await page.waitForTimeout(betweenPressesMs);
    }
    await search.fill('');
    await page.waitForTimeout(betweenPressesMs);
    for (const kind of ['observation', 'medication', '']) {
      await page.getByLabel('Show', { exact: true }).selectOption(kind);
      await page.waitForTimeout(betweenPressesMs);
    }
    const pages = page.getByRole('navigation', { name: 'Pages of the timeline' });
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
      .filter((entry) => /\/(Observation|MedicationRequest|Procedure)\b/.test(entry.name));
    const last = Math.max(
      ...calls.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    );
    if (!Number.isFinite(last)) throw new Error('no record was asked for');
    return last;
  });
}
