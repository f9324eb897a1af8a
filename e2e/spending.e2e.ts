import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import {
  expect,
  expectAccessibleAtWidths,
  haveSession,
  openDashboard,
  test,
} from './support/test.ts';

const ownDeductible = 'Claims that count toward Your deductible (Medical, in network)';
const opener = (page: Page) => page.getByRole('button', { name: ownDeductible });
const claimsOf = (page: Page, name = ownDeductible) => page.getByRole('list', { name });
const table = (page: Page, name: string) => page.getByRole('table', { name });

/** `$1,234.50` and `-$96.00` as cents. */
const centsOf = (text: string) => Number(text.replaceAll(/[^\d-]/g, ''));
const sumOf = (all: readonly number[]) => all.reduce((sum, cents) => sum + cents, 0);

async function openSpending(page: Page, path = '/medical/spending-details'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: /spending/i })).toBeVisible();
  await expect(page.getByRole('meter').first()).toBeVisible();
}

/** The amount at the end of each line that leads to a claim. */
async function listedCents(list: Locator): Promise<number[]> {
  const lines = list.getByRole('listitem').filter({ has: list.page().getByRole('link') });
  return (await lines.allInnerTexts()).map((text) => centsOf(text.split('\n').at(-1) ?? ''));
}

/** A column of a table in cents or counts, without the total at its foot. */
async function column(of: Locator, position: number): Promise<number[]> {
  const cells = of.locator(`tbody td:nth-of-type(${position})`);
  return (await cells.allInnerTexts()).map(centsOf);
}

test('leads from the dashboard to the claims behind the deductible, and to an earlier year', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.getByRole('link', { name: 'See spending details' }).click();
  await expect(page).toHaveURL('/medical/spending-details');
  await expect(page).toHaveTitle('Spending Details | Member Portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('meter').filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('meter', { name: 'Your deductible' }).first()).toHaveAttribute(
    'aria-valuetext',
    '$617.34 of $1,500 used, $882.66 to go',
  );
  await expect(page.getByText('$882.66')).toHaveCount(1);
  await page.getByText('More limits').click();
  await expect(page.getByRole('meter', { name: 'Family deductible' }).first()).toBeVisible();
  await opener(page).click();
  await expect(page.getByText('the same as your plan’s total.')).toBeVisible();
  const more = page.getByRole('button', { name: /^Show \d+ more of/ });
  await more.click();
  await expect(more).toHaveCount(0);
  // The first of the new ones.
  await expect(claimsOf(page).getByRole('link').nth(5)).toBeFocused();
  expect(sumOf(await listedCents(claimsOf(page)))).toBe(61_734);
  await expect(claimsOf(page).getByRole('listitem').last()).toContainText('$617.34');

  await page.getByLabel('Plan year', { exact: true }).selectOption('2025');
  await expect(page).toHaveURL(/\?year=2025$/);
  await expect(page.getByText(/^2025, as of/)).toBeVisible();
  await expect(claimsOf(page)).toHaveCount(0);
  await expect(page.getByText(/to go/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Plan year', { exact: true })).toHaveValue('2025');
  await page.goBack();
  await expect(page.getByLabel('Plan year', { exact: true })).toHaveValue(/current|20\d\d/);
  await expect(page.getByText(/to go/).first()).toBeVisible();

  await opener(page).click();
  await claimsOf(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/medical\/claim-details\/eob-/);
});

test('says when claims do not add up to the plan’s amount, without a correction', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  const used = 124_056;
  await page.route('**/accumulators', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"used":61734', `"used":${used}`);
    await route.fulfill({ response: answer, body });
  });
  await openSpending(page);
  await opener(page).click();
  await expect(
    page.getByText('These claims add up to $617.34. Your plan’s total is $1,240.56'),
  ).toBeVisible();
  await expect(page.getByText('$1,240.56 of $1,500 used')).toBeVisible();
});

