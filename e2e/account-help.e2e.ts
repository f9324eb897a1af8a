import {
  askForPasscode,
  birthDateOf,
  enterPasscode,
  letterTo,
  passcodeIn,
  sendPasscode,
  step,
  summary,
} from './support/account-help.ts';
import { control } from './support/sandbox.ts';
import { expect, expectAccessible, expectAccessibleAtWidths, test } from './support/test.ts';

const anotherThan = (passcode: string) => (passcode === '000000' ? '111111' : '000000');

test('sends a forgotten user name to the email address on file', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Need help with your account?' }).click();
  await page.getByRole('link', { name: 'Find my username' }).click();
  await expect(step(page, 'Find my username')).toBeFocused();
  await page.getByLabel('Member ID').fill('A1042887701');
  await page.getByLabel('Date of birth').fill(birthDateOf('maria'));
  await page.getByLabel('Email address on your account').fill('maria.delgado@mail.example');
  await page.getByRole('button', { name: 'Send my username' }).click();
  await expect(step(page, 'Check your email')).toBeFocused();
  expect(await letterTo(request, 'maria')).toBe('Your username is maria.');
  await page.getByRole('button', { name: 'Review my details' }).click();
  await expect(page.getByLabel('Member ID')).toHaveValue('A1042887701');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Find my username' })).toBeVisible();
});

test.describe('account help after a refused request', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('counts down the attempts after wrong passcodes, and sends a new passcode after the last', async ({
    page,
    request,
  }) => {
    await askForPasscode(page, 'ruth');
    const wrong = anotherThan(passcodeIn(await letterTo(request, 'ruth')));
    await enterPasscode(page, wrong);
    await expect(summary(page)).toContainText('You have 2 attempts left.');
    await expect(summary(page)).toBeFocused();
    await enterPasscode(page, wrong);
    await expect(summary(page)).toContainText('You have 1 attempt left.');
    await enterPasscode(page, wrong);
    await expect(step(page, 'Too many attempts')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('ruth');
    await sendPasscode(page);
    await enterPasscode(page, passcodeIn(await letterTo(request, 'ruth')));
    await expect(step(page, 'Choose a new password')).toBeFocused();
  });

  test('refuses an expired passcode and sends a new one', async ({ page, request }) => {
    await askForPasscode(page, 'big');
    const first = passcodeIn(await letterTo(request, 'big'));
    await control(request, { expirePasscodes: 'big' });
    await enterPasscode(page, first);
    await expect(summary(page)).toContainText('This passcode no longer works.');
    await page.getByRole('button', { name: 'Send a new passcode' }).click();
    await expect(page.getByText('We sent you a new passcode.')).toBeVisible();
    await enterPasscode(page, passcodeIn(await letterTo(request, 'big')));
    await expect(step(page, 'Choose a new password')).toBeVisible();
  });

  test('accepts no passcode while it requests a new one', async ({ page, request }) => {
    await askForPasscode(page, 'dev');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/account-help/passcodes', async (route) => {
      await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Send a new passcode' }).click();
    await expect(page.getByRole('status')).toHaveText('Sending a new passcode…');
    const check = page.getByRole('button', { name: 'Verify passcode' });
    await expect(check).toBeDisabled();
    letGo();
    await expect(page.getByText('We sent you a new passcode.')).toBeVisible();
    await expect(check).toBeEnabled();
    await enterPasscode(page, passcodeIn(await letterTo(request, 'dev')));
    await expect(step(page, 'Choose a new password')).toBeVisible();
  });

  test('ends the reset after three wrong answers', async ({ page, request }) => {
    await askForPasscode(page, 'sam');
    await enterPasscode(page, passcodeIn(await letterTo(request, 'sam')));
    await page.getByLabel('What was the name of your first pet?').fill('Rex');
    await page.getByLabel('On which street did you grow up?').fill('Oak');
    await page.getByLabel('New password').fill('Harbor-lights7');
    for (const attempt of [1, 2]) {
      await page.getByRole('button', { name: 'Save new password' }).click();
      await expect(summary(page), `attempt ${attempt}`).toContainText('don’t match');
    }
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('you’ve run out of time or attempts')).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('sam');
  });

  test('tells a member without security questions whom to call', async ({ page, request }) => {
    await askForPasscode(page, 'pat', 'Text message');
    await enterPasscode(page, passcodeIn(await letterTo(request, 'pat')));
    await expect(page.getByText('Your account has no security questions')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expectAccessible(page);
  });

  test('does not reveal whether a user name exists', async ({ page }) => {
    await page.goto('/account-help?topic=password');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Date of birth').fill('01011990');
    await page.getByRole('radio', { name: 'Text message' }).check();
    await page.getByRole('button', { name: 'Send passcode' }).click();
    await enterPasscode(page, '123456');
    await expect(summary(page)).toContainText('You have 2 attempts left.');
  });

  for (const [name, status] of [
    ['a failure', 500],
    ['maintenance', 503],
    ['an answer for signed-in members', 401],
  ] as const) {
    test(`shows the error code after ${name} and keeps the typed values`, async ({ page }) => {
      await page.route('**/account-help/usernames', (route) => route.fulfill({ status, body: '' }));
      await page.goto('/account-help?topic=username');
      await page.getByLabel('Member ID').fill('A1042887701');
      await page.getByLabel('Date of birth').fill('03/14/1984');
      await page.getByLabel('Email address on your account').fill('maria.delgado@mail.example');
      await page.getByRole('button', { name: 'Send my username' }).click();
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog).toContainText('BP-NFA-100');
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByLabel('Member ID')).toHaveValue('A1042887701');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Send my username' }).click();
      await expect(step(page, 'Check your email')).toBeVisible();
    });
  }
});

test('account help is accessible at every step', async ({ page, request }) => {
  await page.goto('/account-help');
  await page.getByRole('link', { name: 'Find my username' }).click();
  await page.getByRole('button', { name: 'Send my username' }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtWidths(page);
  await page.goto('/account-help?topic=password');
  await page.getByRole('button', { name: 'Send passcode' }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtWidths(page);
  await askForPasscode(page, 'norah');
  await page.getByRole('button', { name: 'Verify passcode' }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtWidths(page);
  await enterPasscode(page, passcodeIn(await letterTo(request, 'norah')));
  await expect(step(page, 'Choose a new password')).toBeFocused();
  await page.getByLabel('New password').fill('Harbor');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleAtWidths(page);
});
