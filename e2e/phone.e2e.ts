import type { Page } from '@playwright/test';
import { expect, expectAccessible, openDashboard, test } from './support/test.ts';

/** The bar at the bottom of phones, and what it must never hide. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Most used' });

test('the bar leads to the most used screens and marks the one that is open', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Claims', 'Care', 'Card']);
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const [name, address] of [
    ['Claims', '/medical/claims'],
    ['Care', '/medical/find-care'],
    ['Card', '/medical/id-card'],
  ] as const) {
    await bar(page).getByRole('link', { name }).tap();
    await expect(page).toHaveURL(address);
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
});

test('More opens the drawer, which leaves the bar out of the tab order until it is closed', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  // The header has no second button for it.
  await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  const more = bar(page).getByRole('button', { name: 'More' });
  await more.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.tap();
  await drawer.getByRole('link', { name: 'Documents' }).tap();
  await expect(page).toHaveURL('/medical/documents');
});

test('a member without rights has Home and More', async ({ page }) => {
  await openDashboard(page, 'norah');
  await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'More']);
});

test('the bar hides neither the end of a page nor what has the focus', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const { y: top } = (await bar(page).boundingBox()) ?? { y: Number.NaN };
  expect(top).toBeGreaterThan(700);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const box = element?.getBoundingClientRect();
      const isOutside =
        element === document.body || element?.closest('nav[aria-label="Most used"]') != null;
      return { isOutside, bottom: box?.bottom ?? 0, text: element?.textContent ?? '' };
    });
    if (!focused.isOutside) expect(focused.bottom, focused.text).toBeLessThanOrEqual(top);
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  const end = await page.getByText('© 2026').boundingBox();
  const barNow = await bar(page).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(barNow?.y ?? 0);
});

test('on wider screens and on paper there is no bar', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
