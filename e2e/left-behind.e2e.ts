import type { Page } from '@playwright/test';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import { inMemory } from './support/memory.ts';
import {
  expect,
  expectDashboard,
  inWholeBrowser,
  signInToDashboard,
  signIn,
  signOut,
  test,
} from './support/test.ts';

const claimPage = `/medical/claim-details/${claimCases.partlyPaid}`;

/** A document in the window that it opens in. */
async function openDocument(page: Page): Promise<Page> {
  await page.goto(claimPage);
  const file = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open explanation of benefits (PDF)' }).click();
  const document = await file;
  await expect.poll(() => document.url()).toMatch(/^blob:/);
  return document;
}

test('closes an opened document when the member signs out', inWholeBrowser, async ({ page }) => {
  await signInToDashboard(page, 'maria', /Medical/);
  const document = await openDocument(page);
  await signOut(page);
  await expect.poll(() => document.isClosed()).toBe(true);
});

test(
  'closes an opened document when the member signs out in another tab',
  inWholeBrowser,
  async ({ page, context }) => {
    await signInToDashboard(page, 'maria', /Medical/);
    const storage = await page.evaluate(() => Object.entries<string>(sessionStorage));
    const other = await context.newPage();
    await other.addInitScript((entries) => {
      if (sessionStorage.length > 0) return;
      for (const [name, value] of entries) sessionStorage.setItem(name, value);
    }, storage);
    await other.goto('/medical/dashboard');
    await expectDashboard(other);
    const document = await openDocument(page);
    await other.getByRole('button', { name: /^Profile/ }).click();
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => document.isClosed()).toBe(true);
  },
);

test('clears the claims from memory after a time-out, and does not lead another member to them', async ({
  page,
}) => {
  const question = 'Why was the cast not paid?';
  // Addresses that were opened are not among them: the browser's own history has them, too.
  const texts = ['Rafael Salas', 'Sofia', 'A1042887704', question];
  await page.clock.install();
  await signInToDashboard(page, 'maria', /Medical/);
  // Within the portal, so that the page and its memory stay.
  await page.getByRole('button', { name: 'Care' }).click();
  const care = page.getByRole('group', { name: 'Care' });
  await care.getByRole('link', { name: 'Claims', exact: true }).click();
  await page.getByLabel('Search claims').fill(caseNumbers.partlyPaid);
  await expect(page.getByRole('table')).toContainText('Rafael Salas');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(claimPage);
  const ask = page.getByRole('region', { name: /question/i }).or(page.getByRole('main'));
  await ask.getByRole('button', { name: 'Ask a question' }).first().click();
  const draftSaved = page.waitForResponse(/draft-key/);
  await page.getByLabel('Your question').fill(question);
  await page.clock.runFor(400);
  await draftSaved;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).not.toBeNull();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).not.toContain(
    claimCases.partlyPaid,
  );
  expect(await inMemory(page, texts)).toEqual(texts);

  await page.clock.fastForward('15:01');
  await expect(page).toHaveURL('/login');
  // The address changes first; the screen that was left goes when the sign-in page takes its place.
  await expect(page.getByRole('alert')).toContainText('because you were away for a while');
  await page.clock.runFor(1_000);
  expect(await inMemory(page, texts)).toEqual([]);

  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/dashboard');
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).not.toContain(claimCases.partlyPaid);
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
});
