import type { Page } from '@playwright/test';
import {
  accountOf,
  candidate,
  fillMember,
  finish,
  goOn,
  heading,
  password,
  prepare,
  summary,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** The insurer's responses to the two calls of registration, with what the member sees and keeps. */
test.use({ expectedErrors: ['Failed to load resource'] });

type FieldError = { field: string; code: string; message: string };

async function answerUsers(page: Page, validationErrors: FieldError[]): Promise<void> {
  await page.unrouteAll();
  await page.route('**/public/users', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'x', status: 422, validationErrors }),
    }),
  );
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Goes from the step that the rejection led to back to the end, changing nothing. */
async function toTheEnd(page: Page): Promise<void> {
  while (!page.url().endsWith('/complete-registration')) {
    const from = page.url();
    await goOn(page);
    await expect(page).not.toHaveURL(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}

test('shows a refused value at its field in its step, and keeps all other values', async ({
  page,
  request,
}) => {
  const ellis = await candidate(request, 'Ellis');
  const { username, email } = accountOf(ellis);
  await prepare(page, ellis);
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();

  const fields: [field: string, address: string, label: string, title: RegExp][] = [
    ['username', '/create-account', 'Username', /Create account/],
    ['email', '/create-account', 'Email address', /Create account/],
    ['phone', '/create-account', 'Mobile phone', /Create account/],
    [
      'communication.memberTexts',
      '/communication-settings',
      'Messages for members',
      /Communication settings/,
    ],
  ];
  for (const [field, address, label, title] of fields) {
    const message = `Not this ${field}.`;
    await answerUsers(page, [{ field, code: 'notAllowed', message }]);
    await create(page);
    await expect(page, field).toHaveURL(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([message]);
    await summary(page).getByRole('link').click();
    const input = page.getByLabel(label);
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(new RegExp(message));
    await toTheEnd(page);
    await expect(page.getByText(username, { exact: true })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /accept the Terms of Use/ })).toBeChecked();
  }

  // An error of an unknown field appears for the whole form.
  await answerUsers(page, [{ field: 'shoeSize', code: 'x', message: 'No shoes.' }]);
  await create(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('No shoes.');
});

test('handles a taken user name, then a refused password', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  await prepare(page, ellis);
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  await answerUsers(page, [{ field: 'username', code: 'REG-0020', message: 'taken' }]);
  await create(page);
  await expect(summary(page)).toContainText('This username is taken. Please choose another one.');
  const username = page.getByLabel('Username');
  await expect(username).toHaveValue('elliswarren');
  await username.fill('elliswarren9');
  // A change of the field removes its message.
  await expect(summary(page)).toHaveCount(0);
  // The password is kept, although the field is empty.
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await goOn(page);
  await expect(page.getByText('elliswarren9')).toBeVisible();

  await answerUsers(page, [{ field: 'password', code: 'REG-0009', message: 'weak' }]);
  await create(page);
  await expect(summary(page)).toBeFocused();
  await expect(page.getByText('Leave this blank to keep it.')).toHaveCount(0);
  // The refused password is gone, so one is required.
  await page.getByLabel('Username').fill('elliswarren8');
  await goOn(page);
  await expect(summary(page).getByRole('link')).toHaveText(['Enter a password.']);
  await page.getByLabel('Password').fill(password);
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
});

test('adds a guardian that the insurer asks for at the end', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  await prepare(page, ellis);
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  const message = 'Children under 14 must be registered by a legal guardian.';
  await answerUsers(
    page,
    ['guardian.firstName', 'guardian.lastName'].map((field) => ({
      field,
      code: 'required',
      message,
    })),
  );
  await create(page);
  await expect(page).toHaveURL('/register');
  await expect(summary(page)).toBeFocused();
  await summary(page).getByRole('link').first().click();
  await expect(page.getByLabel('Guardian’s first name')).toBeFocused();
});

test('says only that details do not match, and lets the member correct them', async ({
  page,
  request,
}) => {
  const ellis = await candidate(request, 'Ellis');
  await page.goto('/register');
  await fillMember(page, { ...ellis, lastName: 'Waren' });
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('We couldn’t find a member with these details.');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveValue(ellis.ssn.slice(-4));
  await page.getByLabel('Last name').fill('Warren');
  await goOn(page);
  await expect(heading(page, /Create account/)).toBeFocused();
});

type Fault = { status?: number; body?: string } | 'abort';

const faults: [name: string, fault: Fault][] = [
  ['no answer', 'abort'],
  ...[400, 401, 403, 404, 429, 500, 503].map((status): [string, Fault] => [
    String(status),
    { status, body: '{}' },
  ]),
  ['malformed JSON', { body: '{"verificationId":' }],
  ['HTML', { body: '<!doctype html><h1>Please wait</h1>' }],
  ['an empty body', { body: '' }],
  ['a wrong shape', { body: '{"hello":"world"}' }],
];

/** Each fault opens a dialog with its code; closing it returns the focus to the button and keeps the form. */
async function expectDialogs(
  page: Page,
  { pattern, button, code }: { pattern: string; button: string; code: string },
): Promise<void> {
  const address = page.url();
  for (const [name, fault] of faults) {
    await page.route(pattern, (route) =>
      fault === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'application/json', ...fault }),
    );
    await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog, name).toContainText(`Error code: ${code}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: button }), name).toBeFocused();
    expect(page.url(), name).toBe(address);
    await page.unrouteAll();
  }
}

test('shows every failure of the verification', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  await page.goto('/register');
  await fillMember(page, ellis);
  await expectDialogs(page, {
    pattern: '**/public/member-verifications',
    button: 'Continue',
    code: 'BP-NFA-100',
  });
  await expect(page.getByLabel('First name')).toHaveValue(ellis.firstName);
  await expect(page.getByLabel('Member ID')).toHaveValue(ellis.memberId);
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveValue(ellis.ssn.slice(-4));
  await goOn(page);
  await expect(heading(page, /Create account/)).toBeFocused();
});

test('shows every failure of the registration, and then registers', async ({ page, request }) => {
  const finn = await candidate(request, 'Finn');
  await prepare(page, finn);
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  await expectDialogs(page, {
    pattern: '**/public/users',
    button: 'Create account',
    code: 'BP-NFA-003',
  });
  await expect(page.getByText(accountOf(finn).username, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /accept the Terms of Use/ })).toBeChecked();
  await finish(page);
});

test('shows progress of a slow answer, sends once, and makes Back wait for it', async ({
  page,
  request,
}) => {
  const ellis = await candidate(request, 'Ellis');
  await prepare(page, ellis);
  let calls = 0;
  let release = () => {};
  await page.route('**/public/users', async (route) => {
    calls += 1;
    await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill({ status: 500, body: '{}' });
  });
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  const button = page.getByRole('button', { name: 'Creat' });
  await button.dblclick();
  await expect(button).toHaveText('Creating the account…');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  // Neither a link to an earlier step nor Back opens one: the account may be made already.
  await page
    .getByRole('link', { name: /Change/ })
    .first()
    .click();
  await expect(page).toHaveURL('/complete-registration');
  await expect(button).toHaveText('Creating the account…');
  await page.goBack();
  await expect(page).toHaveURL('/complete-registration');
  await expect(button).toHaveText('Creating the account…');
  release();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText('BP-NFA-003');
  expect(calls).toBe(1);
});
