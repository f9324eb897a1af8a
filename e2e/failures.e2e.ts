import { answerConfig } from './support/config-file.ts';
import { expect, openDashboard, signIn, test } from './support/test.ts';

/** Faults injected into the responses on their way to the browser; what the member sees and keeps. */
test.use({ expectedErrors: ['Failed to load resource', 'BP-NFA-009'] });

const brokenConfigs: [name: string, body: string, words: string][] = [
  ['is no JSON', '<html>', '/config.json could not be read'],
  ['is empty', '', '/config.json could not be read'],
  ['lacks a part', '{"host":""}', 'apis'],
];

for (const [name, body, words] of brokenConfigs) {
  test(`a configuration that ${name} shows a page that says so`, async ({ page }) => {
    await answerConfig(page, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto('/select-plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This portal isn’t set up correctly',
    );
    await expect(page.getByText(words)).toBeVisible();
  });
}

test('a configuration that cannot be reached shows a page that says so', async ({ page }) => {
  await answerConfig(page, (route) => route.abort());
  await page.goto('/select-plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This portal isn’t set up correctly',
  );
});

const faults: [name: string, fault: { status?: number; body?: string } | 'abort', title: RegExp][] =
  [
    ['nobody answers', 'abort', /No connection/],
    ['400', { status: 400, body: '{}' }, /Something went wrong/],
    ['403', { status: 403, body: '{}' }, /No permission/],
    ['404', { status: 404, body: '{}' }, /couldn’t process/],
    ['422', { status: 422, body: '{}' }, /An error has occurred/],
    ['500', { status: 500, body: '' }, /An error has occurred/],
    ['503', { status: 503, body: '' }, /Scheduled maintenance/],
    ['malformed JSON', { body: '{"rights":' }, /An error has occurred/],
    ['HTML instead of JSON', { body: '<!doctype html>' }, /An error has occurred/],
    ['an empty body', { body: '' }, /An error has occurred/],
    ['a wrong shape', { body: '{"hello":"world"}' }, /An error has occurred/],
  ];

for (const [name, fault, title] of faults) {
  test(`rights on a reload: ${name} → a page with BP-NFA-001, and Try again works`, async ({
    page,
  }) => {
    await openDashboard(page, 'sam');
    await page.route('**/accessrights/**', (route) =>
      fault === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'application/json', ...fault }),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Error code: BP-NFA-001')).toBeVisible();
    await page.unrouteAll();
    // Another request does not change a permission.
    if (name === '403') await page.reload();
    else await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/medical/dashboard');
    await expect(page.getByRole('meter').first()).toBeVisible();
  });
}

test('rights that cannot be loaded when a plan is chosen: said beside the plans, the former plan stays', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.route('**/accessrights/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: /Profile/ }).click();
  await page.getByRole('link', { name: 'Switch Plans' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Dental/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('BP-NFA-001');
  const stored = await page.evaluate(() => sessionStorage.getItem('selected-plan') ?? '');
  expect(stored).toContain('"contractType":"Medical"');
});

test('memberships that cannot be loaded: BP-NFA-002 with Retry', async ({ page }) => {
  await page.route('**/memberships', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await signIn(page, 'sam');
  await expect(page.getByText('Error code: BP-NFA-002')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/medical/dashboard');
});

test('401 ends the session, says why, and sign-in leads back', async ({ page }) => {
  await openDashboard(page, 'sam');
  await expect(page.getByRole('meter').first()).toBeVisible();
  await page.route('**/accumulators', (route) => route.fulfill({ status: 401, body: '{}' }));
  await page.goto('/medical/dashboard');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  // With it the tab's user, by an id that names no person (docs/decisions/005).
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
    'deep_link',
    'tab-of',
  ]);
  await page.unrouteAll();
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/dashboard');
});

test('a health record service that fails: the plan card keeps what the membership says', async ({
  page,
}) => {
  await page.route('**/health-records/Coverage**', (route) =>
    route.fulfill({
      contentType: 'application/fhir+json',
      body: JSON.stringify({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [
          {
            resource: {
              resourceType: 'OperationOutcome',
              issue: [{ severity: 'error', code: 'exception' }],
            },
          },
        ],
      }),
    }),
  );
  await openDashboard(page, 'sam');
  const card = page.getByRole('region', { name: 'Your plan' });
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(card.getByText('Error code')).toHaveCount(0);
  await expect(card.getByText('Member ID')).toBeVisible();
});

const corrupt: [key: string, value: string, end: string][] = [
  ['access_token', 'no token at all', '/login'],
  ['access_token', `x.${Buffer.from('{"sub":"sam"}').toString('base64url')}.x`, '/login'],
  ['refresh_token', '', '/login'],
  ['selected-plan', '{"memberId":', '/medical/dashboard'],
  ['message-counts', '[]', '/medical/dashboard'],
];

for (const [key, value, end] of corrupt) {
  test(`storage with a corrupt ${key} (${value.slice(0, 12)}) is dropped, not trusted`, async ({
    page,
  }) => {
    await openDashboard(page, 'sam');
    await page.evaluate(
      ([name, text]) => sessionStorage.setItem(name ?? '', text ?? ''),
      [key, value],
    );
    await page.reload();
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('blocked storage: sign-in says it cannot be finished, no page is blank', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/medical/claims');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('OAU-0001');
});

test('an availability that cannot be asked is no outage', async ({ page }) => {
  await page.route('**/systemavailability', (route) => route.abort());
  await openDashboard(page, 'sam');
});
