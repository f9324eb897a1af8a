import { control } from '../support/sandbox.ts';
import { choosePlan, expect, expectAccessible, signIn, test } from '../support/test.ts';

test('asks a member to accept changed terms first, then opens the requested screen', async ({
  page,
  request,
}) => {
  await control(request, { termsNotAccepted: 'lee' });
  await page.goto('/claims');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'lee');
  await expect(page).toHaveURL('/terms-of-use');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.goto('/medical/dashboard');
  await expect(page).toHaveURL('/terms-of-use');
  await page.goto('/claims');
  await expect(page).toHaveURL('/terms-of-use');

  await page.getByRole('button', { name: 'Accept and continue' }).click();
  await expect(page).toHaveURL(/\/(select-plan|medical\/claims)$/);
  if (page.url().endsWith('/select-plan')) await choosePlan(page, /Member ID/);
  await expect(page).toHaveURL('/medical/claims');
  await page.reload();
  await expect(page).toHaveURL('/medical/claims');
});

test('shows a failure to save the acceptance, and retries', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 500');
  await control(request, { termsNotAccepted: 'lee' });
  await control(request, {
    fault: { operation: 'acceptTerms', kind: 'status', value: 500, times: 1 },
  });
  await page.goto('/login');
  await signIn(page, 'lee');
  const accept = page.getByRole('button', { name: 'Accept and continue' });
  await accept.click();
  await expect(page.getByRole('alert')).toContainText('BP-NFA-100');
  await accept.click();
  await expect(page).not.toHaveURL('/terms-of-use');
});
