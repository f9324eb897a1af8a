import type { Page } from '@playwright/test';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import { expect, haveSession, openDashboard, test } from './support/test.ts';

/** The screens about money on paper. */
const planName = 'Arbor Choice PPO 1500';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Older claims are still loading.')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Every sheet says whose it is, of which plan, and which of how many it is. */
function expectHeads(pages: readonly string[]): void {
  for (const [index, text] of pages.entries()) {
    expect(text).toContain('Maria Delgado');
    expect(text).toContain(planName);
    expect(text).toContain(`${index + 1} / ${pages.length}`);
  }
}

test('prints the list of claims as densely as a bank statement', async ({ page }) => {
  await haveSession(page, 'maria');
  await open(page, '/medical/claims?page=2');
  const shown = await page.getByText(/^Showing/).innerText();
  const total = Number(/of (\d+) claims/.exec(shown)?.[1]);
  expect(total).toBeGreaterThan(60);
  const pages = await printed(page);
  expectHeads(pages);
  // Twelve pages for 72 of them before.
  expect(pages.length).toBeLessThanOrEqual(Math.floor(total / 18));
  const text = pages.join('\n');
  expect(text).toContain(`${total} claims`);
  expect(text).not.toContain('Showing');
  expect(text.match(/C8877\d{4,}/g)?.length).toBeGreaterThanOrEqual(total - 1);
  for (const words of [
    'Sort by',
    'Search claims',
    'How it adds up',
    'Claims per page',
    'See all',
  ]) {
    expect(text).not.toContain(words);
  }
  // The scope and the breakdown of the sum are printed, too.
  expect(text).toContain('As of today');
  expect(text).toContain('Plan discount');
  // A phone prints the same sheets.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await printed(page)).length).toBe(pages.length);
});

const others = [
  ['/medical/dashboard', 'What needs your attention', 3],
  ['/medical/spending-details', 'Spending Details', 2],
  [`/medical/claim-details/${claimCases.partlyPaid}`, 'How this claim was decided', 3],
  ['/medical/dates', 'Upcoming Dates', 2],
] as const;

// A separate sandbox, because a printed claim includes the letters that other tests write about it.
const fresh = ownSandbox();

fresh('prints screens about money with the member’s name, on few sheets', async ({ page }) => {
  await haveSession(page, 'maria');
  for (const [address, words, atMost] of others) {
    await fresh.step(address, async () => {
      await open(page, address);
      const pages = await printed(page);
      expectHeads(pages);
      expect(pages.join('\n').toLowerCase()).toContain(words.toLowerCase());
      expect(pages.length).toBeLessThanOrEqual(atMost);
    });
  }
});

test('does not break dates in printed tables', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  for (const screen of ['payment-center', 'pharmacy', 'health-reimbursement', 'authorizations']) {
    await open(page, `/medical/${screen}`);
    if (screen === 'pharmacy')
      await page.getByRole('button', { name: /^Past prescriptions/ }).click();
    const text = (await printed(page)).join('\n');
    expect.soft(text.match(/\b\d\d\/\d\d\/\d{4}\b/g)?.length ?? 0, screen).toBeGreaterThan(4);
    // A year that is broken off goes on in the next line.
    expect.soft(text.match(/\b\d\d\/\d\d\/\d{1,3}\b/g), screen).toBeNull();
  }
});

test('prints no member’s name after sign-out', async ({ page }) => {
  await openDashboard(page, 'maria');
  const head = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet-head'));
  expect(await head()).toContain('Maria');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await head()).toBe('');
});

test('prints a table of sums whole, with its total once and last', async ({ page }) => {
  await haveSession(page, 'maria');
  await open(page, '/medical/spending-details');
  await expect(page.getByText(/^From Jan \d{4} to/)).toBeVisible();
  const sheets = await printed(page);
  const sheet = sheets.find((text) => text.includes('Month by month')) ?? '';
  for (const month of ['Jan 2026', 'Oct 2026']) expect(sheet).toContain(month);
  const [, table = ''] = /Month\s+Claims([\s\S]*?)(?:By type of care|$)/.exec(sheet) ?? [];
  expect(table.match(/Total/g)).toHaveLength(1);
  expect(table.indexOf('Total')).toBeGreaterThan(table.indexOf('Oct 2026'));

  // A screen that begins with a long table is printed from its first sheet on.
  await open(page, '/medical/pharmacy');
  const [first = ''] = await printed(page);
  expect(first).toContain('Your prescriptions');
  expect(first).not.toContain('How it adds up');
});

test('prints one page of a long list, a line for each row, and says so', async ({ page }) => {
  await haveSession(page, 'maria');
  await open(page, '/medical/pharmacy?all=true&page=2');
  await expect(page.getByText(/^Showing 11–20 of/)).toBeVisible();
  const drugs = await printed(page);
  expectHeads(drugs);
  expect(drugs.length).toBeLessThanOrEqual(3);
  expect(drugs.join('\n')).toMatch(/Page 2 of \d{3}; 10 of 1,\d{3} drugs/);
  await open(page, '/medical/find-care?zip=72201');
  const headings = page.getByRole('article').getByRole('heading');
  await expect(headings).toHaveCount(10);
  const names = await headings.allTextContents();
  const providers = await printed(page);
  expectHeads(providers);
  expect(providers.length).toBeLessThanOrEqual(2);
  for (const name of names) expect(providers.join(' ')).toContain(name);
  expect(providers.join('\n')).toMatch(/Page 1 of \d+; 10 of \d+ providers/);
  // No link is blue or underlined, whatever the screen gives it.
  await page.emulateMedia({ media: 'print' });
  const looks = await page.locator('main a').evaluateAll((links) =>
    links.map((link) => {
      const { textDecorationLine } = getComputedStyle(link);
      const { color } = getComputedStyle(link.parentElement ?? link);
      return textDecorationLine === 'none' && getComputedStyle(link).color === color;
    }),
  );
  expect(looks.length).toBeGreaterThan(0);
  expect(looks).not.toContain(false);
});
