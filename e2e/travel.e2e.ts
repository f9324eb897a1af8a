import type { Page } from '@playwright/test';
import { printed } from './support/pdf.ts';
import {
  expect,
  expectAccessibleAtWidths,
  inWholeBrowser,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';

test.use({ expectedErrors: ['Failed to load resource'] });

async function openTravel(page: Page): Promise<void> {
  await openScreen(page, 'maria', '/medical/traveling-abroad', /Medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traveling Abroad');
}

const forms = (page: Page) => page.getByRole('region', { name: 'Forms you may need' });

test('shows phone links in the first screenful, accessibly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTravel(page);
  for (const number of ['+15015550143', '+18005550142']) {
    await expect(page.locator(`main a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
  }
  await expect(forms(page).getByRole('button')).toHaveCount(2);
  await expectAccessibleAtWidths(page);
});

test('prints a card in ID card size and instructions on one sheet', async ({ page }) => {
  await openTravel(page);
  await expect(forms(page).getByRole('button')).toHaveCount(2);
  await expect(page.getByText('Maria Delgado', { exact: true })).toBeVisible();
  const sheets = await printed(page);
  const paper = sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const text of [
    'Maria Delgado',
    'A1042887701',
    '+1 (501) 555-0143',
    'When you need care',
    'within 1 year',
  ]) {
    expect(paper).toContain(text);
  }
  for (const control of ['Print travel card', 'International claim form (PDF)', 'Sign Out']) {
    expect(paper).not.toContain(control);
  }
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('region', { name: 'Travel card' }).locator('dl').locator('..');
  const box = await card.boundingBox();
  const millimeter = 96 / 25.4;
  expect((box?.width ?? 0) / millimeter).toBeCloseTo(85.6, 0);
  expect((box?.height ?? 0) / millimeter).toBeCloseTo(54, 0);
});

test('opens a form as a PDF by keyboard alone', inWholeBrowser, async ({ page }) => {
  await openTravel(page);
  const form = forms(page).getByRole('button', { name: 'International claim form (PDF)' });
  await expect(form).toBeVisible();
  await page.getByRole('button', { name: 'Print travel card' }).focus();
  await page.keyboard.press('Tab');
  await expect(form).toBeFocused();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect.poll(() => popup.url()).toMatch(/^blob:/);
});

test('keeps the page when its forms fail, and says where they are', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.route('**/api/v1/forms*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/medical/traveling-abroad');
  await expect(forms(page).getByText('This part isn’t available right now.')).toBeVisible();
  await expect(page.getByRole('link', { name: '+1 (501) 555-0143' })).toBeVisible();
  await page.unrouteAll();
  // An insurer that has other forms.
  await page.route('**/api/v1/forms*', (route) => route.fulfill({ json: { items: [] } }));
  await forms(page).getByRole('button', { name: 'Retry' }).click();
  await expect(forms(page).getByRole('link', { name: 'Documents' })).toBeVisible();
});
