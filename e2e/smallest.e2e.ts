import type { Page } from '@playwright/test';
import { menuWords } from '#content/menu.ts';
import { notOfferedWords } from '#content/not-offered.ts';
import { landingWords } from '#content/landing.ts';
import { spendingWords } from '#content/spending.ts';
import { requiredCapabilities } from '#src/domain/plan/capabilities.ts';
import { capabilityOf } from '#src/api/operations.ts';
import { needsOneOf } from '#tests/support/needed-capabilities.ts';
import { operationAt } from '#tests/support/operation-at.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { memberScreens } from './support/screens.ts';
import { expect, signInToDashboard } from './support/test.ts';
import { expectWholeScreen } from './support/whole-screen.ts';

/** The portal over what every insurer has; any other call is answered 404. */
const test = ownSandbox({ smallest: true });

const required = new Map<string, string>(
  Object.entries(capabilityOf).filter(([, capability]) =>
    requiredCapabilities.some((requiredCapability) => requiredCapability === capability),
  ),
);

/** Collects the calls that a page sends and that the smallest portal has no service for. */
function watchCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const operation = operationAt(request.method(), request.url()) ?? pathname;
    if (!required.has(operation)) sent.push(operation);
  });
  return sent;
}

test('opens sign-in, the dashboard and every menu item without the disabled capabilities', async ({
  page,
}) => {
  const sent = watchCalls(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: landingWords.register })).toBeHidden();
  await expect(page.getByRole('link', { name: landingWords.help })).toBeHidden();
  await signInToDashboard(page, 'maria');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const nav = page.getByRole('navigation', { name: menuWords.main });
  const rows: string[] = [];
  for (const group of ['care', 'policy'] as const) {
    await nav.getByRole('button', { name: menuWords.groups[group] }).click();
    const links = nav.getByRole('list').getByRole('link');
    for (const link of await links.all()) rows.push((await link.getAttribute('href')) ?? '');
    await page.keyboard.press('Escape');
  }
  // Your plan leads to the insurer's own site.
  const addresses = [...new Set(rows)].filter((address) => address.startsWith('/'));
  expect(addresses.map((address) => address.replace('/medical/', '')).toSorted()).toEqual([
    ...['authorizations', 'claims', 'contact-us', 'coverage-and-copays', 'dashboard', 'id-card'],
    ...['programs', 'spending-details', 'traveling-abroad'],
  ]);
  for (const address of addresses) {
    await page.goto(address);
    await expectWholeScreen(page, address);
  }
  // A reload sends the calls that the tab remembers before the portal's code loads; they include no disabled call.
  await page.goto('/medical/dashboard');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('opens every screen whole, or says that it is not offered', async ({ page }) => {
  test.slow();
  const sent = watchCalls(page);
  await signInToDashboard(page, 'maria');
  const main = page.getByRole('main');
  const leftOut: string[] = [];
  for (const address of memberScreens) {
    await page.goto(address);
    await expectWholeScreen(page, address);
    const heading = main.getByRole('heading', { level: 1 });
    if ((await heading.textContent()) === notOfferedWords.title) {
      leftOut.push(address);
      await expect(main.getByRole('link', { name: /^\(?\d{3}/ }), address).toBeVisible();
    }
  }
  expect(sent).toEqual([]);
  expect(leftOut).toContain('/medical/payment-center');
  expect(leftOut).toEqual(memberScreens.filter((address) => needsOneOf.has(address)));
});

test('finds no disabled capability in the search', async ({ page }) => {
  const sent = watchCalls(page);
  await signInToDashboard(page, 'maria');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await field.fill('id card');
  await expect(dialog.getByRole('link', { name: 'ID Card' })).toBeVisible();
  for (const typed of ['pay bill', 'messages', 'metformin', 'dermatology', 'settings', 'mri']) {
    await field.fill('');
    await expect(dialog.getByRole('status')).toBeHidden();
    await field.fill(typed);
    await expect(dialog.getByRole('status')).toBeVisible();
    const links = dialog.getByRole('link');
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href, typed).not.toMatch(
        /payment-center|messages?\b|pharmacy|find-care|settings|cost-estimates|documents/,
      );
    }
  }
  expect(sent).toEqual([]);
});

test('computes spending from the claims', async ({ page }) => {
  await signInToDashboard(page, 'maria');
  await page.goto('/medical/spending-details');
  await expect(page.getByText(spendingWords.fromClaims.note)).toBeVisible();
  await expect(page.getByRole('heading', { name: spendingWords.sums.title })).toBeVisible();
  await page.getByLabel(spendingWords.fromClaims.year).selectOption({ index: 1 });
  await expect(page).toHaveURL(/year=\d{4}/);
});
