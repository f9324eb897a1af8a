import {
  accountOf,
  candidate,
  fillMember,
  goOn,
  heading,
  password,
  summary,
  verify,
} from './support/registration.ts';
import { expect, test } from './support/test.ts';

test('shows each broken rule with a link to its field', async ({ page, request }) => {
  const ellis = await candidate(request, 'Ellis');
  const broken = async (label: string, text: string, message: RegExp) => {
    const input = page.getByRole('textbox', { name: label, exact: true });
    const good = await input.inputValue();
    await input.fill(text);
    await goOn(page);
    const link = summary(page).getByRole('link');
    await expect(link, text).toHaveText([message]);
    await expect(summary(page)).toBeFocused();
    await link.click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(new RegExp(message.source.slice(1)));
    await input.fill(good);
    await expect(summary(page)).toHaveCount(0);
  };

  await page.goto('/register');
  await fillMember(page, ellis);
  await broken('First name', '  ', /^Enter your first name/);
  await broken('First name', 'x'.repeat(61), /^Use 60 characters or fewer/);
  await broken('Last name', '', /^Enter your last name/);
  await broken('Date of birth', '', /^Enter your date of birth/);
  await broken('Date of birth', '02/30/1990', /^Enter a real date of birth/);
  await broken('Date of birth', '12/05/2990', /^A date of birth can’t be in the future/);
  await broken('Date of birth', '12/05/1899', /^Check the year of birth/);
  await broken('Member ID', '', /^Enter your Member ID or your Social Security number/);
  await broken('Member ID', 'A48-233', /^Enter your Member ID as it appears on your ID card/);
  await broken('Last 4 digits of the SSN', '915', /^Enter the last 4 digits/);
  // The summary covers the visible fields: one number when the other one is required.
  await page.getByLabel('Member ID').fill('');
  await page.getByLabel('Last 4 digits of the SSN').fill('');
  await goOn(page);
  await expect(summary(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(summary(page).getByRole('link')).toHaveCount(1);
  await summary(page).getByRole('link').click();
  await expect(page.getByLabel('Social Security number')).toBeFocused();
  await page.getByLabel('Social Security number').fill(ellis.ssn);
  await expect(summary(page)).toHaveCount(0);
  await broken('Social Security number', '', /^Enter your Member ID or your Social Security/);
  await broken('Social Security number', '900-82-915', /^Enter all 9 digits/);
  await page.getByRole('checkbox', { name: 'I have a Medicare plan' }).check();
  await page.getByLabel('Last 4 of the Medicare number').fill('AB12');
  await broken('Last 4 of the Medicare number (MBI)', 'AB1', /^Enter the last 4 digits or letters/);
  await page.getByRole('checkbox', { name: 'I have a Medicare plan' }).uncheck();
  await goOn(page);

  await expect(heading(page, /Create account/)).toBeFocused();
  const { username, email } = accountOf(ellis);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Mobile phone').fill('5015550117');
  await broken('Username', '', /^Choose a username\.$/);
  await broken('Username', 'ellis', /^Choose a username with at least 8 characters/);
  await broken('Username', 'ellis warren', /^Use only letters and numbers/);
  await broken('Username', 'e'.repeat(65), /^Choose a username with 64 characters or fewer/);
  await broken('Password', '', /^Enter a password/);
  await broken(
    'Password',
    'harbor-lights7',
    /^This password doesn’t meet the minimum requirements/,
  );
  await broken(
    'Password',
    'Harborlights7🙂',
    /^This password doesn’t meet the minimum requirements/,
  );
  await broken('Password', 'Harbor-lights7 ', /^This password has characters or combinations/);
  await broken('Password', 'Elliswarren-7', /^Choose a password that doesn’t have your username/);
  await broken('Email address', '', /^Enter your email address/);
  await broken('Email address', 'ellis@mail', /^Enter a valid email address/);
  await broken('Mobile phone', '', /^Enter your mobile phone number in full/);
  await broken('Mobile phone', '555-0117', /^Enter your mobile phone number in full/);
});

test('formats phone numbers and dates without disturbing typing', async ({ page, request }) => {
  await page.goto('/register');
  const date = page.getByLabel('Date of birth');
  await date.pressSequentially('3/4/1984');
  await expect(date).toHaveValue('3/4/1984');
  await date.blur();
  await expect(date).toHaveValue('03/04/1984');
  await date.fill('1984-03-14');
  await expect(date).toHaveValue('03/14/1984');
  await date.press('Home');
  for (const key of ['Delete', 'Delete', '1', '2']) await date.press(key);
  await expect(date).toHaveValue('12/14/1984');

  await verify(page, await candidate(request, 'Ellis'));
  const phone = page.getByLabel('Mobile phone');
  await phone.pressSequentially('5015550142');
  await expect(phone).toHaveValue('(501) 555-0142');
  // Over the bracket, and on from there.
  await phone.press('Home');
  for (let times = 0; times < 6; times += 1) await phone.press('ArrowRight');
  for (const key of ['Backspace', 'Backspace', '4', '7']) await phone.press(key);
  await expect(phone).toHaveValue('(547) 555-0142');
  await phone.press('ControlOrMeta+A');
  await page.keyboard.insertText('+1 501-555-0142');
  await expect(phone).toHaveValue('(501) 555-0142');

  const list = page.getByText('Your password needs:').locator('..');
  await page.getByLabel('Password').fill('Harborlights');
  await expect(list.getByRole('listitem').filter({ hasText: 'Done:' })).toHaveCount(4);
  await expect(page.getByRole('status').filter({ hasText: 'still needs' })).toHaveText(
    'Your password still needs: A number (0–9), A special character, such as ! # $ é €.',
  );
  await page.getByLabel('Password').fill(password);
  await expect(list.getByRole('listitem').filter({ hasText: 'Done:' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});
