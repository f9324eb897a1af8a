import AxeBuilder from '@axe-core/playwright';
import { expect, openDashboard, signOut, test } from './support/test.ts';

const field = 'Search claims, care, drugs and more';

test.describe('the search over everything', () => {
  test('opens a claim by mouse from any screen, and sends the search text in no call', async ({
    page,
  }) => {
    await openDashboard(page, 'maria', /Medical/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.getByRole('button', { name: 'Find anything' }).click();
    await page.getByRole('searchbox', { name: field }).fill('Riverside');
    const claims = page.getByRole('region', { name: 'Claims' });
    await claims
      .getByRole('link', { name: /Riverside Hospital/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/claim-details\//);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Riverside Hospital');
    expect(requests.filter((address) => /riverside/i.test(address))).toEqual([]);
  });

  test('works by keyboard alone', async ({ page }) => {
    await openDashboard(page, 'maria', /Medical/);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('searchbox', { name: field });
    await expect(input).toBeFocused();
    await page.keyboard.type('pay my bill');
    await expect(page.getByRole('link', { name: 'Pay Bill' }).last()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Pay Bill' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/payment-center$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('estimates the cost of a typed procedure on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openDashboard(page, 'maria', /Medical/);
    await page.getByRole('button', { name: 'Find anything' }).click();
    await page.getByRole('searchbox', { name: field }).fill('MRI of the knee');
    await expect(page.getByRole('status').filter({ hasText: '2 results' })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    await page.getByRole('link', { name: 'Estimate the cost: MRI of the knee' }).click();
    await expect(page).toHaveURL(/\/cost-estimates\?q=/);
    // The only match opens at once.
    await expect(page).toHaveURL(/&procedure=/);
    await expect(page.getByRole('main')).toContainText(/MRI.*knee/i);
  });

  test('tolerates typos, explains terms, and says when it finds nothing', async ({ page }) => {
    await openDashboard(page, 'maria', /Medical/);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('searchbox', { name: field });
    const dialog = page.getByRole('dialog');
    await input.fill('mamogram');
    await expect(dialog).toContainText('didn’t find an exact match');
    await expect(dialog.getByRole('link', { name: 'Estimate the cost: mammogram' })).toBeVisible();
    await input.fill('coinsurance');
    await expect(dialog.getByRole('region', { name: 'Insurance terms' })).toContainText(
      'Your share of the cost of care',
    );
    // A word that means something is looked for as no name.
    await expect(dialog.getByRole('link', { name: /^(Find a doctor|Look up)/ })).toHaveCount(0);
    await input.fill('<img src=x onerror=alert(1)>');
    await expect(dialog).toContainText('Nothing matches.');
    // Enter follows results only: it sends nothing on.
    await input.press('Enter');
    await expect(page).toHaveURL('/medical/dashboard');
    await expect(
      dialog.getByRole('link', {
        name: 'Find a doctor or place named “<img src=x onerror=alert(1)>”',
      }),
    ).toBeVisible();
  });

  test('opens a document in one step', async ({ page }) => {
    await openDashboard(page, 'maria', /Medical/);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: field }).fill('explanation of benefits');
    const documents = page.getByRole('region', { name: 'Documents and forms' });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      documents.getByRole('button').first().click(),
    ]);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => opened.title()).toMatch(/explanation of benefits/i);
    await opened.close();
  });

  test('remembers the last searches in memory until sign-out, without storing them', async ({
    page,
  }) => {
    await openDashboard(page, 'maria', /Medical/);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: field }).fill('lipitor');
    await page.getByRole('link', { name: 'atorvastatin (Lipitor)' }).click();
    await expect(page).toHaveURL(/\/pharmacy\?drug=atorvastatin/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'lipitor' })).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain('lipitor');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await signOut(page);
    await openDashboard(page, 'maria', /Medical/);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: field })).toBeVisible();
    await expect(page.getByText('Recent searches')).toBeHidden();
  });

  test('does not open over a dialog that asks a question', async ({ page }) => {
    await openDashboard(page, 'maria', /Medical/);
    // The search's code has loaded, so the search could open at once.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: field })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
    await expect(page.getByRole('dialog', { name: 'Linking Disclaimer' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('x');
    await expect(page.getByRole('searchbox', { name: field })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('searches loaded data when claims fail to load, and tries again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('503');
    await openDashboard(page, 'maria', /Medical/);
    await page.route('**/health-records/ExplanationOfBenefit*', (route) =>
      route.fulfill({ status: 503 }),
    );
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    await page.getByRole('searchbox', { name: field }).fill('deductible');
    await expect(dialog.getByRole('link', { name: 'Spending Details' })).toBeVisible();
    await expect(dialog).toContainText('couldn’t search some of your', { timeout: 20_000 });
    await page.unroute('**/health-records/ExplanationOfBenefit*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('couldn’t search some of your')).toBeHidden({ timeout: 20_000 });
  });
});
