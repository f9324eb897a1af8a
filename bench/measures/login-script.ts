import type { Browser, Page } from '@playwright/test';
import { chunksLoadedBy } from '../chunks-loaded.ts';
import { phone } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import type { Stage } from '../stage.ts';

const waysIn = [
  { name: 'Sign In', address: '/initiate-login' },
  { name: 'Register', address: '/register' },
];

/** Measures how much script the sign-in page waits for before its links work, and how much it loads at all. */
export async function measureLoginScript({ urls, browser, chunks }: Stage): Promise<Findings> {
  const login = `${urls.portal}/login`;
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const atRest = await chunksLoadedBy(page, chunks, () => page.goto(login));
  const warmed = await chunksLoadedBy(page, chunks, () =>
    page.getByRole('link', { name: 'Sign In' }).hover(),
  );
  await context.close();

  const bytes = atRest.reduce((sum, chunk) => sum + chunk.gzip, 0);
  const works = await waysInWork(browser, login);
  return {
    figures: [
      {
        name: '/login: script before Sign In and Register work',
        value: works ? 0 : bytes,
        unit: 'bytes',
        bar: { atMost: 0 },
        decides: true,
      },
      { name: '/login: script loaded in all (gzip)', value: bytes, unit: 'bytes', decides: false },
      {
        name: '/login: script fetched ahead when the pointer comes near (gzip)',
        value: warmed.reduce((sum, chunk) => sum + chunk.gzip, 0) / 1000,
        unit: 'kB',
        decides: false,
      },
    ],
    notes: [`/login loads ${atRest.map((chunk) => chunk.path).join(', ')}`],
  };
}

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
