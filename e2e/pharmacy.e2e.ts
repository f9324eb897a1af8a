import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

/** The pharmacy center: the cost of a drug, by mouse, by keys and on paper; fills; savings. */
const widths = [390, 1280];

/** Returns the number of pixels by which the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectWell(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const results = (page: Page) => page.getByRole('region', { name: 'Drugs on your list' });
const prescriptions = (page: Page) => page.getByRole('region', { name: 'Your prescriptions' });

async function openPharmacy(page: Page, rest = ''): Promise<void> {
  await openScreen(page, 'maria', `/medical/pharmacy${rest}`, /Medical/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pharmacy' })).toBeVisible();
}

test('searches, shows and compares drug costs, from the first screenful of a phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPharmacy(page);
  await expect(page.getByLabel('Drug name')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(prescriptions(page).getByRole('row', { name: /Metformin/ })).toBeVisible();
  await expectWell(page);

  // Her own prescription, without typing.
  await page.getByRole('link', { name: 'Metformin 500 mg tablet', exact: true }).click();
  await expect(results(page).getByText('Showing 1 of 1 drug')).toBeVisible();
  await expect(results(page).getByRole('heading', { name: 'Drugs on your list' })).toBeFocused();
  await expect(results(page).getByRole('article')).toContainText('$10 copay');
  await expect(results(page).getByRole('article')).toContainText('Tier 1 preferred generic');

  await page.getByLabel('Drug name').fill('fluticasone');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const drug = results(page).getByRole('article');
  await expect(drug).toContainText('$75 copay');
  // The only drug found shows its options at once.
  // In tiers 1 and 2, both of them lower than 3.
  await expect(drug).toContainText('Beclomethasone inhaler');
  await expect(drug).toContainText('$10 copay');
  await expectWell(page);

  await page.goto('/medical/pharmacy?drug=beclomethasone');
  await expect(drug).toContainText('This drug is in more than one tier.');
  await expect(drug).toContainText('$40 copay');
  await expectWell(page);
});

test('filters, pages and prints the drug list by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await openPharmacy(page);
  await tabTo(page, /^See the whole drug list$/);
  await page.keyboard.press('Enter');
  await expect(results(page).getByText(/^Showing 1–10 of 1,\d{3} drugs$/)).toBeVisible();
  await page.getByLabel('Tier', { exact: true }).focus();
  await page.keyboard.type('Tier 4');
  await expect(page).toHaveURL(/tier=Tier/);
  await expect(results(page).getByText(/^Showing 1–10 of \d{3} drugs$/)).toBeVisible();
  await expect(results(page).getByRole('article').first()).toContainText('Prior authorization');
  await page.getByLabel('Pages of drugs').getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(results(page).getByText(/^Showing 11–20 of/)).toBeFocused();

  await page.goto('/medical/pharmacy?drug=lisinopril');
  await expect(results(page).getByText(/^Showing 1–/)).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  for (const text of ['Lisinopril 10 mg tablet', '$10 copay', 'A1042887701', 'Orchard Pharmacy']) {
    expect(paper).toContain(text);
  }
  expect(paper).not.toContain('See the whole drug list');
});

test('shows filled prescriptions and payments, savings and support', async ({ page }) => {
  await openPharmacy(page);
  const row = prescriptions(page)
    .getByRole('row', { name: /Metformin 500 mg tablet/ })
    .first();
  await expect(row).toContainText('Orchard Pharmacy');
  await expect(row).toContainText('$10.00');
  await expect(row).toContainText('30');
  const support = page.getByRole('region', { name: 'Questions about your drugs?' });
  await expect(support).toContainText('Monday to Friday, 7 a.m. to 8 p.m. Central');
  await expect(support.getByRole('link', { name: '(800) 555-0136' })).toHaveAttribute(
    'href',
    'tel:+18005550136',
  );
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Find savings/ }).click();
  await expect((await opening).getByRole('main')).toContainText('POST /sso/rx-savings');
});

test.describe('without one of its services', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('shows the rest of the pharmacy center, and loads the part on Retry', async ({ page }) => {
    await openDashboard(page, 'maria', /Medical/);
    await page.route('**/members/*/prescriptions*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.route('**/health-records/Basic*', (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/medical/pharmacy?drug=metformin');
    for (const part of [prescriptions(page), results(page)]) {
      await expect(part.getByRole('button', { name: 'Retry' })).toBeVisible();
    }
    await expect(page.getByRole('region', { name: 'What you pay by tier' })).toContainText('$10');
    await expectAccessible(page);
    await page.unrouteAll();
    for (const part of [prescriptions(page), results(page)]) {
      await part.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(results(page).getByRole('article').first()).toContainText('Metformin');
    await expect(prescriptions(page)).toContainText('Orchard Pharmacy');
  });
});
