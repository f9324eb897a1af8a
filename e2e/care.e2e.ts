import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, test } from './support/test.ts';

/** Finding care, choosing a primary care provider, and estimating costs: by mouse, by keys, and on paper. */
const widths = [390, 1280];

/** Returns the number of pixels by which the page scrolls sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectWell(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a doctor nearby is found, looked at on the map and chosen', async ({ page }) => {
  test.setTimeout(120_000);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await openDashboard(page, 'maria');
  await page.goto('/medical/find-care');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Care & Costs' })).toBeVisible();
  await expectWell(page);

  await page.getByLabel('Type of care').selectOption('Family medicine');
  await page.getByLabel('ZIP code').fill('72201');
  await page.getByRole('button', { name: 'Search' }).click();
  const results = page.getByRole('region', { name: 'Providers' });
  await expect(results.getByText(/^Showing 1–10 of/)).toBeVisible();
  await expect(results.getByRole('heading', { name: 'Providers' })).toBeFocused();
  const first = results.getByRole('article').first();
  await expect(first).toContainText(/\d\.\d miles away/);
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('img', { name: /^Map of the state/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Network', { exact: true })).toHaveValue('own');
  await page.getByLabel('Accepting new patients').check();
  await expect(page).toHaveURL(/accepting=true/);
  await expect(first.getByText('Accepting new patients')).toBeVisible();
  await expectWell(page);

  await results.getByRole('link', { name: 'View details of Ingrid Brandt, MD' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Brandt, MD' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Call to confirm')).toBeVisible();
  await expect(page.getByText('1200 Orchard Avenue')).toBeVisible();
  await expectWell(page);
  await page.goBack();
  await expect(results.getByText(/^Showing 1–/)).toBeVisible();
  // Paper has the page of the list that is shown, a line for each, and says so.
  const [, total = ''] =
    / of (\d+) providers/.exec(await results.getByText(/^Showing 1–/).innerText()) ?? [];
  const sheets = await printed(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  const paper = sheets.join(' ');
  expect(paper).toContain(`${total} providers`);
  expect(paper).toMatch(/1200 Orchard Avenue.* Yes/);
  expect(paper).toContain('Family medicine, near 72201');
  await expect(page.getByLabel('Accepting new patients')).toBeChecked();

  await results.getByRole('link', { name: 'Choose for someone else: Ingrid Brandt, MD' }).click();
  await expect(page.getByRole('heading', { name: 'Choose this provider' })).toBeVisible();
  await page.getByLabel('For', { exact: true }).selectOption('Sofia');
  await page.getByLabel('Reason').selectOption('I’m choosing for the first time');
  await expectWell(page);
  await page.getByRole('button', { name: 'Save choice' }).click();
  const news = page.getByText(/^Saved\. Ingrid Brandt, MD will be/);
  await expect(news).toBeFocused();
  await expect(page.getByRole('region', { name: 'Sofia' })).toContainText('Ingrid Brandt, MD');
  await expectWell(page);
  expect(elsewhere).toEqual([]);
});

test('by the keyboard alone: a wrong ZIP code, a right one, details', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.goto('/medical/find-care');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /^ZIP code or town$/);
  await page.keyboard.type('10001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^We don’t know this ZIP code/ })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, /^We don’t know this ZIP code/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('ZIP code')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('71901');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 1–/)).toBeVisible();
  await tabTo(page, /^View details of/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Locations' })).toBeVisible();
  await tabTo(page, /^Back to the search$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 1–/)).toBeVisible();
});

test('what leads elsewhere says so first, and opens a tab that knows nothing of this one', async ({
  page,
}) => {
  await openDashboard(page, 'maria');
  await page.goto('/medical/find-care');
  await page.getByRole('button', { name: /^See a doctor by video/ }).click();
  const dialog = page.getByRole('dialog', { name: 'You are leaving this site' });
  const link = dialog.getByRole('link', { name: /^Go to See a doctor by video/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^See a doctor by video/ })).toBeFocused();
});

test('costs are estimated, explained, compared and printed', async ({ page }) => {
  test.setTimeout(120_000);
  await openDashboard(page, 'dev');
  await page.goto('/medical/cost-estimates');
  await expect(page.getByRole('heading', { level: 1, name: 'Cost estimates' })).toBeVisible();
  await page.getByLabel('Test or procedure').fill('knee');
  await page.getByLabel('ZIP code').fill('72201');
  await page.getByRole('button', { name: 'Search' }).click();
  await expectWell(page);
  await page.getByRole('link', { name: 'Knee MRI without contrast' }).click();
  const list = page.getByRole('region', { name: 'Estimates' });
  const places = list.getByRole('article');
  await expect(places.first()).toContainText('You may');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await places
    .first()
    .getByRole('button', { name: /^How we got/ })
    .click();
  await expect(
    places.first().getByRole('list', { name: 'How the price may be split' }),
  ).toContainText('Plan would pay');
  for (const at of [0, 1]) await places.nth(at).getByLabel('Compare').check();
  const comparison = page.getByRole('region', { name: 'Compare' });
  await expect(comparison.getByRole('columnheader')).toHaveCount(3);
  await expectWell(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  const names = await places.getByRole('heading').allTextContents();
  const paper = (await printed(page)).join(' ');
  expect(paper).toContain('Estimates for Knee MRI without contrast');
  for (const name of names) expect(paper).toContain(name);
  expect(paper).toContain('This is an estimate, not a guarantee of payment.');
  expect(paper).not.toContain('Choose something else');
  expect(paper).not.toContain('Remove');
});

test('by the keyboard alone: a cost is estimated, and how it comes about', async ({ page }) => {
  await openDashboard(page, 'dev');
  await page.goto('/medical/cost-estimates');
  await tabTo(page, /^Test or procedure$/);
  await page.keyboard.type('knee');
  await tabTo(page, /^ZIP code$/);
  await page.keyboard.type('72201');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Knee MRI without contrast$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^How we got/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'How the price may be split' })).toBeVisible();
});

test('by the keyboard alone: a primary care provider is looked for and chosen', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/primary-care-provider');
  await tabTo(page, /^Change provider for Maria/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Choose as primary care provider: /);
  await page.keyboard.press('Enter');
  await tabTo(page, /I’m choosing for the first time/);
  await page.keyboard.type('I’m choosing');
  await tabTo(page, /^Save choice$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved\. .* will be/)).toBeFocused();
});

test('each screen says what it has not, and the rest of it stays', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.route(/\/api\/.*PractitionerRole/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.route(/\/api\/.*primary-care-provider/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await page.route(/\/api\/.*cost-estimates/, (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  for (const [address, stays] of [
    ['/medical/find-care?specialty=Cardiology', 'More ways to find care and costs'],
    ['/medical/primary-care-provider', 'Why choose one?'],
    ['/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri', 'Choose something else'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expect(page.getByText(stays)).toBeVisible();
    await expectAccessible(page);
  }
});
test.use({ expectedErrors: ['Failed to load resource'] });
