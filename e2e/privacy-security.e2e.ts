import type { Page } from '@playwright/test';
import { registerAs } from '#tests/sandbox/accounts-of-members.ts';
import { tabTo } from './support/keyboard.ts';
import { ownSandbox } from './support/own-sandbox.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtWidths,
  openScreen,
  signInToDashboard,
  test,
} from './support/test.ts';

test.use({ expectedErrors: ['Failed to load resource'] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('has an accessible screen, forms and dialogs that fit', async ({ page }) => {
  await openScreen(page, 'maria', '/settings/privacy-security', /Medical/);
  await page.getByRole('button', { name: 'Edit password' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'There’s a problem' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit security questions' }).click();
  await page.getByRole('button', { name: 'Edit other coverage' }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expectAccessibleAtWidths(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectAccessibleAtWidths(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
});

ownSandbox()(
  'a member sees who has her information, and stops an app, a program and her doctors by keyboard',
  async ({ page }) => {
    await signInToDashboard(page, 'maria', /Medical/);
    await page.goto('/settings/privacy-security');
    await page.getByRole('link', { name: 'See who has it' }).click();
    await expect(page).toHaveURL('/settings/sharing');
    await expect(card(page, 'Who looked at your information')).toContainText('Trail Health');
    await expectAccessible(page);

    for (const [open, sure, message] of [
      [/^Disconnect Trail Health$/, 'Disconnect', 'Trail Health is disconnected.'],
      [/^Leave Health Coaching$/, 'Leave', 'You’ve left Health Coaching.'],
    ] as const) {
      await tabTo(page, open);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('It keeps what it already has');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: sure }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toContainText(message);
    }
    await tabTo(page, /^Stop sharing with my doctors$/);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText(
      'Your doctors can’t get your records from us anymore.',
    );

    await page.reload();
    await expect(card(page, 'Connected apps')).toContainText('No apps are connected.');
    await expect(card(page, 'Doctors and other health plans')).toContainText(
      'Share with my doctorsOff',
    );
    await page.goto('/medical/programs');
    await expect(page.getByRole('list', { name: 'Programs you’ve joined' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Health Coaching' })).toBeVisible();
  },
);

ownSandbox()(
  'a daughter shares her claims and stops again: her mother’s open page forgets them; then she deletes her account',
  async ({ page, browser, baseURL }) => {
    const portal = baseURL ?? '';
    const urls = { portal, identity: '', partner: '' };
    await registerAs(urls, 'Elena', 'elenadelgado');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.getByLabel('User name').fill('elenadelgado');
    await page.getByLabel('Password').fill('Harbor-lights7');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/select-plan');
    await page.goto('/settings/sharing');
    // By keyboard alone.
    await expect(card(page, 'Who can see your claims')).toContainText('Can’t see your claims');
    await tabTo(page, /^Share my claims with Maria$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share your claims with Maria?' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Current password').focus();
    await page.keyboard.type('Harbor-lights7');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText('Family access has been updated.');
    await expect(card(page, 'Who can see your claims')).toContainText('Since');
    await expect(card(page, 'Changes to family access')).toContainText('You shared your claims');

    const context = await browser.newContext({ baseURL: portal });
    const mother = await context.newPage();
    await mother.clock.install();
    await signInToDashboard(mother, 'maria', /Medical/);
    await mother.goto('/medical/claims');
    await expect(mother.getByRole('link', { name: /^Elena: / }).first()).toBeVisible();
    await mother.goto('/medical/spending-details/family');
    await expect(mother.getByText('what Elena, Mateo and Sofia spent')).toBeVisible();

    await page.getByRole('button', { name: 'Stop sharing with Maria' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(card(page, 'Who can see your claims')).toContainText('Can’t see your claims');

    // The mother's page is still open and has loaded the claims: a minute later the next screen no longer shows them.
    await mother.clock.fastForward(61_000);
    await mother.getByRole('button', { name: 'Care' }).click();
    await mother.getByRole('link', { name: 'Claims', exact: true }).click();
    await expect(heading(mother)).toHaveText('Claims');
    await expect(
      mother.getByText('You see claims for Elena here only if they give you family access'),
    ).toBeVisible();
    await expect(mother.getByRole('cell', { name: 'Elena' })).toHaveCount(0);
    // Her daughter sees that she looked.
    await page.reload();
    await expect(card(page, 'Who looked at your information')).toContainText(
      'Maria looked at your claims.',
    );
    await context.close();

    await page.getByRole('link', { name: 'Privacy & security' }).click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Current password').fill('Harbor-lights7');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Your account has been deleted.');
    await page.goBack();
    await expect(page.getByText('Elena')).toHaveCount(0);
  },
);
