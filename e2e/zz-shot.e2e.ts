import { openDashboard, test } from './support/test.ts';
for (const [w] of [[390], [1280]] as const) {
  test(`shot ${w}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: w, height: 900 });
    await openDashboard(page, 'pat');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/s-pat-${w}.png`, fullPage: false });
    await page.goto('/medical/pharmacy');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/s-pat-ph-${w}.png` });
  });
  test(`shot pay ${w}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: w, height: 900 });
    await openDashboard(page, 'dev');
    await page.goto('/medical/payment-center');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/s-pay-${w}.png`, fullPage: true });
  });
  test(`shot hra ${w}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: w, height: 900 });
    await openDashboard(page, 'maria', /Medical/);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/s-dash-${w}.png`, fullPage: true });
    await page.goto('/medical/claims');
    await page.waitForTimeout(3500);
    await page.screenshot({ path: `/tmp/s-claims-${w}.png`, fullPage: true });
    await page.goto('/medical/health-reimbursement');
    await page.waitForTimeout(2500);
    await page
      .getByRole('link', { name: /^View claim/ })
      .nth(2)
      .click();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/s-claim-${w}.png`, fullPage: true });
    await page.goto('/medical/health-reimbursement');
    await page.getByRole('button', { name: 'Request money back' }).click();
    await page.waitForTimeout(2500);
    await page
      .getByRole('region', { name: 'Your account' })
      .getByLabel('Claim')
      .selectOption('Something that isn’t on a claim');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/s-ask-${w}.png`, fullPage: true });
  });
}
