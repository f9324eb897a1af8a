import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import {
  choosePlan,
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openDashboard,
  openScreen,
  test,
  type Member,
} from './support/test.ts';

/** The list of claims: search, sorting, totals, downloads; also when it is long or its loading fails. */
async function openClaims(page: Page, member: Member = 'maria', plan?: RegExp): Promise<void> {
  await openScreen(page, member, '/claims', plan);
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  // The rest may still be coming.
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('We’re checking what your HRA paid.')).toHaveCount(0);
}

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const position = (page: Page) => page.getByText(/^(Showing|No claims)/);
const sumOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'What these claims come to' })
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

async function totalOf(page: Page): Promise<number> {
  const [, total = ''] = /of ([\d,]+) claim/.exec(await position(page).innerText()) ?? [];
  return Number(total.replaceAll(',', ''));
}

/** Returns `$1,234.50` in cents; null for a text without an amount, or without a certain one. */
function centsIn(text: string): number | null {
  if (text.startsWith('Up to')) return null;
  const [, sign, dollars, cents] = /(-?)\$([\d,]+)\.(\d\d)/.exec(text) ?? [];
  if (dollars === undefined) return null;
  return Number(`${sign}${dollars.replaceAll(',', '')}${cents}`);
}

async function cellsOf(row: Locator): Promise<string[]> {
  return row.locator('[data-label]').allInnerTexts();
}

test('combines several filters, and removes them one by one', async ({ page }) => {
  await openClaims(page);
  const all = await totalOf(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Denied' }).check();
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  const denied = await totalOf(page);
  await page.getByRole('checkbox', { name: 'Partly paid' }).check();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(denied);
  const either = await totalOf(page);
  expect(denied).toBeGreaterThan(0);
  expect(either).toBeGreaterThan(denied);
  expect(either).toBeLessThan(all);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  const statuses = rowsOf(page).locator('[data-label=Status]');
  for (const status of await statuses.allInnerTexts()) {
    expect(status.trim()).toMatch(/^(Denied|Partly paid|Appeal won|Appeal in review)\n/);
  }

  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect.poll(() => totalOf(page)).toBeLessThan(either);
  await expect(async () => {
    const days = await rowsOf(page).locator('[data-label="Service date"]').allInnerTexts();
    expect(days.length).toBeGreaterThan(0);
    const first = Date.now() - 91 * 24 * 3_600_000;
    for (const day of days) expect(Date.parse(day)).toBeGreaterThan(first);
  }).toPass();
  await page.getByLabel('At least').fill('$50');
  await page.getByLabel('At least').press('Enter');
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
    'You may owe from $50',
  );
  await expect(page.getByLabel('At least')).toBeFocused();
  await expect(async () => {
    const owed = await rowsOf(page).locator('[data-label="You may owe"]').allInnerTexts();
    expect(owed.length).toBeGreaterThan(0);
    for (const text of owed) expect(centsIn(text)).toBeGreaterThanOrEqual(5_000);
  }).toPass();

  await page.getByRole('button', { name: /^Remove filter: You may owe/ }).click();
  await expect(position(page)).toBeFocused();
  await expect(page.getByLabel('At least')).toHaveValue('');
  await page.getByRole('button', { name: /^Remove filter: Service/ }).click();
  await expect.poll(() => totalOf(page)).toBe(either);
  const from = page.getByLabel('From', { exact: true });
  await from.fill('13/45/2026');
  await from.press('Enter');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(position(page)).toBeFocused();
  await expect(from).toHaveValue('');
  await expect(from).not.toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => totalOf(page)).toBe(all);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});

async function expectEveryRow(page: Page, text: string) {
  await expect(async () => {
    const rows = await rowsOf(page).allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.includes(text))).toEqual([]);
  }).toPass();
}

