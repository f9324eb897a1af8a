import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { shiftsOf, sumOfShifts, watchShifts } from '../../e2e/support/shifts.ts';
import { memberScreens } from '../../e2e/support/screens.ts';
import { phone, slowDown } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, sessionOf, type StoredSession } from '../session.ts';
import type { Stage } from '../stage.ts';

const windows = { phone, laptop: { viewport: { width: 1280, height: 900 } } };

/** Between two answers: every one of them is painted before the next arrives. */
const gapMs = 150;

/**
 * Measures the layout shifts of every screen of a member while it opens on a slow network and its answers arrive one by
 * one. Nothing is timed, so both windows are looked at together.
 */
export async function measureShifts({ browser, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const found = await Promise.all(
    Object.entries(windows).map(async ([name, window]) => {
      const context = await browser.newContext(window);
      try {
        return await shiftsIn(context, { name, session, portal: urls.portal });
      } finally {
        await context.close();
      }
    }),
  );
  return {
    figures: memberScreens.map((screen, at) => ({
      name: `${screen}: layout shift, the larger of phone and laptop`,
      value: Math.max(...found.map((window) => window[at]?.sum ?? Infinity)),
      unit: 'score',
      bar: { atMost: 0.05 },
      decides: true,
    })),
    notes: found.flat().flatMap(({ notes }) => notes),
  };
}

interface Seen {
  sum: number;
  /** The elements that moved, for a reader. */
  notes: string[];
}

async function shiftsIn(
  context: BrowserContext,
  { name, session, portal }: { name: string; session: StoredSession; portal: string },
): Promise<Seen[]> {
  await carrySession(context, session);
  const page = await context.newPage();
  await watchShifts(page);
  await letInOneByOne(await slowDown(page, { network: true, processor: false }));
  const seen: Seen[] = [];
  for (const screen of memberScreens) {
    await open(page, `${portal}${screen}`);
    const sum = await sumOfShifts(page);
    const moved = await shiftsOf(page);
    seen.push({ sum, notes: moved.map((shift) => `${screen}, ${name}: ${shift}`) });
  }
  return seen;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('main [aria-busy=true], main [role=progressbar]') === null,
  );
}

/** Holds the APIs' answers and hands them to the page one after the other. */
async function letInOneByOne(devtools: CDPSession): Promise<void> {
  let before = Promise.resolve();
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    before = before.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, gapMs));
      // A page that was left no longer waits for its answers.
      await devtools.send('Fetch.continueRequest', { requestId }).catch(() => {});
    });
  });
  await devtools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }],
  });
}
