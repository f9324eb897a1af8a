import type { Route } from '@playwright/test';
import { answerConfig } from './support/config-file.ts';
import { expect, expectAccessibleAtWidths, openDashboard, signIn, test } from './support/test.ts';

/** Faults injected into the responses on their way to the browser; what the member sees and keeps. */
test.use({ expectedErrors: ['Failed to load resource', 'BP-NFA-009'] });

const brokenConfigs: [name: string, body: string, words: string][] = [
  ['is no JSON', '<html>', '/config.json could not be read'],
  ['is empty', '', '/config.json could not be read'],
  ['lacks a part', '{"host":""}', 'apis'],
];

test('shows an error page when the configuration is broken or cannot be reached', async ({
  page,
}) => {
  let answer: Parameters<Route['fulfill']>[0] | null = null;
  await answerConfig(page, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
  const expectSaid = async () => {
    await page.goto('/select-plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This portal isn’t set up correctly',
    );
  };
  await test.step('it cannot be reached', expectSaid);
  for (const [name, body, words] of brokenConfigs) {
    await test.step(`it ${name}`, async () => {
      answer = { body, contentType: 'application/json' };
      await expectSaid();
      await expect(page.getByText(words)).toBeVisible();
    });
  }
});

/** One fault of each kind; the page of each status: tests/errors/status-pages.test.tsx. */
const faults: [name: string, fault: Parameters<Route['fulfill']>[0] | 'abort', title: RegExp][] = [
  ['no answer', 'abort', /No connection/],
  ['403', { status: 403, body: '{}' }, /No permission/],
  ['503', { status: 503, body: '' }, /Scheduled maintenance/],
  ['HTML instead of JSON', { body: '<!doctype html>' }, /An error has occurred/],
];

test('shows BP-NFA-001 when rights fail to load on reload, and loads them on Try again', async ({
  page,
}) => {
  await openDashboard(page, 'sam');
  for (const [name, fault, title] of faults) {
    await test.step(name, async () => {
      await page.route('**/accessrights/**', (route) =>
        fault === 'abort'
          ? route.abort()
          : route.fulfill({ contentType: 'application/json', ...fault }),
      );
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('We couldn’t check what your plan includes.')).toBeVisible();
      await expect(page.getByText('Error code: BP-NFA-001')).toBeVisible();
      await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute(
        'href',
        '/medical/contact-us',
      );
      await expectAccessibleAtWidths(page);
      await page.unrouteAll();
      const again = page.getByRole('button', { name: 'Try again' });
      // Another request does not change a permission.
      await expect(again).toHaveCount(name === '403' ? 0 : 1);
      if (name === '403') await page.reload();
      else await again.click();
      await expect(page).toHaveURL('/medical/dashboard');
      await expect(page.getByRole('meter').first()).toBeVisible();
    });
  }
});

test('shows an error beside the plans when rights fail to load, and keeps the former plan', async ({
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

test('shows BP-NFA-002 with Retry when memberships fail to load', async ({ page }) => {
  await page.route('**/memberships', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await signIn(page, 'sam');
  await expect(page.getByText('Error code: BP-NFA-002')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/medical/dashboard');
});

test('ends the session on 401, says why, and returns after sign-in', async ({ page }) => {
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

test('shows the membership’s facts on the plan card when the health record service fails', async ({
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
  const card = page.getByRole('region', { name: 'Your plan', exact: true });
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(card.getByText('Error code')).toHaveCount(0);
  await expect(card.getByText('Member ID')).toBeVisible();
});

/** Every key with every corrupt value: src/storage/browser-storage.test.ts. */
test('drops corrupt storage', async ({ page }) => {
  await openDashboard(page, 'sam');
  for (const [key, value, end] of [
    ['selected-plan', '{"memberId":', '/medical/dashboard'],
    ['access_token', 'no token at all', '/login'],
  ] as const) {
    await test.step(key, async () => {
      await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
        key,
        value,
      ] as const);
      await page.reload();
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('says that sign-in cannot finish when storage is blocked, and shows no blank page', async ({
  page,
}) => {
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

test('assumes no outage when the availability fails to load', async ({ page }) => {
  await page.route('**/systemavailability', (route) => route.abort());
  await openDashboard(page, 'sam');
});