test('filters by search, provider and family member, and clears filters that match nothing', async ({
  page,
}) => {
  await openClaims(page);
  const all = await totalOf(page);
  await page.getByLabel('Search claims').fill(caseNumbers.denied);
  await expect(position(page)).toHaveText('Showing 1 of 1 claim');
  await expect(rowsOf(page)).toContainText('Denied');
  await page.getByLabel('Search claims').fill('no such claim');
  await expect(position(page)).toHaveText('No claims');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(position(page)).toBeFocused();
  await expect.poll(() => totalOf(page)).toBe(all);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Family member').selectOption({ label: 'Sofia' });
  await expect.poll(() => totalOf(page)).toBeLessThan(all);
  await expectEveryRow(page, 'Sofia');
  await page.getByLabel('Family member').selectOption('');
  await page.getByLabel('Provider', { exact: true }).selectOption({ label: 'Riverside Hospital' });
  await expectEveryRow(page, 'Riverside Hospital');

  // An incomplete date is ignored; a wrong date shows an error and doesn't filter.
  const before = await totalOf(page);
  await page.getByLabel('From').fill('13/45/2026');
  await page.getByLabel('To', { exact: true }).focus();
  await expect(page.getByText('Enter the date as MM/DD/YYYY.')).toBeVisible();
  expect(await totalOf(page)).toBe(before);

  // The field being typed in keeps the focus, and follows choices made elsewhere.
  const from = page.getByLabel('From', { exact: true });
  await from.fill('01/05/2026');
  await from.press('Enter');
  await expect(page.getByRole('button', { name: /^Remove filter: Service from/ })).toBeVisible();
  await expect(from).toBeFocused();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(from).toHaveValue(`01/01/${new Date().getFullYear()}`);
  await page.getByRole('button', { name: 'Any time' }).click();
  await expect(from).toHaveValue('');

  // Nothing is owed on a cancelled claim, and a search for its cost doesn't find it.
  await page.getByLabel('Provider', { exact: true }).selectOption('');
  await page.getByLabel('Search claims').fill(caseNumbers.cancelled);
  await expect(position(page)).toHaveText('Showing 1 of 1 claim');
  await expect(rowsOf(page).locator('[data-label="You may owe"]')).toHaveText('$0.00');
  await page.getByLabel('At least').fill('$1');
  await page.getByLabel('At least').press('Enter');
  await expect(position(page)).toHaveText('No claims');
});

test('keeps filters on Back from a claim and on reload, and clears them on other screens', async ({
  page,
}) => {
  await openClaims(page);
  const all = await totalOf(page);
  await page.getByLabel('Search claims').fill('Salas');
  await expect(position(page)).not.toContainText(` ${all} `);
  const total = await totalOf(page);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/medical\/claim-details\//);
  await page.getByRole('link', { name: 'All claims' }).click();
  await expect(page.getByLabel('Search claims')).toHaveValue('Salas');
  expect(await totalOf(page)).toBe(total);
  await page.reload();
  await expect(page.getByLabel('Search claims')).toHaveValue('Salas');

  await page.getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search claims')).toHaveValue('');
  await expect.poll(() => totalOf(page)).toBe(all);
});

