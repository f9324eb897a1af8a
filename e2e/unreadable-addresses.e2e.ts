import type { Page } from '@playwright/test';
import { expect, haveSession, test } from './support/test.ts';

// The page has status 400, because the address is invalid.
test.use({ expectedErrors: ['Failed to load resource'] });

const addresses = [
  ...['/%', '/%ff', '/medical/%', '/medical/%ff', '/claim-details/%ff', '/medical/claim-details/%'],
  ...['/%00', '/%5cevil.test', '/medical/claim-details/%E0%A4%A'],
];

const expectNotFound = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();

test('shows "not found" within the frame for an address that cannot be decoded', async ({
  page,
  baseURL,
}) => {
  for (const address of addresses) {
    await test.step(`signed out ${address}`, async () => {
      await page.goto(`${baseURL ?? ''}${address}`);
      await expectNotFound(page);
      await expect(page.getByRole('main').getByRole('link', { name: /sign.?in/i })).toBeVisible();
    });
  }
  await haveSession(page, 'maria', /Medical/);
  for (const address of addresses) {
    await test.step(`signed in ${address}`, async () => {
      await page.goto(`${baseURL ?? ''}${address}`);
      await expectNotFound(page);
      await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /dashboard/i })).toBeVisible();
    });
  }
  expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).not.toBeNull();
});
