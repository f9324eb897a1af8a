import { birthDateOf, letterTo, passcodeIn, step } from '../support/account-help.ts';
import { expect, test } from '../support/test.ts';

// A new password signs the member out everywhere.
test('resets a password by keyboard alone', async ({ page, request }) => {
  await page.goto('/account-help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      const reached = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (reached === name) return;
    }
    throw new Error(`${name} cannot be reached`);
  };
  await reach('Set a new password');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Set a new password')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('lee');
  await page.keyboard.press('Tab');
  await page.keyboard.type(birthDateOf('lee').replaceAll('/', ''));
  await expect(page.getByLabel('Date of birth')).toHaveValue(birthDateOf('lee'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(step(page, 'Enter your passcode')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(passcodeIn(await letterTo(request, 'lee')));
  await page.keyboard.press('Enter');
  await expect(step(page, 'Choose a new password')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Biscuit');
  // Past the button that shows it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Magnolia');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbor-lights9');
  await page.keyboard.press('Enter');
  await expect(step(page, 'Your new password is saved')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeFocused();
});
