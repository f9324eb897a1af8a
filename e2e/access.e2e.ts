import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import {
  choosePlan,
  expect,
  expectAccessible,
  expectDashboard,
  openDashboard,
  sidewaysScroll,
  signIn,
  test,
} from './support/test.ts';

/** States of screens, at the width of a phone and of a laptop. Each screen by its address: screens.e2e.ts. */
const widths = [390, 1280];

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('sign-in page with a refusal, and the provider’s own page', async ({ page }) => {
      await page.goto('/medical/claims');
      await page.getByRole('link', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Demo members' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel and return' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('plan selection, few plans and many', async ({ page }) => {
      await page.goto('/login');
      await signIn(page, 'big');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
      await page.getByRole('searchbox').fill('nothing like it');
      await expect(page.getByText('No plans match')).toBeVisible();
      await expectAccessible(page);
    });

    test('dashboards of all three plan types, and what opens from them', async ({ page }) => {
      await page.goto('/login');
      await signIn(page, 'maria');
      await expect(page).toHaveURL('/select-plan');
      for (const type of ['Medical', 'Dental', 'Vision']) {
        await page.goto('/select-plan');
        await choosePlan(page, new RegExp(type));
        await expect(page.getByRole('meter').first()).toBeVisible();
        await expect(page.getByRole('link', { name: /^Messages, / })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      }
      await page.getByRole('button', { name: 'Profile of Maria' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      if (width < 1280) {
        await page.getByRole('button', { name: width < 600 ? 'More' : 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      } else {
        await page.getByRole('button', { name: 'Policy' }).click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('a list, an address that is nobody’s, and one of no plan', async ({ page }) => {
      await openDashboard(page, 'sam');
      for (const url of ['/medical/claims', '/medical/nowhere', '/settings/profile']) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      }
    });

    test('parts that fail', async ({ page, expectedErrors }) => {
      expectedErrors.push('the server responded with a status of 500');
      await openDashboard(page, 'faye');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('at 320 px and 200 % text nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.getByRole('meter').first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScrolling(page);
});

test('by keyboard alone: sign in, choose a plan, open a menu entry, sign out', async ({ page }) => {
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

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(await sidewaysScroll(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
