import {
  accountOf,
  candidate,
  fillAccount,
  fillMember,
  finish,
  goOn,
  heading,
  password,
  prepare,
  signInAsNew,
  summary,
  typeSignIn,
  verify,
  welcome,
} from './support/registration.ts';
import { control } from './support/sandbox.ts';
import { backFromProvider, choosePlan, expect, signInToDashboard, test } from './support/test.ts';

test('registers an adult, who signs in at once and sees the dashboard', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 422');
  const nadia = await candidate(request, 'Nadia');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page).toHaveTitle('Verify member | Member Portal');
  await expect(heading(page, 'Step 1 of 4 Verify member')).toBeVisible();

  await fillMember(page, nadia);
  await goOn(page);
  await expect(page).toHaveURL('/create-account');
  await expect(page).toHaveTitle('Create account | Member Portal');
  await expect(heading(page, 'Step 2 of 4 Create account')).toBeFocused();

  await fillAccount(page, nadia);
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(501) 555-0117');
  await goOn(page);
  await expect(page).toHaveTitle('Communication settings | Member Portal');
  await expect(heading(page, 'Step 3 of 4 Communication settings')).toBeFocused();

  await page.getByRole('checkbox', { name: 'Paperless explanations of benefits' }).check();
  await goOn(page);
  await expect(page).toHaveTitle('Complete registration | Member Portal');
  await expect(heading(page, 'Step 4 of 4 Complete registration')).toBeFocused();

  // The account to be created, without a secret.
  const account = page.getByRole('region', { name: 'Your account' });
  for (const words of [
    'Nadia Brooks',
    'Harbor Group PPO 1000',
    'nadiabrooks',
    '(501) 555-0117',
    'Online, no paper',
    'No texts',
  ]) {
    await expect(account.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(password)).toHaveCount(0);

  await page.getByRole('button', { name: 'Read the Terms of Use' }).click();
  const terms = page.getByRole('dialog', { name: 'Terms of Use' });
  await expect(terms).toContainText('Who may use the portal');
  await terms.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('checkbox', { name: /accept the Terms of Use/ })).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(welcome(page)).toContainText('You are registered. Sign in to see your plan.');
  await expect(welcome(page).getByRole('link', { name: 'Sign In' })).toBeFocused();

  await signInAsNew(page, nadia);
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(heading(page, /^Good \w+, Nadia$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your plan', exact: true })).toContainText(
    nadia.memberId,
  );
  await expect(page.getByRole('meter', { name: 'Your deductible' })).toBeVisible();

  // Once is enough.
  await page.goto('/register');
  await fillMember(page, nadia);
  await goOn(page);
  await expect(summary(page)).toContainText('This member already has an account.');
});

test('registers a child by a signed-in guardian, and shows the child only the child’s data', async ({
  page,
  request,
}) => {
  const sofia = await candidate(request, 'Sofia');
  await signInToDashboard(page, 'maria', /Medical/);
  await page.goto('/register');
  // The guardian is required as soon as the date says so.
  const guardian = page.getByRole('region', { name: 'Legal guardian' });
  await page.getByLabel('Date of birth').fill('06/17/1986');
  await expect(guardian).toHaveCount(0);
  await page.getByLabel('Date of birth').fill('');
  await fillMember(page, { ...sofia, guardian: null });
  await expect(guardian).toBeVisible();
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter the first name of the legal guardian.',
    'Enter the last name of the legal guardian.',
  ]);
  await fillMember(page, sofia);
  await goOn(page);
  await expect(page.getByText('Enter your own email address')).toBeVisible();
  await fillAccount(page, sofia);
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await goOn(page);
  await expect(page.getByText('Maria Delgado')).toBeVisible();
  await page.getByRole('checkbox', { name: /for the child/ }).check();
  await finish(page);
  await expect(welcome(page)).toContainText('Sign out first to use the new account.');
  const back = backFromProvider(page);
  await welcome(page).getByRole('button', { name: 'Sign Out' }).click();
  await back;
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await typeSignIn(page, sofia);
  await choosePlan(page, /Medical/);
  await expect(heading(page, /, Sofia$/)).toBeVisible();
  await expect(page.getByText('Also covered')).toHaveCount(0);
  // The rights offer nothing that the child does not have, such as the parent's account: no call is refused.
  await page.waitForLoadState('networkidle');
});

