import type { Page } from '@playwright/test';
import { memberScreens, publicPages } from './support/screens.ts';
import { violations } from './support/second-checker.ts';
import { spokenProblems } from './support/spoken-names.ts';
import { expect, openDashboard, test } from './support/test.ts';

/**
 * A second rule engine beside axe, and the names of controls as a screen reader says them, on every screen at the width
 * of a phone and a laptop. The steps of registration and an outage are checked where they are reached.
 */

async function expectNothingFound(page: Page, address: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${address} at ${width} px`).toEqual([]);
    const spoken = await page.locator('body').ariaSnapshot();
    expect.soft(spokenProblems(spoken), `${address} at ${width} px, read aloud`).toEqual([]);
  }
}

test('the second checker finds nothing on the public pages', async ({ page }) => {
  for (const address of publicPages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page, address);
  }
});

for (const [plan, addresses] of [
  ['Medical', memberScreens],
  ['Dental', ['/dental/dashboard', '/dental/coverage-and-benefits', '/dental/id-card']],
] as const) {
  test(`the second checker finds nothing on the screens of a ${plan} plan`, async ({ page }) => {
    // The checker takes several seconds per screen.
    test.setTimeout(360_000);
    await openDashboard(page, 'maria', new RegExp(plan));
    for (const address of addresses) {
      // Not every loading part says so; by then each has its response.
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectNothingFound(page, address);
    }
  });
}

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