test('says on every screen when an amount is over its limit', async ({ page }) => {
  const over = page.getByText('$3,522.80 used, $22.80 over the limit of $3,500');
  await openDashboard(page, 'dev');
  await expect(over).toBeVisible();
  await openSpending(page);
  await expect(over.first()).toBeVisible();
  await expect(
    page.getByText('A limit can be exceeded when claims arrive out of order.'),
  ).toBeVisible();
  await expect(page.getByText(/-\$/)).toHaveCount(0);
});

test('shows the same amounts in tables, the file and the charts', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await openSpending(page);
  const picture = page.getByRole('img', { name: /^Chart of what you may owe/ });
  await expect(picture).toBeVisible();
  await expect(picture.locator('path.recharts-rectangle').first()).toBeVisible();

  await page.getByRole('button', { name: 'Tables' }).click();
  await expect(page).toHaveURL(/view=table/);
  await expect(picture).toHaveCount(0);
  const months = table(page, 'Month by month');
  const kinds = table(page, 'By type of care');
  const share = centsOf(await months.locator('tfoot td').nth(1).innerText());
  const planPaid = centsOf(await months.locator('tfoot td').nth(2).innerText());
  expect(share).toBeGreaterThan(0);
  for (const locator of [months, kinds]) {
    expect(sumOf(await column(locator, 2))).toBe(share);
    expect(sumOf(await column(locator, 3))).toBe(planPaid);
  }

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^spending-20\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head, ...rows] = text.trimEnd().split('\r\n');
  expect(head).toBe(
    '\uFEFFMember,Month,Kind of care,Claims,You may owe,Plan paid,Usually paid at pickup',
  );
  const cells = rows.map((row) => row.split(','));
  expect(sumOf(cells.map(([, , , , owed = '']) => centsOf(owed)))).toBe(share);
  expect(sumOf(cells.map(([, , , , , paid = '']) => centsOf(paid)))).toBe(planPaid);
  expect(new Set(cells.map(([member]) => member))).toEqual(new Set(['Maria']));

  // The choice stays in this browser, and the last one counts.
  await page.goto('/medical/spending-details');
  await expect(table(page, 'Month by month')).toBeVisible();
  await page.getByRole('button', { name: 'Charts' }).click();
  await expect(picture).toBeVisible();
  await page.goto('/medical/spending-details');
  await expect(picture).toBeVisible();
});

test('compares the family, and opens a child’s spending from there', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await openSpending(page);
  await page.getByRole('link', { name: 'Family Spending' }).click();
  await expect(page).toHaveURL('/medical/spending-details/family');
  await expect(page.getByRole('heading', { level: 1, name: 'Family Spending' })).toBeFocused();
  await expect(page.getByText('so you can see what Mateo and Sofia spent')).toBeVisible();
  // She is 18, and has not given family access.
  await expect(
    page.getByText('You can see what Elena spent only if they give you family access'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'See Elena’s spending details' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See Mateo’s spending details' }).click();
  await expect(page).toHaveURL(/spending-details\?member=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spending Details for Mateo');
  await expect(page.getByRole('meter', { name: 'Mateo’s deductible' }).first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Your deductible' })).toHaveCount(0);
  await page.getByLabel('Family member').selectOption({ label: 'Maria (you)' });
  await expect(page).toHaveURL('/medical/spending-details');
});

test('shows a dependent only their own spending, at any address', async ({ page }) => {
  await haveSession(page, 'lee', /Medical|HMO/);
  await openSpending(page, '/medical/spending-details/family?member=A1042887701');
  await expect(page.getByText('You can see only your own spending')).toBeVisible();
  await page.getByRole('link', { name: 'Your spending details', exact: true }).click();
  await openSpending(page, '/medical/spending-details?member=A1042887701&year=1066');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spending Details');
  await expect(page.getByLabel('Family member')).toHaveCount(0);
  await expect(page.getByRole('meter', { name: 'Your deductible' }).first()).toBeVisible();
});

test('opens an explanation, a limit’s claims and the tables by keyboard alone', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await openSpending(page);
  await tabTo(page, /^What “deductible” means$/);
  await page.keyboard.press('Enter');
  const note = page.getByRole('note').filter({ hasText: 'before your plan starts to pay' }).first();
  await expect(note).toBeVisible();
  // It listens for the key a moment after it is shown.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden({ timeout: 500 });
  }).toPass();
  const question = page.getByRole('button', { name: 'What “deductible” means' }).first();
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(claimsOf(page).getByRole('link').first()).toBeFocused();
  await tabTo(page, /^Tables$/);
  await page.keyboard.press('Enter');
  await expect(table(page, 'Month by month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tables' })).toBeFocused();
});

