import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pressButton } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openScreen,
  test,
} from './support/test.ts';
import { pdfFile } from '../tests/support/files.ts';

async function openAccount(page: Page): Promise<void> {
  await openScreen(page, 'maria', '/medical/health-reimbursement', /Medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Health Reimbursement Account');
  await expect(account(page).getByText('Available')).toBeVisible();
}

const account = (page: Page) => page.getByRole('region', { name: 'Your account' });
const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });
const transactions = (page: Page) => page.getByRole('region', { name: 'Transactions' });

test('shows the balance and the request button in the first screenful, accessibly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page);
  const ask = account(page).getByRole('button', { name: 'Request money back' });
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect(
    transactions(page).getByRole('row').or(transactions(page).getByRole('listitem')).first(),
  ).toBeAttached();
  await expectAccessibleAtWidths(page);
  await ask.click();
  await expect(account(page).getByLabel('Claim')).toBeVisible();
  await account(page).getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: 'Choose a claim.' })).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('asks about an outstanding reimbursement with the claim filled in', async ({ page }) => {
  await openAccount(page);
  await account(page).getByRole('link', { name: 'Ask about it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page.getByLabel('What is it about?')).toHaveValue('claims');
  await expect(page.getByLabel('Claim number')).toHaveValue(/^C\d+$/);
  await expect(page.getByLabel('How can we help?')).toHaveValue(
    /^About money that isn’t back in my reimbursement account yet:/,
  );
});

test('files a request once when its answer is lost and the page reloads, and stores only encrypted data', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  await openAccount(page);
  const before = await requests(page).getByRole('listitem').count();
  await account(page).getByRole('button', { name: 'Request money back' }).press('Enter');
  const claim = account(page).getByLabel('Claim');
  await claim.focus();
  await expect.poll(() => claim.getByRole('option').count()).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await account(page).getByLabel('Amount').fill('7.31');
  await account(page)
    .getByLabel('Add a receipt (optional)')
    .setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') },
      {
        name: 'canary-receipt.pdf',
        mimeType: 'application/pdf',
        buffer: pdfFile('canary'),
      },
    ]);
  await expect(account(page).getByText('notes.txt isn’t a PDF, JPEG or PNG file.')).toBeVisible();
  await expect(account(page).getByText('canary-receipt.pdf')).toBeVisible();
  // It arrives, and its answer does not.
  await page.route('**/health-reimbursement/reimbursements', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await account(page).getByRole('button', { name: 'Send request' }).press('Enter');
  await expect(account(page).getByText('We’re not sure your request went through')).toBeVisible();
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const canary of ['canary', pdfFile('canary').toString('base64')]) {
    expect(storage).not.toContain(canary);
  }
  // Only as a separate value, because encrypted data can contain the same three digits by chance.
  expect(storage).not.toMatch(/(?<![\w+/-])(7\.31|731)(?![\w+/-])/);
  await page.unrouteAll();
  await page.reload();
  await expect(
    account(page).getByText('You requested $7.31, but we didn’t get a response.'),
  ).toBeVisible();
  await expectAccessible(page);
  await account(page).getByRole('button', { name: 'Finish request' }).press('Enter');
  await expect(account(page).getByText('You requested $7.31.')).toBeVisible();
  await expect(requests(page).getByRole('listitem')).toHaveCount(before + 1);
  await expect(requests(page).getByText('$7.31')).toHaveCount(1);
  await account(page).getByRole('button', { name: 'Done' }).press('Enter');
  await expect(account(page).locator(':focus')).toContainText(/^Available\$\d/);
  // One action, right after the balance.
  const order = await account(page).innerText();
  expect(order).toMatch(/Available[^]*deadline[^]*Request money back[^]*Employer/);
});

test('filters, pages, saves and prints transactions', async ({ page }) => {
  await openAccount(page);
  await transactions(page).getByLabel('Type').selectOption('Money in');
  await expect(transactions(page).getByText('Showing 1 of 1 transaction')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    transactions(page)
      .getByRole('button', { name: /^Download CSV: / })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^reimbursement-account-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('Money in,Posted,1500.00');
  await transactions(page).getByRole('button', { name: 'Clear filters' }).click();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('A1042887701');
  expect(paper).toContain('Available');
  expect(paper).toContain('Employer contribution');
  for (const control of ['Request money back', 'Download CSV', 'All types', 'Sign Out']) {
    expect(paper).not.toContain(control);
  }
});

const fresh = ownSandbox();

fresh('by keyboard, money is asked back for what is on no claim', async ({ page }) => {
  await openAccount(page);
  const press = (name: string) => pressButton(page, name, { isByKeyboard: true });
  await press('Request money back');
  await account(page).getByLabel('Claim').selectOption('Something that isn’t on a claim');
  await account(page).getByLabel('Who was paid').fill('Corner Drugstore');
  const yesterday = new Date(Date.now() - 86_400_000);
  const day = yesterday.toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });
  await account(page).getByLabel('Date of expense').fill(day);
  await account(page).getByLabel('What it was for').selectOption('Over-the-counter medicine');
  await account(page).getByLabel('Amount').fill('12.50');
  await press('Send request');
  await expect(account(page).getByRole('alert')).toContainText('Add your receipt.');
  await expectAccessibleAtWidths(page);
  await account(page)
    .getByLabel('Add a receipt')
    .setInputFiles([
      {
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: pdfFile('receipt'),
      },
    ]);
  await press('Send request');
  await expect(account(page).getByText('You requested $12.50.')).toBeVisible();
  await expect(requests(page).getByText('Over-the-counter medicine')).toBeVisible();
});
