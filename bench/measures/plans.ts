import type { Page } from '@playwright/test';
import { phone, slowDown } from '../conditions.ts';
import { median, percentile, type Findings } from '../figures.ts';
import { notePainted, paintedAt } from '../painted.ts';
import { noteResponses, responsesOf } from '../responses.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

/** Finds many, some, one and none of the member's forty plans, letter by letter. */
const typedWords = ['medical', 'dental 2', 'vision', 'A80', 'nothing'];

/** Slower than anybody types, so that one keystroke's work does not wait for the one before it. */
const betweenKeysMs = 150;

/** Forty plans on the choice of plan: how soon they show, and how soon a filter answers. */
export async function measurePlans(stage: Stage): Promise<Findings> {
  const { origin, entries } = await sessionOf(stage.browser, stage.urls, 'big');
  // Without a plan there is no head start: the answer comes when the page has nothing else to do.
  const session = { origin, entries: entries.filter(([key]) => key !== 'selected-plan') };
  const shown: number[] = [];
  const typed: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    const found = await timesOf(stage, session);
    shown.push(found.shown);
    typed.push(...found.typed);
  }
  return {
    figures: [
      {
        name: '40 plans, 4× slower processor: answer → rows painted',
        value: median(shown),
        unit: 'ms',
        bar: { atMost: 200 },
        decides: false,
      },
      {
        name: '40 plans, 4× slower processor: keystroke in the filter → painted, p95',
        value: percentile(typed, 0.95),
        unit: 'ms',
        bar: { atMost: 100 },
        decides: false,
      },
    ],
    notes: [`40 plans: median keystroke ${median(typed).toFixed(0)} ms of ${typed.length}`],
  };
}

async function timesOf(
  { browser, urls }: Stage,
  session: StoredSession,
): Promise<{ shown: number; typed: number[] }> {
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    await notePainted(context, 'rows', { present: 'main li button' });
    await noteResponses(context, { events: ['keydown'], until: 'last paint' });
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: true });
    await page.goto(`${urls.portal}/select-plan`);
    const { sinceStart } = await paintedAt(page, 'rows');
    const shown = sinceStart - (await answeredAt(page));

    const search = page.getByRole('searchbox');
    for (const words of typedWords) {
      await search.fill('');
      await search.pressSequentially(words, { delay: betweenKeysMs });
    }
    await page.waitForTimeout(betweenKeysMs);
    return { shown, typed: await responsesOf(page) };
  } finally {
    await context.close();
  }
}

async function answeredAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const call = performance
      .getEntriesByType('resource')
      .find((entry) => entry.name.endsWith('/memberships'));
    if (!(call instanceof PerformanceResourceTiming)) throw new Error('no memberships were asked');
    return call.responseEnd;
  });
}
