import type { Page, Route } from '@playwright/test';
import { expect, expectDashboard, openDashboard, signIn, test } from './support/test.ts';

/**
 * Tests each call of product rule 7.1, claims and the sources of dates with one fault, and each fault with some call: the
 * member sees the specified code or page, no error goes unreported, and the keyboard works. tests/api/failures.test.ts
 * tests every call with every fault.
 */
test.use({ expectedErrors: ['Failed to load resource'] });

const problem = (status: number, more: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Problem', status, ...more }),
});
const json = (body: string) => ({ contentType: 'application/json', body });
const validationErrors = [{ field: 'x', code: 'x', message: 'Not so.' }];

const faults: [name: string, fault: Parameters<Route['fulfill']>[0] | string][] = [
  ['offline', 'internetdisconnected'],
  ['timeout', 'timedout'],
  ['403', problem(403)],
  ['404', problem(404)],
  ['422 with validationErrors', problem(422, { validationErrors })],
  ['500', problem(500)],
  ['malformed JSON', json('{"a":')],
  ['a wrong shape', json('[{"hello":"world"}]')],
  ['401', problem(401)],
];

async function isUsableByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
}

const expectCode = (
  page: Page,
  code: string,
  container: Page | ReturnType<Page['getByRole']> = page,
) => expect(container.getByText(`Error code: ${code}`)).toBeVisible();

/** The card says that it has nothing; the code is for the console only (product rule 8.2). */
async function expectOnlyLogged(
  code: string,
  card: ReturnType<Page['getByRole']>,
  warnings: string[],
): Promise<void> {
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(card.getByText('Error code')).toHaveCount(0);
  await expect.poll(() => warnings.join()).toContain(code);
}

const expectDatesMissing = (page: Page) =>
  expect(
    page
      .getByRole('region', { name: 'What needs your attention' })
      .getByRole('alert')
      .filter({ hasText: 'Some dates aren’t available right now.' }),
  ).toBeVisible();

interface Row {
  call: string;
  address: RegExp | string;
  /** Makes the call. */
  act: (page: Page) => Promise<unknown>;
  expectOutcome: (page: Page, warnings: string[]) => Promise<unknown>;
  /** Public: no user's session depends on it. */
  isPublic?: true;
}

const openAgain = (page: Page) => page.goto('/medical/dashboard');

const rows: Row[] = [
  {
    call: 'availability',
    address: '**/public/systemavailability',
    act: openAgain,
    expectOutcome: async (page, warnings) => {
      await expectDashboard(page);
      await expect.poll(() => warnings.join()).toContain('BP-NFA-009');
    },
    isPublic: true,
  },
  {
    call: 'user notice',
    address: '**/public/user-notice',
    act: openAgain,
    expectOutcome: async (page, warnings) => {
      await expectDashboard(page);
      await expect.poll(() => warnings.join()).toContain('BP-NFA-010');
    },
    isPublic: true,
  },
  {
    call: 'memberships',
    address: '**/memberships',
    act: (page) => page.goto('/select-plan'),
    expectOutcome: (page) => expectCode(page, 'BP-NFA-002'),
  },
  {
    call: 'access rights',
    address: '**/accessrights/**',
    act: openAgain,
    expectOutcome: (page) => expectCode(page, 'BP-NFA-001'),
  },
  {
    call: 'message counts',
    address: '**/messages/count*',
    act: openAgain,
    expectOutcome: (page) =>
      expectCode(
        page,
        'BP-NFA-0233',
        page.getByRole('region', { name: 'What needs your attention' }),
      ),
  },
  {
    call: 'coverage',
    address: '**/health-records/Coverage*',
    act: openAgain,
    expectOutcome: (page, warnings) =>
      expectOnlyLogged(
        'BP-FA-006',
        page.getByRole('region', { name: 'Your plan', exact: true }),
        warnings,
      ),
  },
  {
    call: 'patients',
    address: '**/health-records/Patient*',
    act: openAgain,
    expectOutcome: (page, warnings) =>
      expectOnlyLogged('BP-FA-004', page.getByRole('region', { name: 'Recent claims' }), warnings),
  },
  {
    call: 'claims',
    address: '**/health-records/ExplanationOfBenefit?*',
    act: openAgain,
    expectOutcome: (page) =>
      expectCode(page, 'BP-NFA-100', page.getByRole('region', { name: 'Recent claims' })),
  },
  {
    call: 'last days to appeal',
    address: '**/appeal-deadlines*',
    act: openAgain,
    expectOutcome: expectDatesMissing,
  },
  {
    call: 'the bill',
    address: '**/contracts/*/billing',
    act: openAgain,
    expectOutcome: expectDatesMissing,
  },
  {
    call: 'single sign-on',
    address: '**/api/member/sso',
    act: async (page) => {
      await openAgain(page);
      await page.getByRole('button', { name: 'Policy' }).click();
      await page.getByRole('link', { name: /^Coordination of Benefits/ }).click();
    },
    expectOutcome: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog).toContainText('BP-NFA-100');
      await dialog.getByRole('link', { name: 'contact us' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/medical/contact-us');
    },
  },
];

if (rows.length < faults.length) throw new Error('There are more faults than calls.');

test('shows each failing call, and still works by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  let warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openDashboard(page, 'maria', /Medical/);
  const trials = rows.map((row, index) => ({ ...row, fault: faults[index % faults.length] }));
  // Faults that end the session are last.
  const endsSession = ({ fault, isPublic }: (typeof trials)[number]) =>
    fault?.[0] === '401' && isPublic !== true;
  const inOrder = [...trials.filter((trial) => !endsSession(trial)), ...trials.filter(endsSession)];
  expect(inOrder.filter(endsSession)).toHaveLength(1);
  for (const trial of inOrder) {
    const { call, address, act, expectOutcome, fault: [name, fault] = [] } = trial;
    if (fault === undefined) throw new Error('There are no faults.');
    await test.step(`${call}: ${name}`, async () => {
      warnings = [];
      await page.route(address, (route) =>
        typeof fault === 'string' ? route.abort(fault) : route.fulfill(fault),
      );
      await act(page);
      if (endsSession(trial)) {
        await expect(page).toHaveURL('/login');
        await expect(page.getByRole('alert')).toContainText('Your session has ended');
      } else await expectOutcome(page, warnings);
      await isUsableByKeyboard(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('handles status 500 from the token endpoint', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/token', (route) =>
    route.fulfill({ ...problem(500), headers: { 'access-control-allow-origin': '*' } }),
  );
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('OAU-0001');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await isUsableByKeyboard(page);
});
