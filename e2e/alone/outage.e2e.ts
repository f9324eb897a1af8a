import type { Page } from '@playwright/test';
import { control } from '../support/sandbox.ts';
import { expectAccessibleByBoth } from '../support/second-checker.ts';
import {
  expect,
  openDashboard,
  openScreen,
  signIn,
  signInToDashboard,
  test,
} from '../support/test.ts';

const up = { isSystemAvailable: true, accessTokenSeconds: 300 };
const down = { isSystemAvailable: false };

test.beforeEach(({ request }) => control(request, up));
test.afterEach(({ request }) => control(request, up));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const news = (page: Page) => page.getByRole('main').getByRole('status');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function expectOutage(page: Page): Promise<void> {
  await expect(page).toHaveURL('/outage-message');
  await expect(title(page)).toHaveText('We’re working on our systems');
  // Its own first request has been answered: from here on only the test changes the state.
  await page.waitForLoadState('networkidle');
}

/** Stops the clock: time passes only when a test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

test('brings the member back to the same screen when an outage ends', async ({ page, request }) => {
  await page.clock.install();
  await openDashboard(page, 'sam');
  await control(request, down);
  await page.getByRole('link', { name: 'Claims' }).first().click();
  await expectOutage(page);
  await expect(title(page)).toBeFocused();
  await expect(page.getByText(/^Last checked at \d{1,2}:\d\d [ap]\.m\.$/)).toBeVisible();
  await stopTime(page);

  // A minute's look that changes nothing is not read out.
  const awaitedRequest = page.waitForResponse('**/systemavailability');
  await page.clock.runFor(60_000);
  await awaitedRequest;
  await expectOutage(page);
  await expect(news(page)).toHaveText('');

  await control(request, up);
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/medical/claims');
  await expect(title(page)).toHaveText('Claims');
  expect(await page.evaluate(() => sessionStorage.getItem('deep_link'))).toBeNull();
});

test('brings the member’s screen back after a reload during the outage', async ({
  page,
  request,
}) => {
  await openDashboard(page, 'sam');
  await control(request, down);
  await page.reload();
  await expectOutage(page);
  await page.reload();
  await expectOutage(page);
  await expect(page.getByText(/^Last checked at/)).toBeVisible();
  await control(request, up);
  await retry(page).click();
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(title(page)).toHaveText(/^Good /);
});

test('announces the result of trying again by keyboard, and keeps the focus', async ({
  page,
  request,
}) => {
  await control(request, down);
  await page.goto('/register');
  await expectOutage(page);
  await retry(page).focus();
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText('The portal still isn’t available.');
  await expect(retry(page)).toBeFocused();
  await control(request, up);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/register');
});

test.describe('an outage check without a response', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  test('shows the failure and stays on the outage page', async ({ page, request }) => {
    await control(request, down);
    await page.goto('/contact');
    await expectOutage(page);
    await page.route('**/systemavailability', (route) => route.abort());
    await retry(page).click();
    await expect(news(page)).toHaveText('We couldn’t check just now. We’ll try again in a minute.');
    await expectOutage(page);
    await page.unrouteAll();
    await control(request, up);
    await retry(page).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('replaces the sign-in page during an outage, and then asks for sign-in to return to a protected address', async ({
  page,
  request,
}) => {
  await control(request, down);
  await page.goto('/login');
  await expectOutage(page);
  await control(request, up);
  await retry(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

  await control(request, down);
  await page.goto('/medical/claims');
  await expectOutage(page);
  await control(request, up);
  await retry(page).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

test('does not check the outage while the page is hidden, and checks when it becomes visible', async ({
  page,
  request,
}) => {
  await page.clock.install();
  await control(request, down);
  await page.goto('/register');
  await expectOutage(page);
  await stopTime(page);
  let questions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/systemavailability')) questions += 1;
  });
  const show = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await show(true);
  await page.clock.runFor(300_000);
  expect(questions).toBe(0);
  await control(request, up);
  await show(false);
  await expect(page).toHaveURL('/register');
  // The page checks once, and the guard once before it moves on.
  expect(questions).toBe(2);
});

test('explains a sign-out during the outage, and returns to the screen after sign-in', async ({
  page,
  request,
}) => {
  // Playwright's clock turns `AbortSignal.timeout` too, which would cut renewals off half-way.
  await control(request, { accessTokenSeconds: 3_600 });
  await page.clock.install();
  // Signs in again, because the token of a shared session expires during this test.
  await signInToDashboard(page, 'sam');
  await control(request, down);
  await page.getByRole('link', { name: 'Claims' }).first().click();
  await expectOutage(page);
  // Looking every minute does not keep the session alive.
  await page.clock.runFor('14:55');
  // In small steps: a request waits three seconds for its response.
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull();
  }).toPass();
  await expectOutage(page);
  await control(request, up);
  await retry(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('because you were away for a while');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

test('lets a member in through the bypass during an outage', async ({ page, request }) => {
  await control(request, down);
  await page.goto('/bypass-outage');
  await expect(page).toHaveURL('/login');
  await expect(title(page)).toHaveText('Your health plan, in one place');
  await page.goto('/register');
  await expect(page).toHaveURL('/register');
  await openDashboard(page, 'sam');
});

test('leaves the outage page when there is no outage', async ({ page }) => {
  await page.goto('/outage-message');
  await expect(page).toHaveURL('/login');
  await openScreen(page, 'sam', '/outage-message');
  await expect(page).toHaveURL('/select-plan');
});

test('the outage screen is accessible in every state, at every width', async ({
  page,
  request,
}) => {
  await control(request, down);
  await page.goto('/register');
  await expectOutage(page);
  await expectAccessibleByBoth(page);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await retry(page).click();
  await expect(news(page)).toHaveText('The portal still isn’t available.');
  await expectAccessibleByBoth(page);
});
