import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { expect, expectAccessibleAtWidths, openScreen, test } from './support/test.ts';

test.use({ expectedErrors: ['Failed to load resource'] });

async function openSettings(page: Page, part: string): Promise<void> {
  await openScreen(page, 'ruth', `/settings/${part}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('has accessible settings that fit, also with open forms', async ({ page }) => {
  await openSettings(page, 'profile');
  await page.getByRole('button', { name: 'Edit mailing address' }).click();
  await expect(page.getByLabel('Street address')).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'There’s a problem' })).toBeFocused();
  await expectAccessibleAtWidths(page);
  await page.getByRole('link', { name: 'Preferences' }).click();
  await page.getByLabel('Messages for members').check();
  await expectAccessibleAtWidths(page);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleAtWidths(page);
});

test('saves a changed address by keyboard alone, and keeps it after a reload', async ({ page }) => {
  await openSettings(page, 'profile');
  await expect(card(page, 'Mailing address').getByRole('button')).toBeVisible();
  await tabTo(page, /^Edit mailing address$/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Street address')).toBeFocused();
  const suite = `Unit ${Date.now() % 10_000}`;
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(suite);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toContainText('Your address has been updated.');
  await expect(card(page, 'Mailing address')).toContainText(suite);
  await page.reload();
  await expect(card(page, 'Mailing address')).toContainText(suite);
});

test('saves and confirms preferences by mouse, and keeps them after a reload', async ({ page }) => {
  await openSettings(page, 'preferences');
  const letter = page.getByLabel('Paperless annual benefit letter');
  await expect(letter).not.toBeChecked();
  await letter.check();
  await card(page, 'How you hear from us').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator(':focus')).toContainText(
    'Paperless Annual Benefit Update Letter has been updated.',
  );
  await page.reload();
  await expect(letter).toBeChecked();
});

test('saves the channel of a topic by keyboard alone, and keeps it after a reload', async ({
  page,
}) => {
  await openSettings(page, 'preferences');
  const notices = card(page, 'Notices by topic');
  const programs = notices.getByLabel('Health programs');
  await expect(programs).toHaveValue('none');
  await expect(notices.getByLabel('Account security').getByRole('option')).toHaveText([
    'Email',
    'Text message',
  ]);
  await tabTo(page, /^Health programs/);
  await page.keyboard.type('Email');
  await notices.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.locator(':focus')).toContainText('Your notices have been updated.');
  await page.reload();
  await expect(programs).toHaveValue('email');
});
