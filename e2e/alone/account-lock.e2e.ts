import {
  askForPasscode,
  enterPasscode,
  letterTo,
  passcodeIn,
  step,
  summary,
} from '../support/account-help.ts';
import { inMemory } from '../support/memory.ts';
import { control } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';

// While it is locked, no other test can sign in with that account.
test.afterEach(({ request }) => control(request, { unlock: 'dev' }));

test('unlocks an account with passcode, secret answers and a new password, which signs in', async ({
  page,
  request,
  expectedErrors,
}) => {
  // Wrong answers, and a password that is the present one.
  expectedErrors.push('status of 422');
  const member = 'dev';
  // Another one each time: the current password cannot be the new one.
  const password = `Harbor-lights${Date.now() % 100_000}`;
  const signIn = async (typed: string) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('User name').fill(member);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await signIn('wrong');
  await signIn('wrong');
  await signIn('wrong');
  await expect(page.getByRole('alert')).toContainText('Your account is locked');

  await page.goto('/account-help');
  await page.getByRole('link', { name: 'Unlock with a new password' }).click();
  await askForPasscode(page, member);
  await enterPasscode(page, passcodeIn(await letterTo(request, member)));
  await expect(step(page, 'Choose a new password')).toBeFocused();
  await page.getByLabel('What was the name of your first pet?').fill('biscuit');
  await page.getByLabel('On which street did you grow up?').fill('Oak');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(summary(page)).toContainText('These answers don’t match');
  await expect(page.getByLabel('New password')).toHaveValue(password);
  await page.getByLabel('On which street did you grow up?').fill('Magnolia');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(step(page, 'Your new password is saved')).toBeFocused();
  // The typed values do not outlive the form.
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state]),
  );
  expect(storage).not.toMatch(/Harbor-lights|Magnolia|biscuit/);
  expect(await inMemory(page, [password, 'Magnolia'])).toEqual([]);
  expect(page.url()).not.toMatch(/Harbor|dev|Magnolia/);

  await signIn(password);
  await page.getByLabel('Passcode').fill(passcodeIn(await letterTo(request, member)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/medical/dashboard');

  // The same again: the present password cannot be the new one.
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await askForPasscode(page, member);
  await enterPasscode(page, passcodeIn(await letterTo(request, member)));
  await page.getByLabel('What was the name of your first pet?').fill('Biscuit');
  await page.getByLabel('On which street did you grow up?').fill('Magnolia');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(
    summary(page).getByRole('link', { name: /different from your current one/ }),
  ).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
});
