import type { Page } from '@playwright/test';
import { control, tokenRequests } from '../support/sandbox.ts';
import { letTokenRunOut } from '../support/tokens.ts';
import {
  chooseDemoMember,
  expect,
  expectLoadedDashboard,
  openDashboard,
  signIn,
  test,
  watch,
} from '../support/test.ts';

test.describe.configure({ mode: 'serial' });

test.beforeEach(({ request }) =>
  control(request, {
    clearFaults: '*',
    unlock: '*',
    accessTokenSeconds: 300,
    refreshTokenRotation: 'always',
    // Other tests have refreshes refused on purpose.
    clearLogs: true,
  }),
);

test.afterEach(({ request }) =>
  control(request, {
    clearFaults: '*',
    unlock: '*',
    accessTokenSeconds: 300,
    refreshTokenRotation: 'always',
  }),
);

for (const rotation of ['always', 'never'] as const) {
  test(`refuses no refresh when two tabs with tokens of 5 seconds make 50 calls each, with refresh tokens replaced ${rotation}`, async ({
    page,
    context,
    request,
    expectedErrors,
  }) => {
    test.setTimeout(180_000);
    expectedErrors.push('the server responded with a status of 500');
    await control(request, {
      accessTokenSeconds: 5,
      refreshTokenRotation: rotation,
      // Spreads the calls over several lifetimes of the token.
      fault: { operation: 'getMessageCount', kind: 'delay', value: 300 },
    });
    await openDashboard(page, 'faye');

    // The browser gives a window opened by the page a copy of its session storage: same tokens.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => {
      window.open('/medical/dashboard');
    });
    const otherTab = await opened;
    const otherErrors: string[] = [];
    watch(otherTab, otherErrors);
    await expect(otherTab).toHaveURL('/medical/dashboard');

    const callsOf = async (tab: typeof page) => {
      const messages = tab.getByRole('alert').filter({ hasText: 'new messages' });
      for (let call = 0; call < 50; call += 1) {
        const answered = tab.waitForResponse(/messages\/count/);
        await messages.getByRole('button', { name: 'Retry' }).click();
        expect((await answered).status()).toBe(500);
      }
    };
    await Promise.all([callsOf(page), callsOf(otherTab)]);

    const refreshes = (await tokenRequests(request)).filter(
      (entry) => entry.grantType === 'refresh_token',
    );
    expect(refreshes.filter((entry) => entry.outcome === 'error')).toEqual([]);
    expect(refreshes.length).toBeGreaterThanOrEqual(3);
    await expect(page).toHaveURL('/medical/dashboard');
    await expect(otherTab).toHaveURL('/medical/dashboard');
    expect(otherErrors.filter((text) => !text.includes('status of 500'))).toEqual([]);
  });
}

test('refreshes an expired token before the call, unnoticed by the member', async ({
  page,
  request,
}) => {
  await openDashboard(page, 'sam');
  await expectLoadedDashboard(page);
  await control(request, { clearLogs: true });
  const runOut = await letTokenRunOut(page);
  await page.reload();
  await expectLoadedDashboard(page);
  expect(await accessToken(page)).not.toBe(runOut);
  expect(await tokenRequests(request)).toMatchObject([
    { grantType: 'refresh_token', outcome: 'success' },
  ]);
});

test('renews a session with a revoked refresh token without asking while the provider has a session', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  await openDashboard(page, 'sam');
  await expectLoadedDashboard(page);
  const runOut = await letTokenRunOut(page);
  await page.evaluate(() => {
    sessionStorage.setItem('refresh_token', 'revoked');
  });
  await page.goto('/medical/claims');
  await expect
    .poll(async () => [runOut, ''].includes(await accessToken(page).catch(() => '')))
    .toBe(false);
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
});

test('signs out with the reason when the refresh token is revoked, and returns to the same screen', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('Failed to load resource');
  await openDashboard(page, 'sam');
  await expectLoadedDashboard(page);
  await letTokenRunOut(page);
  // The provider has forgotten the member, too.
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.setItem('refresh_token', 'revoked');
  });
  await page.goto('/medical/claims');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

test('locks the account at the third wrong password, and says so each time', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  const attempt = async () => {
    await page.getByLabel('User name').fill('pat');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await attempt();
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await attempt();
  await expect(page.getByText(/locks after the third failed attempt/)).toBeVisible();
  await attempt();
  await expect(page.getByText(/account is locked after too many failed attempts/)).toBeVisible();
  await chooseDemoMember(page, 'pat');
  await expect(page.getByText(/account is locked/)).toBeVisible();
});

/** Every card has its answer: no call, and so no refresh, is under way. */
function accessToken(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('access_token') ?? '');
}
