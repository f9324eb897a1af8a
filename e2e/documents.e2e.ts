import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagesOfPdf, printed } from './support/pdf.ts';
import {
  expect,
  expectAccessibleAtWidths,
  inWholeBrowser,
  openScreen,
  test,
} from './support/test.ts';

async function openDocuments(page: Page, search = ''): Promise<void> {
  await openScreen(page, 'maria', `/medical/documents${search}`, /Medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await expect(list(page).getByText(/^Showing 1–\d+ of \d+ documents$/)).toBeVisible();
}

const list = (page: Page) => page.getByRole('region', { name: 'Your documents' });
const forms = (page: Page) => page.getByRole('region', { name: 'Forms', exact: true });

test('shows the newest document in the first screenful, accessibly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(
    page,
    'maria',
    '/medical/documents?form=form-medical-claim&version=2020-01&action=open',
    /Medical/,
  );
  await expect(page.getByText('This version of the form is out of date.')).toBeVisible();
  await expect(forms(page).getByRole('button', { name: /^Open/ }).first()).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.goto('/medical/documents');
  await expect(list(page).getByRole('listitem').first()).toBeInViewport();
});

test('finds a letter, opens its authorization and pages the list by keyboard alone', async ({
  page,
}) => {
  await openDocuments(page);
  await list(page).getByLabel('Search by title, provider or claim number').focus();
  await page.keyboard.type('decision authorization AU88770003');
  await expect(list(page).getByText('Showing 1 of 1 document')).toBeVisible();
  const letter = 'Maria: Cosmetic laser treatment · Decision on authorization AU88770003';
  // The search text is not in the address.
  expect(page.url()).not.toContain('decision');
  await list(page)
    .getByRole('link', { name: `View authorization: ${letter}` })
    .press('Enter');
  await expect(page).toHaveURL(/\/authorizations\/auth-AU88770003$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Documents');
  await page.goBack();
  await list(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(list(page).getByText(/^Showing 11–20 of/)).toBeFocused();
});

test('names the provider and the claim of an explanation of benefits, and finds it by both', async ({
  page,
}) => {
  await openDocuments(page, '?type=eob');
  const first = list(page).getByRole('listitem').first();
  const open = first.getByRole('button', {
    name: /^Open Maria: .+, care on \w+ \d+, \d{4}, claim C\d+ · Explanation of benefits \(PDF\)$/,
  });
  await expect(open).toBeVisible();
  await expect(open).toHaveText(/, care on \w+ \d+, \d{4}$/);
  const [, provider = '', number = ''] =
    /^Open Maria: (.+), care on .+, claim (C\d+)/.exec(
      (await open.getAttribute('aria-label')) ?? '',
    ) ?? [];
  await list(page).getByRole('searchbox').fill(`${provider} ${number}`);
  await expect(list(page).getByText('Showing 1 of 1 document')).toBeVisible();
  expect(page.url()).not.toContain(number);
  await list(page)
    .getByRole('link', { name: new RegExp(`claim.*${number}`) })
    .click();
  await expect(page.getByRole('main')).toContainText(number);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(provider);
});

test('saves a document and a form as PDFs', async ({ page }) => {
  await openDocuments(page, '?type=letter');
  const letter = 'Maria: Cosmetic laser treatment · Decision on authorization AU88770003';
  await list(page).getByLabel('Search by title, provider or claim number').fill('AU88770003');
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    const pages = await pagesOfPdf(await readFile(await download.path()));
    return { name: download.suggestedFilename(), text: pages.join(' ') };
  };
  const document = await saved(`Download ${letter} (PDF)`);
  expect(document.name).toBe('Maria-Decision-on-authorization-AU88770003.pdf');
  expect(document.text).toContain('Denied: Not a Covered Benefit');
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  const form = await saved('Download Medical claim form (PDF)');
  expect(form.text).toContain('Amount you paid');
  // The document is not stored.
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const canary of ['AU88770003', 'Medical claim form', '%PDF'])
    expect(storage).not.toContain(canary);
});

test('prints every matching document, without buttons', async ({ page }) => {
  await openDocuments(page, '?type=eob');
  await expect(
    list(page)
      .getByRole('button', {
        name: /^Open .+, care on \w+ \d+, \d{4}, claim C\d+ · Explanation of benefits/,
      })
      .first(),
  ).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('A1042887701');
  expect(
    paper.match(/, care on \w+ \d+, \d{4}, claim C\d+ · Explanation of benefits/g)?.length,
  ).toBeGreaterThan(10);
  for (const control of [
    'Download',
    'Order certificate',
    'Search by title, provider or claim number',
    'Sign Out',
  ]) {
    expect(paper).not.toContain(control);
  }
});

test(
  'opens a document in a new window, and shows FRM-0001 for another member’s document',
  inWholeBrowser,
  async ({ page, expectedErrors }) => {
    expectedErrors.push('Failed to load resource');
    await openDocuments(page, '?type=eob');
    const open = list(page).getByRole('button', { name: /^Open/ }).first();
    const [popup] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await expect.poll(() => popup.url()).toMatch(/^blob:/);
    await page.route('**/api/v1/documents/*', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Forbidden', status: 403 },
      }),
    );
    await list(page).getByRole('button', { name: /^Open/ }).nth(1).click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText(
      'FRM-0001',
    );
  },
);

test('requires a person for the certificate, and shows the order’s number', async ({ page }) => {
  await openDocuments(page);
  const proof = page.getByRole('region', { name: 'Proof of coverage' });
  await proof.getByRole('button', { name: 'Order certificate' }).click();
  await expect(
    page.getByRole('link', { name: 'Choose who the certificate is for.' }),
  ).toBeVisible();
  await proof.getByLabel('Who it’s for').selectOption('Sofia');
  await proof.getByRole('button', { name: 'Order certificate' }).click();
  await expect(proof.getByRole('status')).toContainText(/in the mail.*COC-\d{8}-\d{4}/);
});
