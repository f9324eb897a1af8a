import type { Page } from '@playwright/test';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

/** The bar at the bottom of phones, and what it must never hide. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Most used' });

test('links to the most used screens in the bottom bar, and marks the open one', async ({
  page,
}) => {
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
  // Large text takes no second line, and the icons stay.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tops = await bar(page)
    .getByRole('listitem')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(bar(page).locator('li svg').filter({ visible: true })).toHaveCount(5);
});

test('links to dentists in the bar of a dental plan, although the menu lists no options for care', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Dental/);
  await bar(page).getByRole('link', { name: 'Care' }).tap();
  await expect(page).toHaveURL('/dental/find-care');
  await page.getByRole('main').getByRole('link', { name: 'Dentist', exact: true }).tap();
  await expect(page).toHaveURL(/specialty=General\+dentistry/);
  await expect(page.getByRole('heading', { name: 'Providers' })).toBeVisible();
});

test('opens the drawer on More, and takes the bar out of the tab order until it closes', async ({
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

test('opens the ID card full screen, with both sides, two taps from a claim', async ({ page }) => {
  await openScreen(page, 'maria', `/medical/claim-details/${claimCases.denied}`, /Medical/);
  await bar(page).getByRole('link', { name: 'Card' }).tap();
  await page.getByRole('button', { name: 'Show full screen' }).tap();
  const card = page.getByRole('dialog', { name: /^Maria.*’s ID card$/ });
  await expect(card.getByText('A1042887701').first()).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('link', { name: '(800) 555-0117' })).toBeVisible();
  const box = await card.boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThanOrEqual(844);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show full screen' })).toBeFocused();
});

test('shows a member without rights only Home and More', async ({ page }) => {
  await openDashboard(page, 'norah');
  await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'More']);
});

test('hides neither the end of a page nor the focused element behind the bar', async ({ page }) => {
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

test('has no bar on wider screens and on paper', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('collapses the parts of a claim, opens them by tap and keyboard, and shows all on paper and wider screens', async ({
  page,
}) => {
  await openScreen(page, 'maria', `/medical/claim-details/${claimCases.partlyPaid}`, /Medical/);
  const services = page.getByRole('region', { name: 'Services and amounts' });
  const toggle = services.getByRole('button', { name: 'Services and amounts' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(services.getByText('Total', { exact: true })).toBeHidden();
  await toggle.tap();
  await expect(services.getByText('Total', { exact: true })).toBeVisible();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(services.getByText('Total', { exact: true })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(services.getByText('Total', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // The typed text remains when the phone is rotated.
  const ask = page.getByRole('region', { name: 'Ask about this claim' });
  await ask.getByRole('button', { name: 'Ask about this claim' }).tap();
  await ask.getByRole('button', { name: 'Ask a question' }).tap();
  await ask.getByRole('textbox').first().fill('Why was this not paid?');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(services.getByText('Total', { exact: true })).toBeVisible();
  await expect(toggle).toHaveCount(0);
  await expect(ask.getByRole('textbox').first()).toHaveValue('Why was this not paid?');
});

test('shows a found provider in at most a third of the screen', async ({ page }) => {
  await openScreen(
    page,
    'maria',
    '/medical/find-care?specialty=Family%20medicine&zip=72201',
    /Medical/,
  );
  const locator = page.getByRole('region', { name: 'Providers' }).getByRole('article');
  await expect(locator).toHaveCount(10);
  const heights = await locator.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );
  expect(heights.toSorted((a, b) => a - b)[5]).toBeLessThanOrEqual(844 / 3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(844 * 0.45);
});
