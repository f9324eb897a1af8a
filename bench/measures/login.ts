import type { Browser, Page } from '@playwright/test';
import { phone } from '../browser.ts';
import type { Findings } from '../figures.ts';
import { loadsOf } from '../lighthouse.ts';
import type { Stage } from '../stage.ts';

/** Compares the sign-in page with the same page as nothing but HTML and CSS. */
export async function measureLogin({ browser, hosts, runs, urls }: Stage): Promise<Findings> {
  const [login, limit] = await loadsOf([`${hosts.portal}login`, hosts.staticPage], { runs });
  if (login === undefined || limit === undefined) throw new Error('nothing was measured');
  return {
    figures: [
      {
        name: '/login: LCP',
        value: login.lcp,
        unit: 'ms',
        reference: { name: 'static page', value: limit.lcp },
        bar: { atMost: 1.05 },
        decides: true,
      },
      {
        name: '/login: FCP',
        value: login.fcp,
        unit: 'ms',
        reference: { name: 'static page', value: limit.fcp },
        decides: false,
      },
      { name: '/login: TBT', value: login.tbt, unit: 'ms', bar: { atMost: 20 }, decides: false },
      {
        name: '/login: layout shift',
        value: login.cls,
        unit: 'score',
        bar: { atMost: 0 },
        decides: true,
      },
      {
        name: '/login: Lighthouse performance',
        value: login.score,
        unit: 'score',
        bar: { atLeast: 100 },
        decides: false,
      },
      {
        name: '/login: Sign In and Register work without script',
        value: (await waysInWork(browser, `${urls.portal}/login`)) ? 1 : 0,
        unit: 'count',
        bar: { atLeast: 1 },
        decides: true,
      },
    ],
    notes: [],
  };
}

const waysIn = [
  { name: 'Sign In', address: '/initiate-login' },
  { name: 'Register', address: '/register' },
];

/** Whether both ways in are links that lead where they should with scripts turned off. */
async function waysInWork(browser: Browser, login: string): Promise<boolean> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  const results: boolean[] = [];
  for (const way of waysIn) {
    await page.goto(login);
    results.push(await leadsTo(page, way));
  }
  await context.close();
  return results.every(Boolean);
}

async function leadsTo(
  page: Page,
  { name, address }: { name: string; address: string },
): Promise<boolean> {
  try {
    await page.getByRole('link', { name, exact: true }).click({ timeout: 5_000 });
    await page.waitForURL((url) => url.pathname === address, { timeout: 5_000 });
    return true;
  } catch {
    return false;
  }
}
