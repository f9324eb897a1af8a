import { tabTo } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import { printed } from './support/pdf.ts';
import { expect, expectAccessible, openDashboard, test } from './support/test.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the list, a program, its authorization and the texts of law are accessible and fit', async ({
      page,
    }) => {
      const fits = async () => {
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      };
      await openDashboard(page, 'maria', /Medical/);
      await page.goto('/medical/programs');
      await expect(page.getByRole('list', { name: 'Getting care' })).toBeVisible();
      await fits();
      await page.getByRole('link', { name: 'Member Discounts' }).click();
      await expect(page).toHaveTitle('Member Discounts | Member Portal');
      await fits();
      await page.getByRole('button', { name: 'Join and save' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('alert')).toContainText('Check both boxes');
      await fits();
      for (const [url, heading] of [
        ['/linking-disclaimer', 'Linking Disclaimer'],
        ['/privacy-policy', 'Privacy Policy'],
      ] as const) {
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await fits();
      }
    });
  });
}

test('on a phone a topic shows its first programs, and all of them on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/programs');
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

test('by keyboard: a program is searched for, opened, and left for its partner, who knows who comes', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/programs');
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

test('by mouse: the authorization is printed by itself and agreed to before the partner opens', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/programs/discounts');
  await page.getByRole('button', { name: 'Join and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Authorization for Member Discounts' });
  await expect(dialog).toBeVisible();
  const paper = (await printed(page)).join(' ').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('ends one year after you leave the plan');
  // Nothing of the page behind it, nor of its controls.
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

alone(
  'programs that fit a condition are suggested only after the member turns it on',
  async ({ page }) => {
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
  },
);

test('a program that has ended says so at its address, and is on no list', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.goto('/medical/programs/FLU-SHOT-REWARDS');
  await expect(page.getByRole('heading', { name: 'This program has ended' })).toBeVisible();
  await page.getByRole('link', { name: 'All programs' }).click();
  await expect(page.getByRole('link', { name: 'Wellness Rewards' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flu Shot Rewards' })).toHaveCount(0);
});
