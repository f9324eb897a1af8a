import type { Page } from '@playwright/test';
import { answerConfig } from './support/config-file.ts';
import { openError } from './support/errors.ts';
import {
  choosePlan,
  expect,
  expectAccessible,
  openDashboard,
  signIn,
  test,
} from './support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Error' });
const generic =
  'An error occurred, please refresh and try again. If the issue continues, contact us.';

async function openPlans(page: Page): Promise<void> {
  await page.goto('/login');
  await signIn(page, 'maria');
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
}

for (const width of [390, 1280]) {
  test(`the error dialog at ${width} px: 360 wide at most, code first, accessible`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPlans(page);
    await openError(page, { code: 'BP-NFA-022' });
    await expect(dialog(page).locator('p').first()).toHaveText('Error code: BP-NFA-022');
    await expect(dialog(page).locator('p').nth(1)).toHaveText(generic);
    expect((await dialog(page).boundingBox())?.width).toBe(Math.min(360, width - 32));
    await expectAccessible(page);
  });
}

test('by keyboard: the focus is on Close, stays inside, and goes back to where it was', async ({
  page,
}) => {
  await openPlans(page);
  const before = page.getByRole('button', { name: /Profile/ });
  await before.focus();
  await openError(page, {});
  const close = dialog(page).getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeFocused();
  await expect(dialog(page)).not.toContainText('Error code');
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  expect(await dialog(page).evaluate((box) => box.contains(document.activeElement))).toBe(true);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(before).toBeFocused();
  await openError(page, { code: 'BP-NFA-100' });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('it stays until it is closed, wherever the focus goes and whatever else is clicked', async ({
  page,
}) => {
  await openPlans(page);
  await openError(page, { code: 'BP-NFA-100' });
  const close = dialog(page).getByRole('button', { name: 'Close', exact: true });
  await expect(close).toBeFocused();
  // As a navigation that ends just now does.
  await page.locator('h1').evaluate((heading) => heading.focus());
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
});

test('“contact us” leads to /contact from plan selection, to /contact-us from a plan’s screens', async ({
  page,
}) => {
  await openPlans(page);
  await openError(page, {});
  await dialog(page).getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/select-plan');
  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/medical/dashboard');
  await openError(page, {});
  await dialog(page).getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/medical/contact-us');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
});

test.describe('a message that was supplied', () => {
  test.use({
    expectedErrors: [
      'violates the following Content Security Policy directive',
      'Failed to load resource',
    ],
  });

  test('is shown in place of the words every error has, and sanitized', async ({ page }) => {
    await openPlans(page);
    await openError(page, {
      code: 'BP-NFA-100',
      message:
        '<p>Your card was declined. <a href="https://bank.example/" target="_blank" onclick="hit()">Ask your bank</a></p><img src=x onerror="document.title=1">',
    });
    await expect(dialog(page).locator('p').first()).toHaveText('Error code: BP-NFA-100');
    await expect(dialog(page)).toContainText('Your card was declined.');
    await expect(dialog(page)).not.toContainText('An error occurred');
    await expect(dialog(page).locator('img, [onclick]')).toHaveCount(0);
    await expect(dialog(page).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessible(page);
    await openError(page, { message: '<img src=x onerror=hit()>' });
    await expect(dialog(page)).toContainText(generic);
  });
});

test.describe('when the code of the dialog cannot be fetched', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'Failed to fetch'] });

  test('the browser’s own dialog says the same', async ({ page }) => {
    await openPlans(page);
    await page.route(/\/assets\/(error-dialog|overlay).*\.js$/, (route) => route.abort());
    await openError(page, { code: 'BP-NFA-100', message: '<p>Something of its own.</p>' });
    await expect(dialog(page)).toContainText('Error code: BP-NFA-100');
    await expect(dialog(page)).toContainText(generic);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
  });
});

test('the first files of a page hold neither the dialog nor the sanitizer', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openDashboard(page, 'sam');
  await expect(page.getByRole('meter').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /overlay|dialog|sanitize|rich-text/.test(path))).toEqual([]);
});

const failedPages: [status: number, contact: string][] = [
  [403, '/medical/contact-us'],
  [503, '/medical/contact-us'],
];

test.describe('status pages', () => {
  test.use({ expectedErrors: ['Failed to load resource'] });

  for (const [status, contact] of failedPages) {
    for (const width of [390, 1280]) {
      test(`${status} at ${width} px: what happened, what to do, whom to ask`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openDashboard(page, 'sam');
        await page.route('**/accessrights/**', (route) => route.fulfill({ status, body: '{}' }));
        await page.reload();
        await expect(page.getByText('We couldn’t check what your plan includes.')).toBeVisible();
        await expect(page.getByText('Error code: BP-NFA-001')).toBeVisible();
        await expect(page.getByRole('link', { name: 'contact us' })).toHaveAttribute(
          'href',
          contact,
        );
        // Another request does not change a permission.
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(
          status === 403 ? 0 : 1,
        );
        await expectAccessible(page);
      });
    }
  }
});

test('the way to the identity provider shows the loading overlay', async ({ page }) => {
  await page.goto('/contact');
  // The provider's address is unknown until the overlay has been checked.
  let answer = () => {};
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await answerConfig(page, async (route) => {
    await looked;
    await route.continue();
  });
  await page.goto('/initiate-login', { waitUntil: 'commit' });
  const overlay = page.getByRole('status').filter({ hasText: 'account' });
  await expect(overlay).toHaveText('Taking you to your account…');
  await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(overlay.locator('span')).toHaveCSS('width', '48px');
  await expect(overlay.locator('span')).toHaveCSS('height', '48px');
  await expect(overlay.locator('span')).toHaveCSS('border-top-color', 'rgb(36, 117, 183)');
  answer();
  await expect(page.getByRole('heading', { name: 'Demo members' })).toBeVisible();
});
