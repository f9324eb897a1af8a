import { tabTo } from './support/keyboard.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  expectDashboard,
  openDashboard,
  signIn,
  test,
} from './support/test.ts';

/** States of screens. Each screen by its address: screens.e2e.ts. */

test('has an accessible sign-in page with a refusal, and an accessible provider page', async ({
  page,
}) => {
  await page.goto('/medical/claims');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Demo members' })).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('has an accessible selection of many plans', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'big');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No plans match')).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('has accessible menus and dialogs in the frame', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.getByRole('link', { name: /^Messages, / })).toBeVisible();
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Policy' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Escape');
  for (const [width, opener] of [
    [390, 'More'],
    [820, 'Open menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  }
});

test('has an accessible not-found screen and accessible failing parts', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('the server responded with a status of 500');
  await openDashboard(page, 'faye');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.goto('/medical/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleAtWidths(page);
});

test('signs in, selects a plan, opens a menu entry and signs out by keyboard alone', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign In', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^maria/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/select-plan');
  await expect(page.getByRole('heading', { name: 'Active plans', exact: true })).toBeVisible();
  await tabTo(page, /Medical/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // From the top of the page: the skip link comes first.
  await page.reload();
  await expectDashboard(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, /^Care$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Claims$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medical/claims');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, /Profile of Maria/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Sign Out$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
