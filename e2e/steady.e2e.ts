import type { Locator, Page } from '@playwright/test';
import { sumOfShifts, watchShifts } from './support/shifts.ts';
import { expect, haveSession, test } from './support/test.ts';

/** The calls that a screen waits for, by a part of their address, and the content they bring. */
type Awaited = [call: string, shown: (page: Page) => Locator][];

const limits = (page: Page) => page.getByRole('meter', { name: /deductible$/ }).first();
const sums = (page: Page) => page.getByText(/^From Jan \d{4} to/);

const cards: Awaited = [
  ['accumulators', limits],
  ['Coverage', (page) => page.getByRole('heading', { name: 'What you pay' })],
  [
    'ExplanationOfBenefit',
    (page) => page.getByRole('region', { name: 'Recent claims' }).getByRole('link').nth(2),
  ],
  ['messages', (page) => page.getByText('New in your inbox')],
];

const screens: [address: string, awaited: Awaited][] = [
  ['/medical/dashboard', cards],
  // The messages are among the tasks, which wait for the claims.
  ['/medical/dashboard', [...cards.slice(0, 3).toReversed(), ...cards.slice(3)]],
  ['/medical/claims', [['ExplanationOfBenefit', (page) => page.getByText(/^Showing 1–10/)]]],
  [
    '/medical/spending-details',
    [
      ['accumulators', limits],
      ['ExplanationOfBenefit', sums],
    ],
  ],
  ['/medical/spending-details', [['accumulators', sums]]],
  ['/medical/spending-details/family', [['accumulators', limits]]],
];

/** Opens a screen and lets one answer in after the other, each when the one before it is shown. */
async function openInTurn(page: Page, address: string, awaited: Awaited): Promise<void> {
  const gates = awaited.map(([call, shown]) => {
    let letIn = () => {};
    const open = new Promise<void>((resolve) => (letIn = resolve));
    return { call, shown, open, letIn };
  });
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    await gates.find(({ call }) => url.includes(call))?.open;
    // However many of them other tests have read.
    if (url.includes('/messages/count')) {
      await route.fulfill({ json: { data: [{ memberId: 'A1042887701', count: 2 }] } });
    } else await route.continue();
  });
  await page.goto(address);
  for (const { shown, letIn } of gates) {
    await expect(shown(page)).toHaveCount(0);
    letIn();
    await expect(shown(page)).toBeVisible();
  }
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
}

test('shows logo and title before any answer, and ten claims after one search a person', async ({
  page,
}) => {
  await haveSession(page, 'maria', /Medical/);
  let letIn = () => {};
  const open = new Promise<void>((resolve) => (letIn = resolve));
  const searches: string[] = [];
  await page.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    await open;
    if (url.pathname.endsWith('/ExplanationOfBenefit')) {
      // The pages that follow never come.
      if (url.searchParams.has('_offset')) return;
      searches.push(url.searchParams.get('patient') ?? '');
    }
    await route.continue();
  });
  const logo = page.getByText('Arbor Shield', { exact: true }).first();
  for (const [address, title] of [
    ['/medical/dashboard', 'Dashboard'],
    ['/medical/claims', 'Claims'],
  ] as const) {
    await page.goto(address);
    await expect(logo).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Member Portal`);
  }
  letIn();
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(10);
  expect(searches).toHaveLength(3);
  expect(new Set(searches).size).toBe(3);
});

for (const width of [390, 768, 1280]) {
  test(`has small layout shifts from late parts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await haveSession(page, 'maria', /Medical/);
    await watchShifts(page);
    for (const [address, awaited] of screens) {
      await openInTurn(page, address, awaited);
      expect.soft(await sumOfShifts(page), address).toBeLessThanOrEqual(0.1);
    }

    // The list of claims stays where it is when its claims have been added up.
    let letIn = () => {};
    const open = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/transactions*', async (route) => {
      await open;
      await route.continue();
    });
    await page.goto('/medical/claims');
    const sum = page.getByRole('region', { name: 'What these claims come to' });
    await expect(sum).toContainText('add up your claims');
    await expect(page.getByText(/^Showing 1–10 of \d+ claims/)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const before = await page.getByRole('table').boundingBox();
    letIn();
    await expect(sum).toContainText('$');
    await expect(sum).not.toContainText('add up your claims');
    expect((await page.getByRole('table').boundingBox())?.y).toBe(before?.y);
  });
}
