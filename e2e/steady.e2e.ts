import type { Page } from '@playwright/test';
import { sumOfShifts, watchShifts } from './support/shifts.ts';
import { expect, openDashboard, test } from './support/test.ts';

/** The answers a screen waits for, the first one first, 400 ms apart. */
async function answerInTurn(page: Page, parts: readonly string[]): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const place = parts.findIndex((part) => route.request().url().includes(part));
    await new Promise((resolve) => setTimeout(resolve, (place + 1) * 400));
    await route.continue();
  });
}

const screens: [address: string, complete: (page: Page) => Promise<void>][] = [
  [
    '/medical/dashboard',
    async (page) => {
      await expect(page.getByText(/^See all \d+ dates$/)).toBeVisible();
      await expect(page.getByRole('meter', { name: 'Your deductible' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What you pay' })).toBeVisible();
      await expect(page.getByText('unread messages')).toBeVisible();
    },
  ],
  [
    '/medical/claims',
    async (page) => {
      await expect(page.getByText(/^Showing 1–10 of \d+ claims$/)).toBeVisible();
      await expect(page.getByText(/^Sums of all your claims/)).toBeVisible();
    },
  ],
  [
    '/medical/spending-details',
    async (page) => {
      await expect(page.getByRole('meter', { name: 'Your deductible' }).first()).toBeVisible();
      await expect(page.getByText(/^From Jan \d{4} to/)).toBeVisible();
    },
  ],
  [
    '/medical/spending-details/family',
    async (page) => {
      await expect(page.getByRole('meter', { name: 'Family deductible' }).first()).toBeVisible();
    },
  ],
];

const parts = ['accumulators', 'Coverage', 'ExplanationOfBenefit', 'messages'];

for (const width of [390, 1280]) {
  for (const [order, inTurn] of [
    ['limits first', parts],
    ['limits last', parts.toReversed()],
  ] as const) {
    test(`at ${width} px what arrives late moves little, ${order}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openDashboard(page, 'maria', /Medical/);
      await watchShifts(page);
      await answerInTurn(page, inTurn);
      for (const [address, complete] of screens) {
        await page.goto(address);
        await complete(page);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect.soft(await sumOfShifts(page), address).toBeLessThanOrEqual(0.1);
      }
    });
  }
}
