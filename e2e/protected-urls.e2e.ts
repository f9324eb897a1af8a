import type { Page } from '@playwright/test';
import { choosePlan, expect, signIn, signOut, test } from './support/test.ts';

type Row = [url: string, end: string];

/** An address of each kind behind a plan, with where a medical member ends up. All of them: tests/routes/urls.test.ts. */
const planUrls: Row[] = [
  ['/dv-dashboard', '/medical/dashboard'],
  ['/claims?page=2', '/medical/claims?page=2'],
  ['/dental/spending-details', '/medical/spending-details'],
  ['/message_center/m-1', '/message/m-1'],
];

const signedInUrls: Row[] = [
  ['/select-plan', '/select-plan'],
  ['/settings', '/settings/profile'],
];

// There is no such message.
test.use({ expectedErrors: ['404 (Not Found)'] });

/** Visits the addresses in one page, one after the other, each time signed out. */
async function eachSignedOut(page: Page, urls: Row[], arrive: (end: string) => Promise<void>) {
  for (const [url, end] of urls) {
    await test.step(url, async () => {
      await page.goto(url);
      await expect(page).toHaveURL('/login');
      await signIn(page, 'maria');
      await arrive(end);
      await page.evaluate(() => {
        sessionStorage.clear();
      });
    });
  }
}

test('keeps the address through sign-in and plan selection', async ({ page }) => {
  await eachSignedOut(page, planUrls, async (end) => {
    await expect(page).toHaveURL('/select-plan');
    await choosePlan(page, /Medical/);
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
    expect(await page.evaluate(() => sessionStorage.getItem('deep_link'))).toBeNull();
  });
});

test('keeps an address without a plan through sign-in', async ({ page }) => {
  await eachSignedOut(page, signedInUrls, (end) => expect(page).toHaveURL(end));
});

test('asks for no plan when there is exactly one', async ({ page }) => {
  await page.goto('/claims');
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
  await signOut(page);
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeFocused();
  // Back doesn't open the plan selection either.
  await page.getByRole('link', { name: 'See all claims' }).click();
  await expect(page).toHaveURL('/medical/claims');
  await page.goBack();
  await expect(page).toHaveURL('/medical/dashboard');
});

test('does not follow an address of another site', async ({ page }) => {
  for (const stored of ['https://evil.example/medical/claims', '//evil.example', '/nowhere']) {
    await page.goto('/login');
    await page.evaluate((value) => sessionStorage.setItem('deep_link', value), stored);
    await signIn(page, 'sam');
    await expect(page).toHaveURL('/medical/dashboard');
    await signOut(page);
  }
});

test('keeps session, plan and screen on reload', async ({ page }) => {
  await page.goto('/medical/claims');
  await signIn(page, 'maria');
  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/medical/claims');
  await page.reload();
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();
});
