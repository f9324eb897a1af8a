import { expect, expectDashboard, signInToDashboard, test } from './support/test.ts';

test('requests a part’s code again when it fails to load', async ({ page, expectedErrors }) => {
  expectedErrors.push('net::ERR_FAILED');
  await signInToDashboard(page, 'sam');
  let failures = 0;
  await page.route(/\/assets\/disclaimer-dialog-/, async (route) => {
    failures += 1;
    await (failures <= 2 ? route.abort() : route.continue());
  });
  await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
  await expect(page.getByRole('dialog', { name: 'Linking Disclaimer' })).toBeVisible();
  expect(failures).toBe(3);
});

test('requests styles again when they fail to load, and waits for them', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_FAILED');
  await signInToDashboard(page, 'sam');
  let failures = 0;
  await page.route(/\/assets\/claims-[^/]*\.css$/, async (route) => {
    failures += 1;
    await (failures <= 2 ? route.abort() : route.continue());
  });
  await page.getByRole('link', { name: 'See all claims' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
  expect(failures).toBe(3);
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.filter((href) => href?.includes('/assets/claims-'))).toHaveLength(1);
});

test('keeps the screen and offers a reload after a new version is deployed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('status of 404', 'net::ERR_');
  await signInToDashboard(page, 'sam');
  let isOld = true;
  await page.route(/\/assets\/(disclaimer-dialog|select-plan|claims|documents)-/, async (route) => {
    await (isOld ? route.fulfill({ status: 404 }) : route.continue());
  });
  await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await expectDashboard(page);

  // If the code of the next screen is gone, the portal keeps this screen, and doesn't reload automatically.
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(page).toHaveURL('/medical/documents');
  await expect(page).toHaveURL('/medical/dashboard');
  await expectDashboard(page);
  await expect(reload).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toHaveCount(0);
  expect(loads).toBe(0);
  isOld = false;
  await reload.click();
  await expect(page).toHaveURL('/medical/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  await expect(reload).toHaveCount(0);
});

test('keeps the loaded screen and offers a reload while the host is down', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('net::ERR_');
  await signInToDashboard(page, 'sam');
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectDashboard(page);
  await expect(page).toHaveURL('/medical/dashboard');
});
