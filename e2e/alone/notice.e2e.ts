import type { Page } from '@playwright/test';
import { control } from '../support/sandbox.ts';
import {
  choosePlan,
  expect,
  expectAccessible,
  expectDashboard,
  openDashboard,
  signIn,
  test,
} from '../support/test.ts';

/** The system notice as the sandbox's control page sets it: for all users. */
const notice =
  '<p>Payments will be unavailable on Sunday. <a href="/contact" class="notice-link" target="_blank">Contact us</a> before then.</p>';

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ request }) => control(request, { notice }));
test.afterEach(({ request }) => control(request, { notice: null }));

const banner = (page: Page) => page.getByRole('region', { name: 'Notice' });

/** Returns the layout shift since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames later all that was noted has been delivered.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

test('shows the notice on four screens only', async ({ page }) => {
  await page.goto('/login');
  await expect(banner(page)).toContainText('Payments will be unavailable on Sunday.');
  const link = banner(page).getByRole('link', { name: 'Contact us' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  for (const address of ['/contact', '/register', '/terms-of-use', '/nowhere']) {
    await page.goto(address);
    await expectNoPlace(page);
  }

  await page.goto('/login');
  await signIn(page, 'maria');
  await expect(page).toHaveURL('/select-plan');
  await expect(banner(page)).toBeVisible();
  for (const [type, isShown] of [
    ['Medical', true],
    ['Dental', true],
    ['Vision', false],
  ] as const) {
    await page.goto('/select-plan');
    await choosePlan(page, new RegExp(type));
    await expect(page).toHaveURL(`/${type.toLowerCase()}/dashboard`);
    if (isShown) await expect(banner(page)).toBeVisible();
    else await expectNoPlace(page);
  }
  for (const address of [
    '/vision/claims',
    '/settings/profile',
    '/messages',
    '/vision/contact-us',
  ]) {
    await page.goto(address);
    await expectNoPlace(page);
  }
});

/** There is not even a place for it, so that it cannot come later. */
async function expectNoPlace(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-place=notice]')).toHaveCount(0);
}

/** Opens an address, waits for the notice to be answered and expects that it is not shown. */
async function expectDismissed(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse('**/user-notice');
  await open();
  await (await answered).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
}

for (const width of [390, 1280]) {
  test(`pages are accessible at ${width} px, and hardly move when the notice arrives`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await expectAccessible(page);
    await signIn(page, 'maria');
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await choosePlan(page, /Medical/);
    await expect(page.getByRole('meter').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('meter').first()).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.1);
    await expectAccessible(page);
  });
}

test('stays dismissed until sign-out after a member dismisses it by keyboard on the sign-in page', async ({
  page,
}) => {
  await page.goto('/login');
  await banner(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('notice-dismissed'))).toBe(notice);
  await expectDismissed(page, () => page.reload());
  await expectDismissed(page, () => signIn(page, 'sam'));
  await expectDashboard(page);
  await expect(banner(page)).toHaveCount(0);
  // This provider ends its session without showing a page.
  await page.route(/\/session\/end\?/, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Profile of Sam' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  // The session's memory is gone, and this page is the portal's own one.
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('disappears from all dashboards when dismissed on one, and shows the next notice', async ({
  page,
  request,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expectDismissed(page, () => page.reload());
  await expect(page.getByRole('meter').first()).toBeVisible();
  await expectDismissed(page, () => page.goto('/select-plan'));
  await control(request, { notice: '<p>Something else.</p>' });
  await page.reload();
  await expect(banner(page)).toContainText('Something else.');
});
