import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPortal } from '#sandbox/build-portal.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { lostText } from './support/lost-text.ts';
import { memberScreens, publicPages } from './support/screens.ts';
import { chooseDemoMember, expect, test } from './support/test.ts';

/** The portal in a language whose words are longer (scripts/pseudo-language.ts): nothing is cut off on a phone. */

test.use({ viewport: { width: 390, height: 844 } });

test('loses no text on any screen with texts that are 40 % longer', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'pseudo-language-'));
  await buildPortal({ language: 'pseudo', folder });
  const assets = path.join(folder, 'assets');
  const notice = readdirSync(assets).find((name) => /^landing-notice-.*\.js$/.test(name)) ?? '';
  expect(readFileSync(path.join(assets, notice), 'utf8')).toMatch(/[áéíóúý]/);
  const sandbox = await createSandbox({ dist: folder });
  try {
    for (const address of publicPages) {
      await page.goto(sandbox.urls.portal + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[áéíóúý]/);
      expect.soft(await lostText(page), address).toEqual([]);
    }
    await page.goto(`${sandbox.urls.portal}/initiate-login`);
    await chooseDemoMember(page, 'maria');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page).toHaveURL(/\/medical\/dashboard$/);
    for (const address of memberScreens) {
      await page.goto(sandbox.urls.portal + address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main')).toContainText(/[áéíóúý]/);
      expect.soft(await lostText(page), address).toEqual([]);
    }
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
});
