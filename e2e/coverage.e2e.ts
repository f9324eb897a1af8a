import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, haveSession, openDashboard, test } from './support/test.ts';

/** The screens of coverage and authorizations: on narrow and wide screens, by keys, and on paper. */
const widths = [390, 1280];

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 820, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
    if (widths.includes(width)) await expectAccessible(page);
  }
}

test('shows coverage and copays for each person, at any width and on paper', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.getByRole('button', { name: 'Policy' }).click();
  await page.getByRole('link', { name: 'Coverage & Copays' }).click();
  const policy = page.getByRole('region', { name: 'Arbor Choice PPO 1500' });
  await expect(policy.getByRole('row', { name: /Primary care visit/ })).toContainText('$30 copay');
  await expect(policy.getByRole('row', { name: /Tier 4/ })).toContainText('25% coinsurance');
  const people = page.getByRole('region', { name: 'Who’s covered' });
  await expect(people).toContainText('maria.delgado@mail.example');
  // Elena is 18: her name, and nothing else of hers.
  await expect(people).toContainText('Elena');
  await expect(people).not.toContainText('A1042887702');
  await expectFits(page);
  const text = (await printed(page)).join('\n');
  for (const words of ['Maria', '$30 copay', 'Who’s covered', 'A1042887701']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('Print this page');
});

test('finds a service by everyday words, with the cost share and the remaining limit', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await open(page, '/medical/coverage-and-copays');
  const card = page.getByRole('region', { name: 'What do I pay for…' });
  await card.getByRole('searchbox').fill('physicl therapy');
  await expect(card.getByRole('heading', { name: 'Physical therapy' })).toBeVisible();
  await expect(card).toContainText('20% coinsurance after your deductible');
  await expect(card).toContainText(/You’ve used \d+ this plan year\. You have \d+ left\./);
  await expectFits(page);
  expect(page.url()).toMatch(/coverage-and-copays$/);
  await card.getByRole('button', { name: 'See all services' }).click();
  await expect(card.getByRole('status')).toBeFocused();
  await expectFits(page);
  await card.getByRole('button', { name: 'MRI, CT or PET scan' }).press('Enter');
  await expect(card.getByRole('status')).toBeFocused();
  await expect(card).toContainText('Needed. Your provider must ask us to approve it');
  await card.getByRole('link', { name: 'View plan document: MRI, CT or PET scan' }).click();
  await expect(page.getByLabel('Type of document')).toHaveValue('policy');
  await expect(page.getByRole('button', { name: /^Open .*Summary of benefits/ })).toBeVisible();
});

test('shows the remaining dental benefits and the waiting periods', async ({ page }) => {
  await haveSession(page, 'maria', /Dental/);
  await open(page, '/dental/coverage-and-benefits');
  await expect(page.getByRole('meter', { name: 'Yearly maximum, in network' })).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(2);
  await page.getByText('More limits').click();
  await expect(page.getByRole('meter', { name: 'Yearly maximum, out of network' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waiting periods' })).toContainText('12 months');
  await expectFits(page);
});

test('marks a former policy, and leaves out one that ended too long ago', async ({ page }) => {
  await haveSession(page, 'dev');
  await open(page, '/medical/coverage-and-copays');
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Inactive', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Octet Bronze 6000' })).toHaveCount(1);
});

test('finds, filters and opens authorizations by keyboard alone', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  await open(page, '/medical/authorizations');
  await expect(page.getByText('Showing 1–10 of 11 authorizations')).toBeVisible();
  await expectFits(page);
  await tabTo(page, /^All statuses/);
  await page.keyboard.type('Denied: Not');
  await expect(page).toHaveURL(/status=denied-not-covered/);
  await expect(page.getByText('Showing 1 of 1 authorization')).toBeVisible();
  await tabTo(page, /^Maria: Cosmetic laser treatment/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cosmetic laser treatment');
  await expect(page.getByText(/^You can appeal by/)).toBeVisible();
  await expectFits(page);
  await page.goBack();
  await expect(page).toHaveURL(/status=denied-not-covered/);
});

/** Returns the perceived color among these, by its hue; gray has hardly any. */
function nameOfColor(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number);
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range < 0.35 * max) return 'grey';
  if (max === green) return 'green';
  return max === red ? 'red' : red > green ? 'purple' : 'blue';
}

test('shows authorizations in colors, changes pages and opens one by mouse', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.getByRole('button', { name: 'Policy' }).click();
  await page.getByRole('link', { name: 'Authorizations', exact: true }).click();
  const colorOf = async (status: string): Promise<string> => {
    const pill = page.getByRole('table').getByText(status, { exact: true }).first();
    return nameOfColor(await pill.evaluate((element) => getComputedStyle(element).color));
  };
  expect(await colorOf('Approved')).toBe('green');
  expect(await colorOf('Under Review')).toBe('red');
  expect(await colorOf('Authorization sent to wrong Payor')).toBe('purple');
  expect(await colorOf('New Request')).toBe('grey');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Showing 11.* of 11 authorizations$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByLabel('Status').selectOption('Denied: Not a Covered Benefit');
  await page.getByRole('link', { name: 'Cosmetic laser treatment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cosmetic laser treatment');
});

test('shows the decision deadline of an authorization under review, and the approval day of an extended one', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await open(page, '/medical/authorizations/auth-AU88770002');
  const status = page.getByRole('region', { name: 'Status of this request' });
  await expect(status).toContainText(
    /By law, we have to decide within 72 hours\. That’s by \w{3} \d/,
  );
  await expect(status).toContainText('You don’t need to do anything.');
  await expectFits(page);
  await open(page, '/medical/authorizations/auth-AU88770005');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText(/We approved the request.*We gave you more time/);
});

test('shows the used units of an authorization, links its claims to it, and prints it', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  await open(page, '/medical/authorizations/auth-AU88770005');
  await expect(page.getByRole('meter', { name: 'Units used' })).toBeVisible();
  const claims = page.getByRole('region', { name: 'Claims that used this authorization' });
  await expect(claims.getByRole('link')).toHaveCount(3);
  await expectFits(page);
  const text = (await printed(page)).join('\n');
  for (const words of ['Maria', 'AU88770005', '3 of 20 used', 'Juniper Physical Therapy']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('All authorizations');
  await claims.getByRole('link').first().click();
  await page.getByRole('button', { name: 'About this claim' }).click();
  await page.getByRole('link', { name: 'AU88770005' }).click();
  await expect(page).toHaveURL(/\/medical\/authorizations\/auth-AU88770005$/);
});