test('asks a Medicare member for the MBI when the insurer requires it', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 422');
  const walter = await candidate(request, 'Walter');
  await page.goto('/register');
  await fillMember(page, { ...walter, mbiLast4: null });
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await summary(page)
    .getByRole('link', {
      name: 'Enter the last 4 digits or letters of your Medicare number (MBI).',
    })
    .click();
  const mbi = page.getByLabel('Last 4 of the Medicare number');
  await expect(mbi).toBeFocused();
  // Nothing else has to be typed again.
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveValue(walter.ssn.slice(-4));
  await mbi.fill((walter.mbiLast4 ?? '').toLowerCase());
  await goOn(page);
  await fillAccount(page, walter);
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await goOn(page);
  await finish(page);
  await signInAsNew(page, walter);
  await expect(page.getByRole('link', { name: 'Arbor Medicare home' })).toBeVisible();
});

test('keeps typed values on Back and Forward, except secrets', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  await prepare(page, ellis);
  const { username, email } = accountOf(ellis);
  await page.goBack();
  await expect(page).toHaveURL('/communication-settings');
  await page.getByRole('checkbox', { name: /Messages for members/ }).check();
  await page.goBack();
  await expect(heading(page, /Create account/)).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(501) 555-0117');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByText('Leave this blank to keep it.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First name')).toHaveValue(ellis.firstName);
  await expect(page.getByLabel('Date of birth')).toHaveValue('12/05/1990');
  await expect(page.getByLabel('Member ID')).toHaveValue(ellis.memberId);
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveValue('');
  await expect(page.getByText('You’re verified for Harbor Basic EPO.')).toBeVisible();

  // The steps that are done stay open; the choice made on the way back too.
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('checkbox', { name: /Messages for members/ })).toBeChecked();
  await goOn(page);
  await expect(page.getByText('Yes, to the mobile phone')).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Username').fill('elliswarren2');
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await goOn(page);
  await expect(page.getByText('elliswarren2')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/communication-settings');
});

test('redirects addresses out of order to the first step, and restarts on reload', async ({
  page,
  request,
}) => {
  for (const address of ['/create-account', '/complete-registration']) {
    await page.goto(address);
    await expect(page).toHaveURL('/register');
    await expect(heading(page, /Verify member/)).toBeVisible();
  }
  const ellis = await candidate(request, 'Ellis');
  await verify(page, ellis);
  await page.getByLabel('Username').fill('elliswarren');
  await page.reload();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('You’re verified')).toHaveCount(0);
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);

  // A user who leaves starts over as well, although the page stays.
  await page.goto('/select-plan');
  const register = page.getByRole('link', { name: 'Register' });
  await register.click();
  await fillMember(page, ellis);
  await goOn(page);
  await expect(heading(page, /Create account/)).toBeFocused();
  await page.evaluate(() => history.go(-2));
  await register.click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('You’re verified')).toHaveCount(0);
});

test('explains communication choices outside registration, and links to them', async ({ page }) => {
  await page.goto('/communication-settings');
  await expect(page).toHaveTitle('Communication settings | Member Portal');
  for (const name of ['Paperless explanations of benefits', 'Messages for members']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, /Verify member/)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Communication settings')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in to change' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^sam/ }).click();
  await expect(page).toHaveURL('/settings/preferences');
  await page.goto('/communication-settings');
  await page.getByRole('link', { name: 'Open preferences' }).click();
  await expect(page).toHaveURL('/settings/preferences');
});

test('returns to the first step when the verification has expired, and keeps the names', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 422');
  const ellis = await candidate(request, 'Ellis');
  await prepare(page, ellis);
  // Expire the verification right before the call, because another test may verify the same member.
  await page.route('**/public/users', async (route) => {
    await control(request, { expireVerification: ellis.memberId });
    await route.continue();
  });
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/register');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('your verification timed out');
  await expect(page.getByLabel('First name')).toHaveValue('Ellis');
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveValue('');
  await page.unrouteAll();
  await page.getByLabel('Last 4 digits of the SSN').fill(ellis.ssn.slice(-4));
  await goOn(page);
  await expect(page.getByLabel('Username')).toHaveValue('elliswarren');
});
