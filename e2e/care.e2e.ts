import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

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

test('finds a doctor nearby, shows the map and selects the doctor', async ({ page }) => {
  test.setTimeout(120_000);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await openScreen(page, 'maria', '/medical/find-care');
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
  await expect(page.getByText('Call before your visit')).toBeVisible();
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
  await expect(page.locator(':focus')).toContainText(/^Saved\. Ingrid Brandt, MD will be/);
  await expect(page.getByRole('region', { name: 'Sofia' })).toContainText('Ingrid Brandt, MD');
  await expectWell(page);
  expect(elsewhere).toEqual([]);
});

test('searches with a wrong and a right ZIP code and opens details by keyboard alone', async ({
  page,
}) => {
  await openScreen(page, 'maria', '/medical/find-care');
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

test('warns before links to other sites, and opens them in a tab without an opener', async ({
  page,
}) => {
  await openScreen(page, 'maria', '/medical/find-care');
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

test('estimates, explains, compares and prints costs', async ({ page }) => {
  test.setTimeout(120_000);
  await openScreen(page, 'dev', '/medical/cost-estimates');
  await expect(page.getByRole('heading', { level: 1, name: 'Cost Estimates' })).toBeVisible();
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
  expect(paper).not.toContain('Change');
  expect(paper).not.toContain('Remove');
});

test('shows an estimate by billing code with all elements that the law requires, then saves and deletes it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openScreen(page, 'maria', '/medical/cost-estimates', /Medical/);
  const locator = page.getByLabel('Test or procedure');
  const choices = page.getByRole('region', { name: 'Choose what you need' }).first();
  const search = async (text: string) => {
    await locator.fill(text);
    await page.getByLabel('ZIP code').fill('72201');
    await page.getByRole('button', { name: 'Search' }).click();
  };
  await search('SB999');
  await expect(choices).toContainText('We don’t have a price for billing code SB999.');
  // The only match opens; “Change” brings the search back.
  const list = page.getByRole('region', { name: 'Estimates' });
  await search('MRI of the knee');
  await expect(list.getByRole('article').first()).toContainText('You may pay');
  await page.getByRole('main').getByRole('link', { name: 'Change' }).click();
  await expect(choices.getByRole('link', { name: /^Knee MRI/ })).toBeVisible();
  await expect(locator).toHaveValue('MRI of the knee');
  await search('sb101');
  await expect(list).toContainText('Billing code SB101');

  const riverside = list.getByRole('article', { name: 'Riverside Hospital' });
  await expect(riverside).toContainText('In-network rate your plan negotiated: $920.00');
  await riverside.getByRole('button', { name: /^How we got this/ }).click();
  await expect(riverside).toContainText('A radiologist’s report: $184.00');
  await expect(riverside).toContainText('May be billed separately:');
  await expect(
    page.getByRole('region', { name: 'Your plan must approve this first' }),
  ).toContainText('Without it, your plan may not pay.');
  const outside = page.getByRole('region', { name: 'If you go out of network' });
  await expect(outside).toContainText('Out-of-network allowed amount: $388.00');
  await expect(outside).toContainText('may bill you for everything above the allowed amount');
  await expect(page.getByRole('region', { name: 'What you’ve used this year' })).toContainText(
    'Family out-of-pocket maximum',
  );
  await expectWell(page);

  await riverside.getByRole('button', { name: 'Save estimate: Riverside Hospital' }).click();
  await expect(riverside.locator(':focus')).toContainText(
    'Saved. When a claim comes, you can compare.',
  );
  const saved = page.getByRole('region', { name: 'Saved estimates' });
  await expect(saved).toContainText('Knee MRI without contrast at Riverside Hospital');
  await expect(saved).toContainText('No claim for this care yet.');
  await page.reload();
  await expect(saved).toContainText('Knee MRI without contrast at Riverside Hospital');
  await saved.getByRole('button', { name: /^Delete saved estimate/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this saved estimate?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete estimate' }).click();
  await expect(saved.locator(':focus')).toContainText('Deleted.');
  await page.reload();
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(saved).toHaveCount(0);

  await page.goto(
    '/medical/cost-estimates?q=MRI&zip=72201&procedure=proc-knee-mri&provider=riverside',
  );
  await expect(list.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all places' }).click();
  await expect(list.getByRole('article')).not.toHaveCount(1);
});

test('prints an estimate for up to 20 places, each with all elements', async ({ page }) => {
  test.setTimeout(180_000);
  await openScreen(
    page,
    'maria',
    '/medical/cost-estimates?q=visit&zip=72201&radius=100&procedure=proc-primary-visit',
    /Medical/,
  );
  const places = page.getByRole('region', { name: 'Estimates' }).getByRole('article');
  await expect(places.first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const choose = page.getByRole('button', { name: 'Print or save as PDF' });
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'What do you want to print?' });
  // All of them, and each of the 20 nearest.
  await expect(dialog.getByRole('checkbox')).toHaveCount(21);
  await expectAccessible(page);
  const labels = await dialog.getByRole('checkbox').all();
  const names = await Promise.all(
    labels
      .slice(1)
      .map((label) => label.evaluate((box) => box.closest('label')?.textContent ?? '')),
  );
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  for (const name of names) expect(paper).toContain(name.split(', ')[0] ?? '');
  expect(paper).toMatch(/Requested on \w{3} \d+, \d{4}\./);
  expect(paper).toMatch(/Service: Primary care office visit, billing code SB402\./);
  expect(paper).toMatch(/For Maria, Arbor Choice PPO 1500\./);
  expect(paper).toMatch(/This copy has 20 of \d+ places\./);
  expect(paper.split('Plan would pay').length - 1).toBeGreaterThan(15);
  for (const text of [
    'You may pay about',
    'Your deductible',
    'In-network rate your plan negotiated',
    'Out-of-network allowed amount',
    'Your plan doesn’t list any approval or referral you need first.',
    'This is called balance billing',
    'This is an estimate, not a guarantee of payment.',
  ]) {
    expect(paper).toContain(text);
  }

  await choose.click();
  await dialog.getByRole('checkbox', { name: 'All of them' }).uncheck();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one place.');
  await dialog.getByRole('checkbox').nth(2).check();
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  const copy = (await printed(page)).join(' ');
  expect(copy).toMatch(/This copy has 1 of \d+\s+places\./);
});

test('shows an error when an estimate fails to save or delete, and keeps it', async ({ page }) => {
  await openScreen(
    page,
    'maria',
    '/medical/cost-estimates?q=knee&zip=72201&procedure=proc-back-mri',
    /Medical/,
  );
  const save = page.getByRole('button', { name: /^Save estimate/ }).first();
  await page.route(/kept-estimates/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, body: '{}' }),
  );
  await save.click();
  await expect(page.getByText('We couldn’t save this estimate.')).toBeVisible();
  await page.unroute(/kept-estimates/);
  await save.click();
  const saved = page.getByRole('region', { name: 'Saved estimates' });
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await page.route(/kept-estimates\//, (route) => route.fulfill({ status: 500, body: '{}' }));
  await saved.getByRole('button', { name: /^Delete saved estimate/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this saved estimate?' });
  await dialog.getByRole('button', { name: 'Delete estimate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It’s still saved.');
  await page.unroute(/kept-estimates\//);
  await dialog.getByRole('button', { name: 'Delete estimate' }).click();
  await expect(saved.getByText('Deleted.')).toBeVisible();
});

test('estimates a cost and explains it by keyboard alone', async ({ page }) => {
  await openScreen(page, 'dev', '/medical/cost-estimates');
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

test('finds and selects a primary care provider by keyboard alone', async ({ page }) => {
  await openScreen(page, 'maria', '/medical/primary-care-provider', /Medical/);
  await tabTo(page, /^Change provider for Maria/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Choose as primary care provider: /);
  await page.keyboard.press('Enter');
  await tabTo(page, /I’m choosing for the first time/);
  await page.keyboard.type('I’m choosing');
  await tabTo(page, /^Save choice$/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText(/^Saved\. .* will be/);
});

test('says on each screen what fails to load, and keeps the rest', async ({ page }) => {
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
    ['/medical/primary-care-provider', 'How a primary care provider helps'],
    ['/medical/cost-estimates?q=knee&zip=72201&procedure=proc-knee-mri', 'knee · 72201'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expect(page.getByText(stays)).toBeVisible();
    await expectAccessible(page);
  }
});
test.use({ expectedErrors: ['Failed to load resource'] });