test('announces page and sorted column, and sorts unknown values last', async ({ page }) => {
  await openClaims(page);
  const all = await totalOf(page);
  await expect(position(page)).toHaveText(`Showing 1–10 of ${all} claims`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(position(page)).toHaveText(`Showing 11–20 of ${all} claims`);
  await expect(position(page)).toBeFocused();
  await page.getByRole('button', { name: `Page ${Math.ceil(all / 10)}` }).click();
  await expect(position(page)).toHaveText(new RegExp(`–${all} of ${all} claims$`));
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(rowsOf(page)).toHaveCount(10);

  await page.getByLabel('Claims per page').selectOption('100');
  const owed = async () => {
    const cells = await rowsOf(page).locator('[data-label="You may owe"]').allInnerTexts();
    return cells.map(centsIn);
  };
  const header = page.getByRole('columnheader', { name: 'You may owe' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const largest = await owed();
  const knownCents = largest.filter((cents) => cents !== null);
  expect(knownCents).toEqual(knownCents.toSorted((a, b) => b - a));
  expect(largest.slice(knownCents.length).every((cents) => cents === null)).toBe(true);
  expect(knownCents.length).toBeLessThan(largest.length);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect((await owed()).slice(0, knownCents.length)).toEqual(knownCents.toSorted((a, b) => a - b));
});

test('adds up the rows, and shows the same amounts in rows and claims', async ({ page }) => {
  test.setTimeout(120_000);
  await openClaims(page);
  await page.getByLabel('Claims per page').selectOption('100');
  const rows = await Promise.all((await rowsOf(page).all()).map(cellsOf));
  const all = await totalOf(page);
  expect(rows).toHaveLength(all);
  const isUndone = (status = '') => /Canceled|Replaced|Revers/.test(status);
  const counted = rows.filter(
    ([, , status = '']) => !isUndone(status) && !/Received|Couldn’t be/.test(status),
  );
  await page.getByLabel('Total', { exact: true }).selectOption('All years');
  for (const [name, column] of [
    ['Billed', 3],
    ['Plan paid', 4],
    ['Total of all years', 5],
  ] as const) {
    const sum = counted.reduce((total, cells) => total + (centsIn(cells[column] ?? '') ?? 0), 0);
    expect(Math.abs(centsIn(await sumOf(page, name).innerText()) ?? 0)).toBe(sum);
  }
  await expectSumsToAddUp(page);

  // Each case of this plan as its own page has it.
  let compared = 0;
  for (const [name, claimId] of Object.entries(claimCases)) {
    const own = page.locator(`a[href$="/claim-details/${claimId}"]`);
    const link = page.getByRole('table').locator(own);
    if (name === 'enteredInError') {
      await expect(link).toHaveCount(0);
      continue;
    }
    if ((await link.count()) === 0) continue;
    const cells = await cellsOf(rowsOf(page).filter({ has: own }));
    await link.click();
    const statusCard = page.getByRole('region', { name: 'Where this claim stands' });
    const [pill = '', statusText = ''] = (cells[2] ?? '').trim().split('\n');
    await expect(statusCard).toContainText(pill);
    expect(statusText).not.toBe('');
    // The amounts of one service are those of the whole claim.
    const totals = page.getByRole('row', { name: /^Total/ });
    const services = page.getByRole('region', { name: 'Services and amounts' });
    const total =
      (await totals.count()) > 0 ? totals : services.locator('tbody').getByRole('row').first();
    // Only the amounts that the payer states for the whole claim.
    if ((await total.filter({ hasNotText: 'our total' }).count()) > 0) {
      compared += 1;
      const isOpen = /Not known yet|Up to/.test(cells[5] ?? '') || /appeal/i.test(cells[2] ?? '');
      if (isUndone(cells[2])) expect(centsIn(cells[5] ?? ''), name).toBe(0);
      // The table shows the share that the claim states; the card above shows what is left of it.
      if (!isUndone(cells[2]) && !isOpen) {
        const owed = statusCard.locator('p', { hasText: /^(You (may )?owe|Your share)/ });
        await expect(statusCard).toHaveAttribute('aria-busy', 'false');
        expect(centsIn(await owed.innerText()), name).toBe(centsIn(cells[5] ?? ''));
      }
      for (const [label, column] of [
        ['Billed', 3],
        ['Plan paid', 4],
      ] as const) {
        const cell = total.locator(`[data-label="${label}"]`);
        const shown = (await cell.count()) > 0 ? centsIn(await cell.innerText()) : null;
        expect(shown, `${name}: ${label}`).toBe(centsIn(cells[column] ?? ''));
      }
    }
    await page.getByRole('link', { name: 'All claims' }).click();
    await expect(rowsOf(page)).toHaveCount(all);
  }
  expect(compared).toBeGreaterThan(10);
});

/** Expects the lines between the bills and the amount owed to add up to the cent, in every year. */
async function expectSumsToAddUp(page: Page): Promise<void> {
  const years = page.getByLabel('Total', { exact: true }).getByRole('option');
  for (let index = 0; index < (await years.count()); index += 1) {
    await page.getByLabel('Total', { exact: true }).selectOption({ index });
    const shown = await page
      .getByRole('region', { name: 'What these claims come to' })
      .getByRole('definition')
      .allInnerTexts();
    expect(shown.length).toBeGreaterThan(2);
    const parts = shown.map((text) => centsIn(text) ?? 0);
    const owed = parts.shift();
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(owed);
  }
}

test('says one amount that may be owed, wherever a member looks for it', async ({ page }) => {
  // The list adds up its claims once all are there. Until then, the dashboard says another amount.
  await openClaims(page, 'maria', /Medical/);
  const amount = (await sumOf(page, 'You may owe').innerText()).match(/\$[\d,]+\.\d\d/)?.[0] ?? '';
  await page.goto('/medical/dashboard');
  const sentence = page.getByRole('main').getByText(`You may owe ${amount}`);
  await expect(sentence).toBeVisible();
  const said = (await sentence.innerText()).replaceAll(/\s+/g, ' ');
  const ofDental = await expectDental(page);

  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('what do I owe');
  const answer = page.getByRole('dialog').getByRole('link', { name: said });
  await expect(answer).toBeVisible();
  await answer.click();
  await expect(sumOf(page, 'You may owe')).toContainText(amount);
  expect(await expectDental(page)).toBe(ofDental);
  // A person who is chosen filters the sum and the list.
  await page.getByLabel('For', { exact: true }).selectOption('Sofia');
  await expect(sumOf(page, 'You may owe for Sofia')).toBeVisible();
  for (const row of await rowsOf(page).all()) await expect(row).toContainText('Sofia');

  await page.goto('/medical/spending-details');
  await expect(page.getByRole('main')).toContainText(said, { useInnerText: true });
  expect(await expectDental(page)).toBe(ofDental);

  // The dental plan’s own dashboard gives both answers, too.
  await page.getByRole('main').getByRole('link', { name: 'Switch plans' }).click();
  await choosePlan(page, /Dental Plus/);
  await expect(page).toHaveURL('/dental/dashboard');
  await expect(page.getByRole('main')).toContainText(ofDental, { useInnerText: true });
  await page.getByRole('main').getByRole('button', { name: 'Your other plans' }).click();
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
});

/** Expects the amount of the dental plan beside that of the open plan, and returns its sentence. */
async function expectDental(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Your other plans' }).click();
  const dental = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dental Plus:' });
  // Until all claims are there, the sentence says “or more”.
  await expect(dental).toContainText(/You may owe \$[\d,.]+ for care\./);
  return (await dental.innerText()).replace(/^.*?: /, '');
}

test('prints and exports all claims, not just the page, without the menu', async ({ page }) => {
  await openClaims(page);
  const all = await totalOf(page);
  expect(await rowsOf(page).count()).toBe(10);
  const pages = await printed(page);
  const paper = pages.join('\n');
  expect(pages.length).toBeGreaterThan(1);
  expect(paper.match(/C8877\d{4,}/g)?.length).toBeGreaterThanOrEqual(all - 1);
  expect(paper).toContain('Claims');
  expect(paper).toContain('Maria');
  expect(paper).not.toContain('Pay Bill');
  expect(paper).not.toContain('Download');
  // After printing, the screen shows the page again.
  await expect(rowsOf(page)).toHaveCount(10);

  // The Print button has them on the page when the browser takes it.
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = String(document.querySelectorAll('main tbody tr').length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: `Print list: ${all} claims` }).click();
  await expect(page).toHaveTitle(String(all));
  await expect(rowsOf(page)).toHaveCount(10);

  await page.getByLabel('Search claims').fill('Pharmacy');
  await expect(position(page)).toContainText('Showing');
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download CSV: ${total} claims` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^claims-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(
    /^\uFEFFClaim number,Service start,.*,You may owe,HRA paid,You paid,Usually paid at pickup$/,
  );
  expect(lines).toHaveLength(total);
  expect(lines.every((line) => line.includes('Pharmacy'))).toBe(true);
});

test('ignores claims of another plan that arrive first', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.route(/ExplanationOfBenefit\?/, async (route) => {
    const { searchParams, origin, pathname } = new URL(route.request().url());
    if (searchParams.has('_offset')) return;
    await route.fulfill({
      json: {
        resourceType: 'Bundle',
        type: 'searchset',
        total: 60,
        entry: [],
        link: [{ relation: 'next', url: `${origin}${pathname}?_offset=50` }],
      },
    });
  });
  await page.goto('/medical/claims');
  await expect(page.getByText('Older claims are still loading.')).toBeVisible();
  await expect(page.getByText('Nothing matches your search.')).toHaveCount(0);
});

test('finds and opens a claim by keyboard alone', async ({ page }) => {
  await openDashboard(page, 'maria');
  await page.getByRole('link', { name: 'See all claims' }).press('Enter');
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /^Search claims/);
  await page.keyboard.type(caseNumbers.partlyPaid);
  await expect(position(page)).toHaveText('Showing 1 of 1 claim');
  await tabTo(page, /^Filters/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Partly paid/);
  await page.keyboard.press('Space');
  await tabTo(page, /^\w+: Rafael Salas, MD/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/medical/claim-details/${claimCases.partlyPaid}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('shows a dependent only his own claims, without a family member filter', async ({ page }) => {
  await openClaims(page, 'lee');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Family member')).toHaveCount(0);
  await expect(page.getByRole('table')).not.toContainText('Anh');
});

test.describe('a history of 12,000 claims', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('shows the first page at once, continues after a failed page, and stays small', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    let isDown = true;
    await page.route(/ExplanationOfBenefit\?.*_offset=600\b/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    await openDashboard(page, 'big');
    let secondPages = 0;
    page.on('request', (request) => {
      if (/ExplanationOfBenefit\?.*_offset=50\b/.test(request.url())) secondPages += 1;
    });
    await page.goto('/medical/claims');
    await expect(rowsOf(page)).toHaveCount(10);
    const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load all claims' });
    await expect(alert).toContainText(/600 of 12,\d{3} claims/, { timeout: 60_000 });
    await expect(position(page)).toHaveText(/^Showing 1–10 of \d{3} claims so far$/);
    await expect(page.getByRole('region', { name: 'What these claims come to' })).toContainText(
      'Some of your claims are missing, so we can’t add them up.',
    );
    isDown = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Older claims are still loading.')).toBeVisible();
    await expect(position(page)).toHaveText('Showing 1–10 of 12,000 claims', { timeout: 150_000 });
    // No loaded page is requested again.
    expect(secondPages).toBe(1);
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2_000);
    // Dates follow from claims and are as many.
    await page.getByRole('link', { name: 'See all dates' }).click();
    const dates = page.getByRole('region', { name: 'Upcoming Dates' });
    await expect(dates).toHaveAttribute('aria-busy', 'false');
    await expect(dates.getByRole('listitem')).toHaveCount(20);
    const others = dates.getByRole('button', { name: /^Show all \d+ dates$/ });
    const all = Number((await others.textContent())?.match(/\d+/)?.[0]);
    await others.click();
    await expect(dates.getByRole('listitem')).toHaveCount(all);
    await expect(dates.getByRole('button', { name: 'Show fewer dates' })).toBeFocused();
  });
});

test.describe('when claims fail to load', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('shows an error, and loads them on Retry', async ({ page }) => {
    await openDashboard(page, 'maria');
    let isDown = true;
    await page.route(/ExplanationOfBenefit\?/, (route) =>
      isDown ? route.fulfill({ status: 503, body: '{}' }) : route.fallback(),
    );
    for (const screen of ['dashboard', 'spending-details']) {
      await page.goto(`/medical/${screen}`);
      await expect(page.getByText('What you may owe isn’t available right now.')).toBeVisible();
    }
    await page.goto('/medical/claims');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Error code: BP-NFA-100');
    isDown = false;
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(rowsOf(page)).toHaveCount(10);
  });
});

test('has an accessible list, filters, chips and empty result', async ({ page }) => {
  await openClaims(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Denied' }).check();
  await page.getByLabel('From').fill('99/99/9999');
  await page.getByLabel('To', { exact: true }).focus();
  await expectAccessibleAtWidths(page);
  await page.getByLabel('Search claims').fill('no such claim');
  await expect(position(page)).toHaveText('No claims');
  await expectAccessibleAtWidths(page);
  // On a phone the filters lie over the list.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Denied' })).toBeChecked();
  await expectAccessible(page);
});
