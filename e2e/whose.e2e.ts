import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessible, openScreen, test } from './support/test.ts';

/**
 * A parent's actions for a child, and requests to a daughter of 18: by mouse and by keys, on a phone and on a screen.
 */

const elena = 'A1042887702';

/** Presses an element as a finger or a mouse would, or goes to it by the keyboard alone. */
async function press(page: Page, by: 'mouse' | 'keyboard', role: 'button' | 'radio', name: string) {
  if (by === 'mouse') return page.getByRole(role, { name, exact: true }).click();
  await tabTo(page, new RegExp(`^${name}$`));
  await page.keyboard.press('Enter');
}

const isAsWide = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

for (const [width, by] of [
  [390, 'mouse'],
  [1280, 'keyboard'],
] as const) {
  test.describe(`at ${width} px by ${by}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('orders a child’s card, and names the child everywhere', async ({ page }) => {
      await openScreen(page, 'maria', '/medical/id-card', /Medical/);
      const whose = page.getByLabel('Whose card');
      if (by === 'mouse') await whose.selectOption('Sofia');
      else {
        await whose.focus();
        await page.keyboard.type('Sofia');
      }
      await expect(
        page.getByRole('region', { name: /^Front of Sofia .*’s ID card$/ }),
      ).toBeVisible();
      for (const title of ['More ways to share it', 'Get Sofia’s card another way']) {
        await press(page, by, 'button', title);
      }
      for (const name of [
        'Print Sofia’s card',
        'Check Sofia in now',
        'Send a link to Sofia’s card',
      ]) {
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      }
      if (by === 'mouse') await page.getByRole('radio', { name: 'Mail', exact: true }).check();
      else {
        await page.getByRole('radio', { name: 'Email' }).focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
      }
      await expectAccessible(page);
      await isAsWide(page);
      const sent = page.waitForRequest(/\/id-card\/mail$/);
      await press(page, by, 'button', 'Send Sofia’s card');
      expect((await sent).url()).toContain('/members/A1042887704/id-card/mail');
      await expect(page.getByRole('status').filter({ hasText: 'in the mail' })).toHaveText(
        /^Sofia’s ID card is in the mail\. .* confirmation number is ID-\d{8}-\d{4}\.$/,
      );
    });

    test('asks a daughter of 18 to share', async ({ page }) => {
      await openScreen(page, 'maria', '/settings/sharing', /Medical/);
      const seen = page.getByRole('region', { name: 'Whose claims you can see' });
      await expect(
        seen.getByText('Elena is 18 or older, and their claims are private.'),
      ).toBeVisible();
      await expectAccessible(page);
      const sent = page.waitForRequest(/\/access-requests$/);
      await press(page, by, 'button', 'Ask Elena to share');
      expect((await sent).postDataJSON()).toEqual({ memberId: elena });
      const locator = seen.getByRole('status');
      await expect(locator).toContainText('Elena will find your request under Messages.');
      await expect(locator).toBeFocused();
      await isAsWide(page);
    });
  });
}
