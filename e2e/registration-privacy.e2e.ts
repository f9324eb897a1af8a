import type { Page } from '@playwright/test';
import { inMemory } from './support/memory.ts';
import {
  accountOf,
  candidate,
  fillAccount,
  finish,
  goOn,
  heading,
  password,
  prepare,
  typedDate,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';

/** Returns everything readable from the page that outlives a screen, or is seen by others. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      await indexedDB.databases(),
      await caches.keys(),
      document.cookie,
      document.title,
      document.referrer,
      history.state,
      window.name,
      location.href,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]),
  );
}

test('sends typed registration data once, and stores it nowhere else', async ({
  page,
  request,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push('status of 500');
  const iris = await candidate(request, 'Iris');
  const { username, email } = accountOf(iris);
  const secrets = [iris.ssn, '900-74-8306', password];
  // Any address can contain the same four digits by chance.
  const lastDigits = iris.ssn.slice(-4);
  const personal = [
    ...[iris.memberId, iris.lastName, iris.birthDate, typedDate(iris.birthDate)],
    ...[username, email, '5015550117', '(501) 555-0117'],
  ];
  const canariesIn = (text: string, canaries = [...secrets, ...personal]) =>
    canaries.filter((canary) => text.includes(canary));

  const messages: string[] = [];
  const addresses: string[] = [];
  const sent: [path: string, body: string][] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('request', (sentRequest) => {
    addresses.push(sentRequest.url(), sentRequest.headers()['referer'] ?? '');
    if (sentRequest.postData())
      sent.push([new URL(sentRequest.url()).pathname, sentRequest.postData() ?? '']);
  });
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    for (const name of ['error', 'unhandledrejection']) {
      window.addEventListener(name, (event) => errors.push(JSON.stringify(event)));
    }
  });
  const clean = async () => {
    expect(canariesIn(await storedText(page))).toEqual([]);
    expect(canariesIn(messages.join('\n'), [...secrets, ...personal, lastDigits])).toEqual([]);
    expect(canariesIn(addresses.join('\n'))).toEqual([]);
  };

  await page.goto('/register');
  await page.getByLabel('First name').fill(iris.firstName);
  await page.getByLabel('Last name').fill(iris.lastName);
  await page.getByLabel('Date of birth').fill(typedDate(iris.birthDate));
  await page.getByLabel('Member ID').fill(iris.memberId);
  await page.getByRole('radio', { name: 'No' }).check();
  const ssn = page.getByLabel('Social Security number');
  await expect(ssn).toHaveAttribute('type', 'password');
  await ssn.fill('900-74-8306');
  await page.getByRole('button', { name: 'Show Social Security number' }).click();
  await clean();
  // A failure leaves traces, if anything does.
  await page.route('**/public/member-verifications', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await goOn(page);
  await page.getByRole('dialog', { name: 'Error' }).getByText('BP-NFA-100').waitFor();
  await page.keyboard.press('Escape');
  await clean();
  await page.unrouteAll();
  await goOn(page);

  await expect(heading(page, /Create account/)).toBeFocused();
  // The number is gone with its field: nothing of the page holds it.
  expect(canariesIn(await page.content(), [iris.ssn, '900-74-8306'])).toEqual([]);
  await fillAccount(page, iris);
  await clean();
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  expect(canariesIn(await page.content(), [...secrets, lastDigits])).toEqual([]);
  await goOn(page);
  await page.getByRole('checkbox', { name: /accept the Terms of Use/ }).check();
  await page.route('**/public/users', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('dialog', { name: 'Error' }).getByText('BP-NFA-003').waitFor();
  await page.keyboard.press('Escape');
  expect(canariesIn(await page.content(), secrets)).toEqual([]);
  await clean();
  expect(await page.evaluate('JSON.stringify(window.errors)')).toBe('[]');

  // Left, everything is gone; Back finds an empty form.
  await page.getByRole('banner').getByRole('link').click();
  await expect(page).toHaveURL('/login');
  expect(canariesIn(await page.content())).toEqual([]);
  await clean();
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Member ID')).toHaveValue('');
  expect(canariesIn(await page.content())).toEqual([]);

  // Only the two calls ever carried a secret.
  const carriers = sent.filter(([, body]) => canariesIn(body, secrets).length > 0);
  expect([...new Set(carriers.map(([path]) => path))]).toEqual([
    '/api/member/public/member-verifications',
    '/api/member/public/users',
  ]);
  for (const address of addresses.filter((loadedAddress) => loadedAddress !== '')) {
    expect(new URL(address).origin).toBe(baseURL);
  }
});

test('clears numbers from script memory after their step, and everything when the member leaves', async ({
  page,
  request,
}) => {
  const ellis = await candidate(request, 'Ellis');
  const { username, email } = accountOf(ellis);
  // Inside the portal, so that leaving registration does not throw the page away.
  await page.goto('/select-plan');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(heading(page, /Verify member/)).toBeFocused();
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('First name').fill(ellis.firstName);
  await page.getByLabel('Last name').fill(ellis.lastName);
  await page.getByLabel('Date of birth').fill(typedDate(ellis.birthDate));
  const ssn = page.getByLabel('Social Security number');
  await ssn.fill(ellis.ssn);
  expect(await inMemory(page, [ellis.ssn])).toEqual([ellis.ssn]);
  await goOn(page);
  await expect(heading(page, /Create account/)).toBeFocused();
  await fillAccount(page, ellis);
  await goOn(page);
  await expect(heading(page, /Communication settings/)).toBeFocused();
  expect(await inMemory(page, [ellis.ssn, password])).toEqual([password]);
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL('/login');
  await expect(heading(page, 'Your health plan, in one place')).toBeFocused();
  expect(await inMemory(page, [ellis.ssn, password, username, email])).toEqual([]);
});

test('clears the password from script memory once the account is created', async ({
  page,
  request,
}) => {
  await prepare(page, await candidate(request, 'Ellis'));
  expect(await inMemory(page, [password])).toEqual([password]);
  await page.route('**/public/users', (route) =>
    route.fulfill({ status: 201, json: { userId: 'nobody' } }),
  );
  await finish(page);
  expect(await inMemory(page, [password])).toEqual([]);
});
