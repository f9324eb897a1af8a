import { tabTo } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openDashboard,
  openScreen,
  test,
} from './support/test.ts';

test('links a program to its accessible authorization', async ({ page }) => {
  await openScreen(page, 'maria', '/medical/programs', /Medical/);
  await page.getByRole('link', { name: 'Member Discounts' }).click();
  await expect(page).toHaveTitle('Member Discounts | Member Portal');
  await page.getByRole('button', { name: 'Join and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Check both boxes');
  await expectAccessibleAtWidths(page);
});

test('shows the first programs of a topic on a phone, and all on press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openScreen(page, 'maria', '/medical/programs', /Medical/);
  const topic = page.getByRole('list', { name: 'Getting care' });
  await expect(topic.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Show all \d+: Getting care$/ }).press('Enter');
  await expect(topic.getByRole('link', { name: 'Nurse Advice Line' })).toBeVisible();
  await page.getByRole('button', { name: 'Show fewer: Getting care' }).press('Enter');
  await expect(topic.getByRole('listitem')).toHaveCount(2);
  // Wider screens have room for all.
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(topic.getByRole('link', { name: 'Nurse Advice Line' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show all/ })).toBeHidden();
});

test('finds a program by keyboard, and opens its partner with single sign-on', async ({ page }) => {
  await openScreen(page, 'maria', '/medical/programs', /Medical/);
  await expect(page.getByRole('status').filter({ hasText: 'programs' })).toBeVisible();
  await tabTo(page, /^Search programs$/);
  await page.keyboard.type('specialties');
  await expect(page.getByText('1 program', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/medical/programs?q=specialties');
  await tabTo(page, /^Maternity Support$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maternity Support');
  await tabTo(page, /^Join the maternity program/);
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const partner = await opening;
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText('Demo partner: maternity');
  expect(await partner.evaluate(() => window.opener === null)).toBe(true);
  // Only the intended fields: a signed statement, and a target, which is empty.
  await expect(partner.getByRole('term')).toHaveText(['SAMLResponse', 'RelayState']);
  await expect(partner.getByRole('definition')).toHaveText(['received', 'empty']);
  await partner.close();
  await page.goBack();
  await expect(page).toHaveURL('/medical/programs?q=specialties');
});

test('prints the authorization alone, and requires consent before the partner opens, by mouse', async ({
  page,
}) => {
  await openScreen(page, 'maria', '/medical/programs/discounts', /Medical/);
  await page.getByRole('button', { name: 'Join and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authorization for Member Discounts' });
  await expect(dialog).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('ends one year after you leave the plan');
  // Neither the page behind the dialog nor its controls are printed.
  for (const other of ['Save on gyms', 'Join and save', 'I agree to', 'All programs']) {
    expect(paper).not.toContain(other);
  }
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('checkbox').last().check();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Register' }).click();
  const partner = await opening;
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText('Demo partner: discounts');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/You gave this authorization on \w{3} \d+/);
  await expect(page.getByRole('button', { name: 'Print your copy' })).toBeVisible();
  const copy = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(copy).toContain('ends one year after you leave the plan');
  expect(copy).toMatch(/Given by Maria, member ID A1042887701, on \w{3} \d+, \d{4}/);
  expect(copy).not.toContain('Save on gyms');
});

const alone = ownSandbox();

alone('suggests programs for a condition only after the member turns it on', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  const records: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Condition')) records.push(request.url());
  });
  await page.goto('/medical/programs');
  const suggestions = page.getByRole('region', { name: 'Programs that fit your health' });
  await suggestions.getByRole('button', { name: 'Turn on suggestions' }).waitFor();
  expect(records).toEqual([]);
  await suggestions.getByRole('button', { name: 'Turn on suggestions' }).click();
  await expect(suggestions.getByRole('link', { name: 'Diabetes Management' })).toBeVisible();
  await expect(suggestions).toContainText('Your health record lists: Type 2 diabetes');
  await expectAccessible(page);
  await page.reload();
  await suggestions.getByRole('button', { name: 'Turn off suggestions' }).click();
  await expect(suggestions).toContainText('It’s off until you turn it on.');
  await expect(suggestions.getByRole('link')).toHaveCount(0);
});

test('says that a program has ended at its address, and lists it nowhere', async ({ page }) => {
  await openScreen(page, 'maria', '/medical/programs/FLU-SHOT-REWARDS', /Medical/);
  await expect(page.getByRole('heading', { name: 'This program has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'All programs' }).click();
  await expect(page.getByRole('link', { name: 'Wellness Rewards' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flu Shot Rewards' })).toHaveCount(0);
});
