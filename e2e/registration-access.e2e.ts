import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import {
  accountOf,
  candidate,
  finish,
  goOn,
  heading,
  password,
  prepare,
  summary,
  verify,
  welcome,
} from './support/registration.ts';
import { expectAccessibleByBoth } from './support/second-checker.ts';
import { expect, test } from './support/test.ts';

test('registers by keyboard alone', async ({ page, request }) => {
  const theo = await candidate(request, 'Theo');
  const { username, email, phone } = accountOf(theo);
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: RegExp, key = 'Enter') => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  await page.goto('/register');
  await expect(heading(page, /Verify member/)).toBeVisible();
  await type(/^First name$/, theo.firstName);
  await type(/^Last name$/, theo.lastName);
  await type(/^Date of birth$/, '11021979');
  // The kind of number by arrow keys, there and back.
  await tabTo(page, /^Yes$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Social Security number')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await type(/^Member ID$/, theo.memberId);
  await type(/^Last 4 digits of the SSN$/, theo.ssn.slice(-4));
  await press(/^Show last 4 digits$/, 'Space');
  await expect(page.getByLabel('Last 4 digits of the SSN')).toHaveAttribute('type', 'text');
  await press(/^Continue$/);
  await expect(heading(page, /Create account/)).toBeFocused();
  await type(/^Username$/, username);
  await type(/^Password$/, password);
  await type(/^Email address$/, email);
  await type(/^Mobile phone$/, phone);
  // Enter in a field sends the form.
  await page.keyboard.press('Enter');
  await expect(heading(page, /Communication settings/)).toBeFocused();
  await press(/^Paperless explanations/, 'Space');
  await press(/^Continue$/);
  await expect(heading(page, /Complete registration/)).toBeFocused();
  await press(/^Create account$/);
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /accept the Terms of Use/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Read the Terms of Use' })).toBeFocused();
  await press(/accept the Terms of Use$/, 'Space');
  await press(/^Create account$/);
  await expect(welcome(page).getByRole('link', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User name')).toBeVisible();
});

test('has two accessible first steps, with all fields and messages', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  await page.goto('/register');
  await expect(heading(page, /Verify member/)).toBeVisible();
  await page.getByLabel('Date of birth').fill('06/17/2020');
  await page.getByRole('checkbox', { name: 'I have a Medicare plan' }).check();
  await page.getByRole('radio', { name: 'No' }).check();
  await expectAccessibleByBoth(page);
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await expectAccessibleByBoth(page);
  await verify(page, ellis);
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await page.getByLabel('Password').fill('harbor7');
  await expectAccessibleByBoth(page);
  await page.goBack();
  await expect(page.getByText('You’re verified')).toBeVisible();
  await expectAccessibleByBoth(page);
});

test('has two accessible last steps and accessible dialogs', async ({ page, request }) => {
  const member = await candidate(request, 'Grace');
  await prepare(page, member);
  await page.goBack();
  // The step that was left has a checkbox too.
  await expect(heading(page, /Communication settings/)).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expectAccessibleByBoth(page);
  await goOn(page);
  await expect(heading(page, /Complete registration/)).toBeFocused();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(summary(page)).toBeFocused();
  await expectAccessibleByBoth(page);
  await page.getByRole('button', { name: 'Read the Terms of Use' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  await expectAccessibleByBoth(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await finish(page);
  await expectAccessibleByBoth(page);
});

test('cuts off nothing at 320 px and 200 % text', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const ellis = await candidate(request, 'Ellis');
  await page.goto('/register');
  await goOn(page);
  await expectNoSidewaysScrolling(page);
  await prepare(page, ellis);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (let step = 4; step >= 1; step -= 1) {
    await expect(heading(page, new RegExp(`Step ${step} of 4`))).toBeVisible();
    await expectNoSidewaysScrolling(page);
    if (step > 1) await page.goBack();
  }
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
