import type { CDPSession, Page } from '@playwright/test';
import { launchInterpreting, phone } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { carrySession, openFirstPlan, sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

const earlyCycles = 5;
const allCycles = 50;

type Held = { megabytes: number; nodes: number };

/** Measures the heap after many rounds through the portal, compared with that after a few. */
export async function measureHeap({ browser, urls }: Stage): Promise<Findings> {
  const session = await sessionOf(browser, urls, 'maria');
  const interpreting = await launchInterpreting();
  try {
    const context = await interpreting.newContext(phone);
    await carrySession(context, session);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${urls.portal}/medical/dashboard`);
    for (let cycle = 0; cycle < earlyCycles; cycle += 1) await goAround(page);
    const early = await heldBy(devtools);
    for (let cycle = earlyCycles; cycle < allCycles; cycle += 1) await goAround(page);
    const late = await heldBy(devtools);
    return {
      figures: [
        {
          name: `heap after ${allCycles} rounds of navigation`,
          value: late.megabytes,
          unit: 'MB',
          reference: { name: `after ${earlyCycles}`, value: early.megabytes },
          bar: { atMost: 1.1 },
          decides: true,
        },
        {
          name: `DOM nodes after ${allCycles} rounds, with the detached ones`,
          value: late.nodes,
          unit: 'count',
          reference: { name: `after ${earlyCycles}`, value: early.nodes },
          decides: false,
        },
      ],
      notes: [],
    };
  } finally {
    await interpreting.close();
  }
}

/** Goes dashboard → claims → choice of plan → dashboard, all by a member's clicks. */
async function goAround(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See all claims' }).click();
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
