import { control } from '../support/sandbox.ts';
import { choosePlan, expect, expectAccessible, signIn, test } from '../support/test.ts';

test('whoever has to accept the terms again is asked before anything else, and comes to where they wanted', async ({
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
  // No way around it.
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

test('a failure to save says so, and can be tried again', async ({
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
