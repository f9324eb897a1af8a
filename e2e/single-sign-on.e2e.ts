import { hostileSignOnForms } from '../tests/support/hostile-sign-on-forms.ts';
import { bundled } from './support/bundled.ts';
import {
  expect,
  expectDashboard,
  expectAccessible,
  signInToDashboard,
  test,
} from './support/test.ts';

const guidelines = /^Medical Review Guidelines/;

test('opens another application from a menu entry in a tab without an opener', async ({ page }) => {
  await signInToDashboard(page, 'maria', /Medical/);
  await page.getByRole('button', { name: 'Policy' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: guidelines }).click();
  const other = await opening;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Demo partner: interqual');
  await expect(other.getByRole('main')).toContainText('POST /apps/interqual');
  await expect(other.getByRole('definition')).toHaveText([
    'received',
    'empty',
    'interqual',
    // As the membership has it, not as the identity provider names the member.
    'maria',
    'Medical',
    'empty',
  ]);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  expect(await other.evaluate(() => document.referrer)).toBe('');
  await expect(page).toHaveURL('/medical/dashboard');
  await expectDashboard(page);
});

test('opens a page with one button from an outside link, after sign-in and plan selection', async ({
  page,
}) => {
  await page.goto('/linking?to=cob');
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^maria/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Medical/ })
    .first()
    .click();
  await expect(page).toHaveURL('/linking/cob');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coordination of Benefits');
  await expect(page).toHaveTitle('Coordination of Benefits | Member Portal');
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Open Coordination of Benefits/ }).click();
  await expect((await opening).getByRole('heading', { level: 1 })).toHaveText('Demo partner: cob');
});

test('does not find an application without the plan’s right', async ({ page }) => {
  await signInToDashboard(page, 'sam');
  await page.goto('/linking?to=updatepolicymetallic');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test.describe('hostile forms', () => {
  // Reading them makes the browser report the violations of its policy.
  test.use({ expectedErrors: ['Content Security Policy'] });

  test('never sends a hostile form: the window closes and an error shows', async ({ page }) => {
    const leaving: string[] = [];
    page.context().on('request', (request) => {
      if (/evil|partner\.example/.test(new URL(request.url()).host)) leaving.push(request.url());
    });
    await signInToDashboard(page, 'maria', /Medical/);
    for (const hostile of ['another origin', 'a frame', 'a handler on the page']) {
      const [, ssoForm] = hostileSignOnForms.find(([fault]) => fault === hostile) ?? [];
      expect(ssoForm, hostile).toBeDefined();
      await page.route('**/api/member/sso', (route) => route.fulfill({ json: { ssoForm } }));
      await page.getByRole('button', { name: 'Policy' }).click();
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: guidelines }).click();
      const other = await opening;
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect(dialog, hostile).toContainText('BP-NFA-100');
      await expect.poll(() => other.isClosed(), { message: hostile }).toBe(true);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await page.unroute('**/api/member/sso');
    }
    expect(leaving).toEqual([]);
  });

  test('refuses all hostile forms with the browser’s parser, too', async ({ page }) => {
    await page.goto('/contact');
    const script = await bundled('e2e/support/sign-on-forms-run.ts');
    const results = await page.evaluate(`${script}; bundled.signOnForms();`);
    expect(results).toEqual({ hostileAccepted: [], isGoodAccepted: true });
    expect(await page.evaluate('window.wasHit')).toBeUndefined();
  });
});
