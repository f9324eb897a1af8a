import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

/** The list of claims in windows of any width: its layout, its filters and the way back to it. */
async function openClaims(page: Page): Promise<void> {
  await openScreen(page, 'maria', '/medical/claims');
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // Appeals and limits change the words of rows, and how high they are.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('We’re checking what your HRA paid.')).toHaveCount(0);
}

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody tr');
const position = (page: Page) => page.getByText(/^(Showing|No claims)/);
const headings = (page: Page) => page.locator('thead');
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filter claims' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not shown');
  return box;
}

/** Returns the number of pixels by which the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The amounts that reach beyond the card or the row they are in. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
      const own = row.getBoundingClientRect();
      return [...row.querySelectorAll('[data-label="You may owe"]')]
        .filter((cell) => {
          const { left, right, bottom } = cell.getBoundingClientRect();
          return (
            left < own.left - 1 ||
            right > own.right + 1 ||
            bottom > own.bottom + 1 ||
            cell.scrollWidth > cell.clientWidth + 1
          );
        })
        .map((cell) => `${cell.textContent} in ${row.textContent}`);
    }),
  );

async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

test('shows claims as cards where a table has no room, without sideways scrolling', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openClaims(page);
  await expect(headings(page)).toBeVisible();
  for (const width of [320, 390, 600, 640, 768, 820, 886, 940]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(headings(page), `at ${width} px`).toBeHidden();
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await outside(page), `at ${width} px`).toEqual([]);
  }
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(headings(page), `at ${width} px`).toBeVisible();
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
    expect(await outside(page), `at ${width} px`).toEqual([]);
  }
  // The letters twice as large: as many words have half of the room.
  await setTextSize(page, 200);
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(headings(page), `200% text at ${width} px`).toBeHidden();
    expect(await outside(page), `200% text at ${width} px`).toEqual([]);
  }
});

test('shows the first claim in a few lines, without scrolling on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openClaims(page);
  await expect(page.getByText('You may owe', { exact: true }).first()).toBeVisible();
  const tops: number[] = [];
  for (const row of await rowsOf(page).all()) {
    const { y, height } = await boxOf(row);
    tops.push(y);
    expect(height).toBeLessThanOrEqual(150);
  }
  expect(tops[0]).toBeLessThan(600);
  await expectAccessible(page);
  // The breakdown of the sum is a press away.
  const summary = page.getByRole('region', { name: 'What these claims come to' });
  await expect(summary.getByText('Billed', { exact: true })).toBeHidden();
  await summary.getByRole('button', { name: 'How it adds up' }).click();
  await expect(summary.getByText('Billed', { exact: true })).toBeVisible();
  await expect(summary.getByLabel('Total', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('opens filters on a phone in a sheet that traps the focus and counts the matching claims', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openClaims(page);
  const all = Number((await position(page).innerText()).match(/of (\d+)/)?.[1]);
  await tabTo(page, /^Filters/);
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: `Show ${all} claims` })).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await sheet(page).evaluate((dialog) =>
      dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await expectAccessible(page);
  await sheet(page).getByRole('checkbox', { name: 'Denied' }).check();
  await expect.poll(() => position(page).innerText()).not.toContain(` ${all} `);
  const shown = (await position(page).innerText()).match(/of (\d+)/)?.[1];
  await expect(sheet(page).getByRole('button', { name: `Show ${shown} claim` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Filters (1)' });
  await expect(opener).toBeFocused();
  await opener.click();
  await sheet(page).getByRole('button', { name: 'Clear all' }).click();
  await sheet(page)
    .getByRole('button', { name: `Show ${all} claims` })
    .click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(position(page)).toContainText(` ${all} claims`);
});

test('leaves space between a filter’s heading and its choices', async ({ page }) => {
  await openClaims(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Filters' }).click();
    for (const name of ['Status', 'Type of care']) {
      const group = page.getByRole('group', { name, exact: true });
      // Once the sheet that it is in has opened: until then it grows.
      await expect
        .poll(async () => {
          const heading = await boxOf(group.locator('legend'));
          const first = await boxOf(group.locator('label').first());
          return first.y - (heading.y + heading.height);
        }, `${name} at ${width}`)
        .toBeGreaterThanOrEqual(8);
    }
    const inSheet = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    if (await inSheet.isVisible()) await inSheet.click();
    else await page.getByRole('button', { name: 'Filters' }).click();
  }
});

test('sorts cards by one control, and a table by its headings', async ({ page }) => {
  await openClaims(page);
  const sortBy = page.getByLabel('Sort by');
  await expect(sortBy).toBeHidden();
  const newest = await rowsOf(page).first().innerText();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await sortBy.selectOption('Oldest first');
  await expect(rowsOf(page).first()).not.toHaveText(newest);
  const days = await rowsOf(page).locator('[data-label="Service date"]').allInnerTexts();
  // On a phone the person is before the day.
  const order = days.map((day) => Date.parse(/[\d/]+$/.exec(day)?.[0] ?? ''));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await sortBy.selectOption('Highest amount you may owe');
  const cents = async () => {
    const owed = await rowsOf(page).locator('[data-label="You may owe"]').allInnerTexts();
    return owed.map((text) => Number(text.match(/\$([\d,.]+)/)?.[1]?.replaceAll(/[,.]/g, '')));
  };
  await expect
    .poll(async () => {
      const amounts = await cents();
      return String(amounts) === String(amounts.toSorted((a, b) => b - a));
    })
    .toBe(true);
  // The table's headings say the same.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'You may owe' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('keeps list pages in the browser’s history, and search text out of the address', async ({
  page,
}) => {
  await openClaims(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(position(page)).toContainText('Showing 11–20');
  await expect(page).toHaveURL('/medical/claims?page=2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(position(page)).toContainText('Showing 21–30');
  await page.goBack();
  await expect(position(page)).toContainText('Showing 11–20');
  await page.goBack();
  await expect(position(page)).toContainText('Showing 1–10');
  await expect(page).toHaveURL('/medical/claims');
  await page.goForward();
  await expect(position(page)).toContainText('Showing 11–20');
  // Back in the moment of turning leads to the page that was turned, not past it.
  await page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLElement) => {
    next.click();
    history.back();
  });
  await expect(position(page)).toContainText('Showing 11–20');
  await expect(page).toHaveURL('/medical/claims?page=2');
  await page.reload();
  await expect(position(page)).toContainText('Showing 11–20');
  // Other claims are other pages.
  await page.getByLabel('Search claims').fill('Salas');
  await expect(position(page)).toContainText('Showing 1–');
  await expect(page).toHaveURL('/medical/claims');
  // An address that makes no sense shows the list all the same.
  await page.goto('/medical/claims?page=none');
  await expect(position(page)).toContainText('Showing 1–');
});

for (const width of [390, 1280]) {
  test(`restores page, scroll position and row on Back from a claim at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openClaims(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(position(page)).toContainText('Showing 11–20');
    const link = rowsOf(page).nth(7).getByRole('link');
    const href = (await link.getAttribute('href')) ?? 'none';
    const own = page.locator(`main tbody a[href="${href}"]`);
    await link.scrollIntoViewIfNeeded();
    const before = await boxOf(own);
    const ways = [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'All claims' }).click(),
    ];
    for (const goBack of ways) {
      await own.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await goBack();
      await expect(page).toHaveURL('/medical/claims?page=2');
      await expect(own).toBeFocused();
      await expect(position(page)).toContainText('Showing 11–20');
      await expect.poll(async () => Math.abs((await boxOf(own)).y - before.y)).toBeLessThan(4);
    }
    // A member who comes from elsewhere begins at the top.
    await page
      .getByRole('banner')
      .getByRole('link', { name: / home$/ })
      .click();
    await page.getByRole('link', { name: 'See all claims' }).click();
    await expect(page).toHaveURL('/medical/claims');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(position(page)).toContainText('Showing 1–10');
  });
}

test('shows upcoming dates on a separate screen', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.getByRole('link', { name: 'See all dates' }).click();
  await expect(page).toHaveURL('/medical/dates');
  await expect(page).toHaveTitle('Upcoming Dates | Member Portal');
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Dates' })).toBeFocused();
  const dates = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => dates.count()).toBeGreaterThan(3);
  await expect(page.getByText('appeal deadline').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.goto('/medical/claims');
  await expect(page.getByRole('region', { name: 'Dates to keep in mind' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See all dates' }).click();
  await expect(page).toHaveURL('/medical/dates');
});
