import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, openScreen, test } from './support/test.ts';

/** The personal health record: by mouse, by keys, on paper, as a file, and with a list missing. */
test.use({ expectedErrors: ['Failed to load resource'] });

const region = (page: Page, name: string) => page.getByRole('region', { name });

async function openRecord(page: Page, user: 'maria' | 'big' | 'sam' = 'maria'): Promise<void> {
  await openScreen(page, user, '/medical/health-records', /Medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Health Record');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Still loading')).toHaveCount(0);
}

async function expectWell(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('shows current entries first, then the timeline, also for a child but not for an adult', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecord(page);
  await expect(region(page, 'Allergies').getByText('Penicillin')).toBeInViewport();
  await expect(region(page, 'Medications').getByText('Metformin 500 mg tablet')).toBeInViewport();
  await expect(region(page, 'Conditions').getByText('Type 2 diabetes')).toBeInViewport();
  const results = region(page, 'Latest results');
  await expect(results.getByText('Hemoglobin A1c')).toBeInViewport();
  await expect(results.getByText(/^\d{3}\/\d{2} mmHg/)).toBeVisible();
  // Drawing costs a slow phone seconds: its code is loaded only when the member scrolls there.
  await expect(region(page, 'Timeline').getByRole('listitem').first()).toBeVisible();
  expect(requests.filter((url) => url.includes('trend-chart'))).toEqual([]);
  await region(page, 'Results over time').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Hemoglobin A1c \(%\): 5 results/ })).toBeVisible();
  await expect(page.getByRole('cell', { name: '8.3 %' })).toBeVisible();
  await expectWell(page);

  await page.getByLabel('Search this record').fill('a1c');
  const timeline = region(page, 'Timeline');
  await expect(timeline.getByText('Showing 1–5 of 5 entries')).toBeVisible();
  await expect(timeline.getByText('6.8 % High Normal range: 4–5.6 %')).toBeVisible();
  await page.getByLabel('Result', { exact: true }).selectOption('Blood pressure: Diastolic');
  await expect(page.getByRole('img', { name: /^Blood pressure: Diastolic/ })).toBeVisible();

  await page.getByLabel('Whose record').selectOption('Sofia');
  await expect(region(page, 'Allergies').getByText('Peanuts')).toBeVisible();
  await expect(page.getByText('Penicillin')).toHaveCount(0);
  await expectWell(page);
  await expect(page.getByLabel('Whose record').locator('option')).toHaveText([
    ...['Maria (you)', 'Mateo', 'Sofia'],
  ]);
  await expect(page.getByText('You can’t see health records for Elena.')).toBeVisible();
  expect(requests.filter((url) => url.includes('A1042887702'))).toEqual([]);
});

test('links a visit to its matching claim', async ({ page }) => {
  await openRecord(page);
  const timeline = region(page, 'Timeline');
  await page.getByLabel('Search this record').fill('magnetic');
  await timeline.getByRole('link', { name: /claim: Magnetic resonance imaging, / }).click();
  await expect(page).toHaveURL(/\/claim-details\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Riverside Hospital');
});

test('searches with and without results by keyboard alone', async ({ page }) => {
  await openRecord(page);
  await tabTo(page, /^Search this record$/);
  await page.keyboard.type('x-ray');
  await expect(region(page, 'Timeline').getByText('X-ray of the knee')).toBeVisible();
  await expect(region(page, 'Timeline').getByText('Metformin')).toHaveCount(0);
  await tabTo(page, /^Everything/);
  await page.keyboard.press('A');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await tabTo(page, /^Show everything$/);
  await page.keyboard.press('Enter');
  await expect(region(page, 'Timeline').getByText('Metformin').first()).toBeVisible();
});

const zFile = z.object({
  resourceType: z.literal('Bundle'),
  type: z.literal('collection'),
  entry: z.array(z.object({ resource: z.looseObject({ resourceType: z.string() }) })),
});

test('saves the user’s record as a complete file, and prints it densely', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/health-records\/(Allergy|Condition|Immun|Medication|Observ|Procedure)/.test(pathname)) {
      return;
    }
    void response.json().then((body: unknown) => {
      const bundle = z
        .object({ entry: z.optional(z.array(z.object({ resource: z.unknown() }))) })
        .parse(body);
      sent.push(...(bundle.entry ?? []).map(({ resource }) => resource));
    });
  });
  await openRecord(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my record' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^health-record-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const [patient, ...rest] = zFile.parse(JSON.parse(text)).entry.map(({ resource }) => resource);
  expect(patient?.resourceType).toBe('Patient');
  const sorted = (all: readonly unknown[]) =>
    all.map((resource) => JSON.stringify(resource)).toSorted();
  expect(sorted(rest)).toEqual(sorted(sent));
  expect(rest.length).toBeGreaterThan(15);
  expect(text).not.toMatch(/A10428877(02|03|04)/);

  const shown = await region(page, 'Timeline')
    .getByText(/^Showing/)
    .innerText();
  const total = Number(/of (\d+) entries/.exec(shown)?.[1]);
  const sheets = await printed(page);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain('Maria');
    expect(sheet).toContain('Arbor Choice PPO 1500');
    expect(sheet).toContain(`${index + 1} / ${sheets.length}`);
  }
  const paper = sheets.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of ['Penicillin', 'Sprain of the knee', 'Screening colonoscopy', 'Born']) {
    expect(paper).toContain(words);
  }
  for (const words of ['Download my record', 'Search this record', 'Results over time']) {
    expect(paper).not.toContain(words);
  }
  expect(sheets.length).toBeLessThanOrEqual(1 + Math.ceil(total / 25));
});

test('shows the other lists when one fails', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.route('**/health-records/Condition*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/medical/health-records');
  await expect(region(page, 'Conditions').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('Your conditions aren’t available right now.')).toBeVisible();
  await expect(region(page, 'Allergies').getByText('Penicillin')).toBeVisible();
  await expect(page.getByText('The file will be missing some of this: conditions.')).toBeVisible();
  await expectWell(page);
  await page.unrouteAll();
  await region(page, 'Conditions').getByRole('button', { name: 'Retry' }).click();
  await expect(region(page, 'Conditions').getByText('Type 2 diabetes')).toBeVisible();
  await expect(page.getByText('aren’t available right now')).toHaveCount(0);
});

test('says when the record is empty', async ({ page }) => {
  await openRecord(page, 'sam');
  await expect(region(page, 'Timeline')).toContainText('Nothing here yet.');
  await expectAccessible(page);
});
