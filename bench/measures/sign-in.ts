import { phone, slowDown } from '../conditions.ts';
import { median, type Figure, type Findings } from '../figures.ts';
import { completeDashboard, notePainted, paintedAt } from '../painted.ts';
import { chooseMember } from '../session.ts';
import type { Stage } from '../stage.ts';

type Way = { isWarmed: boolean; isSlow: boolean };

const ways: readonly Way[] = [
  { isWarmed: false, isSlow: true },
  { isWarmed: true, isSlow: true },
  { isWarmed: false, isSlow: false },
  { isWarmed: true, isSlow: false },
];

/**
 * From a click on Sign In to the complete dashboard, for a member with one plan who wanted to go
 * there. The provider's own page is left out: from its being there until the member is chosen.
 */
export async function measureSignIn(stage: Stage): Promise<Findings> {
  const times = new Map<Way, number[]>(ways.map((way) => [way, []]));
  for (let run = 0; run < stage.runs; run += 1) {
    for (const [way, found] of times) found.push(await timeOf(stage, way));
  }
  const figures = [...times].map(([way, found]): Figure => ({
    name: nameOf(way),
    value: median(found),
    unit: 'ms',
    decides: false,
  }));
  return { figures, notes: [] };
}

function nameOf({ isWarmed, isSlow }: Way): string {
  const how = isWarmed ? 'pointer rested 1 s' : 'cold';
  return `Sign In clicked → dashboard complete, ${how}, ${isSlow ? 'slow phone' : 'unthrottled'}`;
}

async function timeOf({ browser, urls }: Stage, { isWarmed, isSlow }: Way): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    await notePainted(context, 'content', completeDashboard);
    await context.addInitScript((portal) => {
      if (location.origin === portal && location.pathname === '/login') {
        sessionStorage.setItem('deep_link', '/medical/dashboard');
      }
    }, urls.portal);
    const page = await context.newPage();
    await slowDown(page, { network: isSlow, processor: isSlow });
    await page.goto(`${urls.portal}/login`, { waitUntil: 'networkidle' });

    const link = page.getByRole('link', { name: 'Sign In' });
    if (isWarmed) {
      await link.hover();
      await page.waitForTimeout(1_000);
    }
    const clicked = Date.now();
    await link.click({ noWaitAfter: true });
    const member = page.locator('button[name=userName][value=sam]');
    await member.waitFor();
    const arrived = Date.now();
    await page.waitForLoadState('load');
    const chosen = Date.now();
    await chooseMember(page, 'sam');
    await page.waitForURL(/\/medical\/dashboard$/);
    const { sinceEpoch } = await paintedAt(page, 'content');
    return sinceEpoch - clicked - (chosen - arrived);
  } finally {
    await context.close();
  }
}
