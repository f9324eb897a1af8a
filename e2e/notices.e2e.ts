import { stateLanguages, taglines } from '#brands/taglines.ts';
import { claimCases } from '#sandbox/seed/claims/cases.ts';
import { printed } from './support/pdf.ts';
import { expectNotices } from './support/notices.ts';
import { expect, haveSession, test } from './support/test.ts';

test('opens a notice beside a price, and returns to the plan', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  for (const [address, name] of [
    ['/medical/cost-estimates', 'Surprise medical bills'],
    ['/medical/find-care', 'Surprise medical bills'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Surprise medical bills' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your Rights and Protections Against Surprise Medical Bills',
  );
  await expect(page).toHaveTitle(/^Your Rights and Protections/);
  await page.getByRole('link', { name: 'Go to your plan' }).click();
  await expect(page).toHaveURL('/medical/dashboard');
});

test('does not repeat the footer’s notices on other pages', async ({ page }) => {
  await haveSession(page, 'maria', /Medical/);
  const denied = `/medical/claim-details/${claimCases.denied}`;
  const refused = '/medical/authorizations/auth-AU88770003';
  for (const address of [denied, `${denied}/appeal`, refused, '/medical/documents']) {
    await page.goto(address);
    await expectNotices(page, address);
    for (const name of ['Nondiscrimination', 'Language assistance']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
    }
  }
});

test('prints a notice in all its languages, without the frame', async ({ page }) => {
  await page.goto('/notices/language-assistance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language Assistance');
  const paper = (await printed(page)).join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ');
  expect(paper).toContain('What you can get for free');
  for (const language of ['es', 'de', 'fr', 'tl', 'pt'] as const) {
    expect(stateLanguages).toContain(language);
    expect(paper).toContain(taglines[language]?.before.trim().normalize('NFKC'));
  }
  expect(paper.split('1-800-555-0145')).toHaveLength(17);
  expect(paper).not.toContain('Go to sign in');
  expect(paper).not.toContain('All notices');
});
