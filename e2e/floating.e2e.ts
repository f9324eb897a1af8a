import type { Page } from '@playwright/test';
import { coveredParts } from './support/probes.ts';
import { expect, openDashboard, test } from './support/test.ts';

const widths = [390, 820, 1280];
const notice = '<p>Payments will be unavailable on Sunday. <a href="/contact">Contact us</a>.</p>';

test('covers no loaded claims while older ones load', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  let letOn = () => {};
  const held = new Promise<void>((resolve) => (letOn = resolve));
  await page.route(/ExplanationOfBenefit.*_offset=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/medical/claims');
  await expect(page.getByRole('link', { name: 'Rafael Salas, MD' }).first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await coveredParts(page), `at ${width} px`).toEqual([]);
  }
  letOn();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('shows the notice above the content of the sign-in page, without covering it', async ({
  page,
}) => {
  await page.route('**/user-notice', (route) => route.fulfill({ json: { notice } }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/login');
    const banner = page.getByRole('region', { name: 'Notice' });
    await expect(banner).toBeVisible();
    expect(await coveredParts(page)).toEqual([]);
    const [above, below] = await Promise.all([
      banner.boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('collapses a long notice to two lines until it is opened or reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = `<p>${'Payments will be unavailable on Sunday. '.repeat(6)}</p><p><a href="/contact">Contact us</a></p>`;
  await page.route('**/user-notice', (route) => route.fulfill({ json: { notice: long } }));
  await page.goto('/login');
  await expectFolding(page);
  await openDashboard(page, 'sam');
  await expectFolding(page);
});

async function expectFolding(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Notice' });
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  await expect(banner).toBeVisible();
  const folded = await height();
  expect(folded).toBeLessThanOrEqual(73);
  await banner.getByRole('button', { name: 'Read more' }).click();
  expect(await height()).toBeGreaterThan(folded * 2);
  await banner.getByRole('button', { name: 'Show less' }).click();
  expect(await height()).toBe(folded);
  await banner.getByRole('link', { name: 'Contact us' }).focus();
  expect(await height()).toBeGreaterThan(folded * 2);
}