test.describe('when services fail', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('keeps loaded claims when the history fails, and continues on Retry', async ({ page }) => {
    await openDashboard(page, 'big');
    // The dashboard reads claims too: its remaining requests are not to be counted.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    let pages = 0;
    let isBroken = true;
    await page.route('**/ExplanationOfBenefit?**', (route) => {
      pages += 1;
      return isBroken && pages > 3 ? route.abort() : route.continue();
    });
    await openSpending(page);
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(
      /^We couldn’t load all claims\. What you see is from 150 of 12,\d{3} claims\./,
    );
    // Nothing is added up before all of it is there.
    await expect(page.getByRole('meter', { name: 'Your deductible' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Month by month' })).toHaveCount(0);
    await opener(page).click();
    await expect(page.getByText('Older claims are still missing.')).toBeVisible();

    isBroken = false;
    await alert.first().getByRole('button', { name: 'Retry' }).click();
    // The number of loaded claims varies.
    await expect(
      page.getByText(/^So far: (?!150 )[\d,]+ of 12,\d{3} claims$/).first(),
    ).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('shows an error when limits fail to load, and loads them on Retry', async ({ page }) => {
    await openDashboard(page, 'sam');
    await page.route('**/accumulators', (route) => route.abort());
    await page.goto('/medical/spending-details');
    await expect(page.getByText('There’s a problem. Retry, or call us:')).toBeVisible();
    await page.unroute('**/accumulators');
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByRole('meter', { name: 'Your deductible' }).first()).toBeVisible();
  });
});

test('prints every row, without buttons', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await openSpending(page);
  await opener(page).click();
  const claims = claimsOf(page).getByRole('link');
  await expect(claims).toHaveCount(5);
  await expect(page.getByRole('img', { name: /^Chart of/ })).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');

  // The rows that the screen shows on demand only.
  await page.getByRole('button', { name: /^Show \d+ more of/ }).click();
  await page.getByRole('button', { name: 'Tables' }).click();
  await expect(table(page, 'Month by month')).toBeVisible();
  await expect(table(page, 'By type of care')).toBeVisible();
  const rows = [
    ...(await claimsOf(page).getByRole('listitem').allInnerTexts()),
    ...(await table(page, 'Month by month').getByRole('row').allInnerTexts()),
    ...(await table(page, 'By type of care').getByRole('row').allInnerTexts()),
  ]
    // The meaning of the dash is only for screen readers.
    .map((row) => row.replaceAll(/\s+/g, ' ').replaceAll('— No amount', '—').trim());
  expect(rows.length).toBeGreaterThan(8 + 3);
  expect(rows.filter((row) => !paper.includes(row))).toEqual([]);
  expect(paper).toMatch(/Maria Delgado · .* · Member ID /);
  // What the screen folds.
  for (const folded of ['Family deductible', 'Pharmacy, in network', 'Claims count in the month']) {
    expect(paper).toContain(folded);
  }
  for (const control of ['Download CSV', 'Family Spending', 'Plan year 20', 'Claims that count']) {
    expect(paper).not.toContain(control);
  }
});

test('has accessible charts, tables, limit’s claims and explanation', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await openSpending(page);
  await expect(page.getByRole('img', { name: /^Chart of/ })).toBeVisible();
  await opener(page).click();
  await expect(claimsOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'What “plan year” means' }).click();
  const note = page.getByRole('note').filter({ hasText: 'The 12 months' });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tables' }).click();
  await expect(table(page, 'By type of care')).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('cuts off nothing at 320 px and 200 % text', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['?view=table', '', '/family']) {
      await openSpending(page, `/medical/spending-details${path}`);
      if (width === 640) {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      }
      if (path === '') await opener(page).click();
      await expectNoSidewaysScrolling(page);
    }
  }
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
