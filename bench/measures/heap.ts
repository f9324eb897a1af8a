import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';
import { PHONE } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, openFirstPlan, sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

const EARLY_CYCLES = 5;
const ALL_CYCLES = 50;

/**
 * What the optimising compilers write for code that has become hot is counted as heap and grows for
 * some hundred rounds, by more than the bar allows. It is not the portal's to keep or let go of.
 */
const INTERPRETED = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Held = { megabytes: number; nodes: number };

/** What is held after many rounds through the portal beside what was held after a few. */
export async function measureHeap({ browser, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const interpreting = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, INTERPRETED],
  });
  try {
    const context = await interpreting.newContext(PHONE);
    await carrySession(context, session);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${urls.portal}/medical/dashboard`);
    for (let cycle = 0; cycle < EARLY_CYCLES; cycle += 1) await goAround(page);
    const early = await heldBy(devtools);
    for (let cycle = EARLY_CYCLES; cycle < ALL_CYCLES; cycle += 1) await goAround(page);
    const late = await heldBy(devtools);
    return {
      figures: [
        {
          name: `heap after ${ALL_CYCLES} rounds of navigation`,
          value: late.megabytes,
          unit: 'MB',
          reference: { name: `after ${EARLY_CYCLES}`, value: early.megabytes },
          bar: { atMost: 1.1 },
          decides: true,
        },
        {
          name: `DOM nodes after ${ALL_CYCLES} rounds, with the detached ones`,
          value: late.nodes,
          unit: 'count',
          reference: { name: `after ${EARLY_CYCLES}`, value: early.nodes },
          decides: false,
        },
      ],
      notes: [],
    };
  } finally {
    await interpreting.close();
  }
}

/** Dashboard → claims → choice of plan → dashboard, all by what a member clicks. */
async function goAround(page: Page): Promise<void> {
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
  await quickLinks.getByRole('link', { name: 'Claims' }).click();
  await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('link', { name: 'Switch Plans' }).click();
  await page.waitForURL(/\/select-plan$/);
  await openFirstPlan(page);
  await page.locator('main [role=meter]').first().waitFor();
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // What a first collection frees can let go of more.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1_000_000, nodes };
}
