import type { Page, Request } from '@playwright/test';
import { chainOf, listOf, type Fetched } from '../chain.ts';
import { phone, slowDown } from '../conditions.ts';
import { median, type Figure, type Findings } from '../figures.ts';
import { timeOfStaticPage } from '../page-load.ts';
import { completeDashboard, notePainted, paintedAt } from '../painted.ts';
import { chooseMember } from '../session.ts';
import type { Stage } from '../stage.ts';

/** `atMost`: times the static page. */
type Way = { isWarmed: boolean; isSlow: boolean; atMost?: number };

const cold: Way = { isWarmed: false, isSlow: true, atMost: 5 };

const ways: readonly Way[] = [
  cold,
  { isWarmed: true, isSlow: true, atMost: 4 },
  { isWarmed: false, isSlow: false },
  { isWarmed: true, isSlow: false },
];

type SignIn = { time: number; fetched: Fetched[] };

/**
 * Measures from a click on Sign In to the complete dashboard, for a member with one plan who wanted to go there. The
 * provider's own page is left out: from when it is there until the member is chosen.
 */
export async function measureSignIn(stage: Stage): Promise<Findings> {
  const found = new Map<Way, SignIn[]>(ways.map((way) => [way, []]));
  const statics: number[] = [];
  for (let run = 0; run < stage.runs; run += 1) {
    statics.push(await timeOfStaticPage(stage));
    for (const [way, signIns] of found) signIns.push(await signIn(stage, way));
  }
  const reference = { name: 'static page', value: median(statics) };
  const figures = [...found].map(([way, signIns]): Figure => ({
    name: nameOf(way),
    value: median(signIns.map(({ time }) => time)),
    unit: 'ms',
    ...(way.atMost === undefined
      ? { decides: false }
      : { reference, bar: { atMost: way.atMost }, decides: true }),
  }));
  const chains = (found.get(cold) ?? []).map(({ fetched }) => fetched);
  const shown = chains.toSorted((a, b) => chainOf(a).length - chainOf(b).length);
  const middle = shown[shown.length >> 1] ?? [];
  return {
    figures: [
      ...figures,
      {
        name: 'Sign In clicked → dashboard complete, cold: round trips one after the other',
        value: chainOf(middle).length,
        unit: 'count',
        bar: { atMost: 5 },
        decides: true,
      },
    ],
    notes: listOf('Sign In clicked → dashboard complete, cold, slow phone', middle),
  };
}

function nameOf({ isWarmed, isSlow }: Way): string {
  const how = isWarmed ? 'pointer rested 1 s' : 'cold';
  return `Sign In clicked → dashboard complete, ${how}, ${isSlow ? 'slow phone' : 'unthrottled'}`;
}

async function signIn({ browser, urls }: Stage, { isWarmed, isSlow }: Way): Promise<SignIn> {
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
    const fetched = watchFetched(page, clicked);
    await link.click({ noWaitAfter: true });
    const member = page.locator('button[name=userName][value=sam]');
    await member.waitFor();
    const arrived = Date.now();
    await page.waitForLoadState('load');
    const chosen = Date.now();
    await chooseMember(page, 'sam');
    await page.waitForURL(/\/medical\/dashboard$/);
    const { sinceEpoch } = await paintedAt(page, 'content');
    const isProvidersPage = ({ name }: Fetched) =>
      name.startsWith(urls.identity) && !name.startsWith(`${urls.identity}/token`);
    return {
      time: sinceEpoch - clicked - (chosen - arrived),
      fetched: fetched
        .filter((one) => one.end <= sinceEpoch - clicked && !isProvidersPage(one))
        .map((one) => ({ ...one, name: one.name.replace(urls.portal, '') })),
    };
  } finally {
    await context.close();
  }
}

/** Below this an answer came out of the cache: the slow network takes more than half a second. */
const shortestMs = 300;

/** Returns the list of network requests from now on, also by the pages that follow; it grows. */
function watchFetched(page: Page, since: number): Fetched[] {
  const starts = new Map<Request, number>();
  const fetched: Fetched[] = [];
  page.on('request', (request) => starts.set(request, Date.now() - since));
  page.on('requestfinished', (request) => {
    const [start, end] = [starts.get(request), Date.now() - since];
    if (start === undefined || end - start < shortestMs) return;
    fetched.push({ name: request.url().replace(/[?#].*/, ''), start, end });
  });
  return fetched;
}
