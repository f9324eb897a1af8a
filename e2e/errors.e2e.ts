import type { Page } from '@playwright/test';
import { answerConfig } from './support/config-file.ts';
import { expect, expectAccessible, expectAccessibleAtWidths, test } from './support/test.ts';

test.use({ expectedErrors: ['Failed to load resource', 'Failed to fetch'] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Error' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close', exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const generic =
  'An error occurred, please refresh and try again. If the issue continues, contact us.';

/** Opens a form whose sending fails, which the global error dialog says. */
async function openFailingForm(page: Page): Promise<void> {
  await page.route(/public\/contact-requests$/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.goto('/contact');
  await page.getByLabel('Company').selectOption('BridgeWell');
  await page.getByLabel('Type of plan').selectOption('Dental');
  await page.getByLabel('Phone number').fill('(501) 555-0142');
  await page.getByLabel('What is it about?').selectOption('Signing in or registering');
  await page.getByLabel('How can we help?').fill('Where is my member ID?');
}

test('shows an accessible error dialog of at most 360 px, with the code first, until it is closed', async ({
  page,
}) => {
  await openFailingForm(page);
  await send(page).press('Enter');
  await expect(dialog(page).locator('p').first()).toHaveText('Error code: BP-NFA-100');
  await expect(dialog(page).locator('p').nth(1)).toHaveText(generic);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await dialog(page).boundingBox())?.width).toBe(Math.min(360, width - 32));
  }
  await expectAccessibleAtWidths(page);

  // By keyboard the focus is on Close, stays inside, and goes back to where it was.
  await expect(close(page)).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(send(page)).toBeFocused();

  // It stays wherever the focus goes, as with a navigation that ends just now, and whatever else is clicked.
  await page.keyboard.press('Enter');
  await expect(close(page)).toBeFocused();
  await page.locator('h1').evaluate((heading) => heading.focus());
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('shows the error in the browser’s dialog when the dialog’s code fails to load', async ({
  page,
}) => {
  await openFailingForm(page);
  // Only this file is missing. Any other missing file would offer a reload.
  await page.route(/\/assets\/error-dialog-.*\.js$/, (route) => route.abort());
  await send(page).click();
  await expect(dialog(page)).toContainText('Error code: BP-NFA-100');
  await expect(dialog(page)).toContainText(generic);
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('How can we help?')).toHaveValue('Where is my member ID?');
});

test('shows the loading overlay on the way to the identity provider', async ({ page }) => {
  await page.goto('/contact');
  // The provider's address is unknown until the overlay has been checked.
  let answer = () => {};
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answerConfig(page, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/initiate-login', { waitUntil: 'commit' });
  const overlay = page.getByRole('status').filter({ hasText: 'account' });
  await expect(overlay).toHaveText('Taking you to your account…');
  await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(overlay.locator('span')).toHaveCSS('width', '48px');
  await expect(overlay.locator('span')).toHaveCSS('height', '48px');
  await expect(overlay.locator('span')).toHaveCSS('border-top-color', 'rgb(36, 117, 183)');
  answer();
  await expect(page.getByRole('heading', { name: 'Demo members' })).toBeVisible();
});
