import { expect, expectAccessibleAtWidths, openDashboard, test } from './support/test.ts';

test('says on every screen that a plan has ended, and links onward from missing screens', async ({
  page,
}) => {
  await openDashboard(page, 'pat');
  const banner = page.getByRole('region', { name: 'About this plan' });
  await expect(banner).toContainText(/This plan ended [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
  await expectAccessibleAtWidths(page);
  await page.goto('/medical/claims');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Wait for the bill');

  await page.goto('/medical/id-card');
  await expect(page.getByText(/^Ended [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  const hint = /^Show this card only for care you got through [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/;
  await expect(page.getByText(hint)).toBeVisible();
  await expect(page.getByText('Show this card when')).toHaveCount(0);
  for (const name of ['For check-in now', 'Send a link that lasts']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expectAccessibleAtWidths(page);

  await page.goto('/medical/pharmacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This plan doesn’t have this page anymore',
  );
  await expectAccessibleAtWidths(page);
  await page.getByRole('main').getByRole('link', { name: 'Claims' }).click();
  await expect(page).toHaveURL(/\/medical\/claims$/);
  await page.goto('/medical/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('leads from a plan that ended to the one that goes on', async ({ page }) => {
  await openDashboard(page, 'maria', /BridgeWell/);
  const banner = page.getByRole('region', { name: 'About this plan' });
  await expect(banner).toContainText(/Your medical plan since Jan 1, \d{4}: Arbor Choice PPO 1500/);
  await expectAccessibleAtWidths(page);
  await banner.getByRole('button', { name: 'Switch to it' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(page.getByRole('main')).toContainText('Arbor Choice PPO 1500');
});
