import type { Page } from '@playwright/test';
import { lostText } from './support/lost-text.ts';
import { expectNotices } from './support/notices.ts';
import { memberScreens, publicPages } from './support/screens.ts';
import { violations } from './support/second-checker.ts';
import { spokenProblems } from './support/spoken-names.ts';
import {
  animationsEnded,
  axeViolations,
  expect,
  openDashboard,
  sidewaysScroll,
  test,
} from './support/test.ts';

/**
 * Opens every screen once and runs all checks: accessibility rules, accessible names and horizontal scrolling at phone and
 * laptop widths, the notices in the footer, and clipped text at 200 % on a phone (WCAG 1.4.4 and 1.4.10). Other tests check
 * registration steps and outages.
 */

test.use({ viewport: { width: 390, height: 844 } });

/** @param engines accessibility rule engines. Member screens run axe in their own tests */
async function checkScreen(
  page: Page,
  address: string,
  engines: readonly ((page: Page) => Promise<string[]>)[],
): Promise<void> {
  // Not every loading part says so; by then each has its response.
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectNotices(page, address);
  await checkAtWidth(page, `${address} at 390 px`, engines);
  await scaleText(page, '200%');
  expect.soft(await lostText(page), `${address} with text of 200 %`).toEqual([]);
  await scaleText(page, '');
  await page.setViewportSize({ width: 1280, height: 900 });
  await checkAtWidth(page, `${address} at 1280 px`, engines);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function checkAtWidth(
  page: Page,
  where: string,
  engines: readonly ((page: Page) => Promise<string[]>)[],
): Promise<void> {
  for (const engine of engines) expect.soft(await engine(page), where).toEqual([]);
  const spoken = await page.locator('body').ariaSnapshot();
  expect.soft(spokenProblems(spoken), `${where}, read aloud`).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function scaleText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await animationsEnded(page);
}

/** Splits a list into parts for parallel tests. */
const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );

for (const [part, addresses] of inParts(publicPages, 8).entries()) {
  test(`public pages, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const address of addresses) await checkScreen(page, address, [axeViolations, violations]);
  });
}

for (const [part, addresses] of inParts(memberScreens, 9).entries()) {
  test(`screens of a medical plan, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    await openDashboard(page, 'maria', /Medical/);
    for (const address of addresses) await checkScreen(page, address, [violations]);
  });
}

test('screens of a dental plan', async ({ page }) => {
  test.setTimeout(120_000);
  await openDashboard(page, 'maria', /Dental/);
  for (const name of ['dashboard', 'coverage-and-benefits', 'id-card']) {
    await checkScreen(page, `/dental/${name}`, [violations]);
  }
});

test('the second checker can find', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = '/favicon.svg';
    document.body.append(picture);
  });
  expect((await violations(page)).join()).toContain('img_alt_valid');
});

test('what is read aloud can be found wanting', () => {
  const row = (controls: string) => `- main:\n  - list:\n    - listitem:\n${controls}`;
  const claim = (to: string) => `      - link "View":\n        - /url: /claims/${to}\n`;
  expect(spokenProblems(row('      - button\n'))).toEqual([
    'a button without a name in listitem “”',
  ]);
  expect(spokenProblems(row(claim('1') + claim('2')))).toEqual([
    'two times link “View” in listitem “”',
  ]);
  expect(spokenProblems(row('      - button "Save"\n      - button "Save"\n'))).toHaveLength(1);
  expect(spokenProblems('- list:\n  - listitem\n')).toEqual(['an empty list item in the page']);
  expect(spokenProblems(row(claim('1') + claim('1')))).toEqual([]);
  expect(spokenProblems(row(claim('1')) + `    - listitem:\n${claim('2')}`)).toEqual([]);
});

test('lost text is found', async ({ page }) => {
  await page.goto('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    for (const [text, style] of [
      ['Crammed', 'width: 1ch'],
      ['Clipped text', 'width: 8ch; white-space: nowrap; overflow: hidden'],
      ['Overlapping text', 'width: 8ch; white-space: nowrap'],
      ['Wide', 'width: 200vw'],
    ] as const) {
      const added = document.createElement('p');
      added.textContent = text;
      added.style.cssText = style;
      document.body.append(added);
    }
  });
  const found = (await lostText(page)).join();
  expect(found).toContain('"Crammed" on 7 lines');
  expect(found).toMatch(/cut off: P {2}"Clipped text"/);
  expect(found).toMatch(/cut off: P {2}"Overlapping text"/);
  expect(found).toMatch(/scrolls sideways: P {2}"Wide"/);
});
