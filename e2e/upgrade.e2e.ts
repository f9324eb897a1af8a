import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSandbox } from '#sandbox/sandbox.ts';
import { test as base, expect, signInToDashboard, watch } from './support/test.ts';

/** The folder that the host serves in a test. */
const served = () => base.info().outputPath('served');

const test = base.extend({
  baseURL: async ({}, use) => {
    putUp('dist');
    const sandbox = await createSandbox({ dist: served() });
    await use(sandbox.urls.portal);
    await sandbox.close();
  },
});

/** Puts the pages of a release in place of those that are there, and its assets beside them, as an upgrade does. */
function putUp(release: string): void {
  cpSync(release, served(), { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
}

const assetName = /[\w.~-]+-[\w-]{7}\.\w+/g;

/** Makes a later release of the build: every asset has another name, and one sentence has changed. */
function laterRelease(folder: string): string {
  const names = readdirSync('dist/assets').filter((name) => !/\.(?:br|gz)$/.test(name));
  const later = new Map(
    names.map((name) => [name, name.replace(/-[\w-]{7}(?=\.\w+$)/, '-later$&')]),
  );
  const files = readdirSync('dist', { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of files.filter((entry) => entry.isFile())) {
    if (/\.(?:br|gz)$/.test(name)) continue;
    const bytes = readFileSync(join(parentPath, name));
    const target = join(folder, parentPath.replace(/^dist\/?/, ''));
    mkdirSync(target, { recursive: true });
    const isText = /\.(?:js|css|html|json)$/.test(name);
    const content = isText
      ? bytes
          .toString()
          .replace(assetName, (match) => later.get(match) ?? match)
          .replaceAll('See all claims', 'See every claim')
      : bytes;
    writeFileSync(join(target, later.get(name) ?? name), content);
  }
  return folder;
}

/** Notes what must not happen to an open tab: a reload, a missing file, an error. */
function follow(page: Page): { loads: number; missing: string[]; errors: string[] } {
  const seen = { loads: 0, missing: new Array<string>(), errors: new Array<string>() };
  page.on('load', () => {
    seen.loads += 1;
  });
  page.on('response', (answer) => {
    if (answer.url().includes('/assets/') && answer.status() >= 400)
      seen.missing.push(answer.url());
  });
  watch(page, seen.errors);
  return seen;
}

const untouched = { loads: 0, missing: [], errors: [] };

/** Opens the dialog of a part that is fetched only then, and closes it. */
async function openLazyPart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Linking Disclaimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Linking Disclaimer' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('keeps open tabs of both releases working through an upgrade and a rollback', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const later = laterRelease(test.info().outputPath('later'));
  await signInToDashboard(page, 'sam');
  const before = follow(page);
  await page.getByRole('link', { name: 'See all claims' }).click();
  const typed = page.getByLabel('Search claims', { exact: true });
  await typed.fill('left knee');

  putUp(later);
  await openLazyPart(page);
  await expect(typed).toHaveValue('left knee');
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await expect(heading(page, 'Documents')).toBeVisible();

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const newer = await context.newPage();
  await signInToDashboard(newer, 'ruth');
  const after = follow(newer);
  await expect(newer.getByRole('link', { name: 'See every claim' })).toBeVisible();

  putUp('dist');
  await newer.getByRole('link', { name: 'See every claim' }).click();
  await expect(heading(newer, 'Claims')).toBeVisible();
  await openLazyPart(newer);
  await page.getByRole('link', { name: 'Programs' }).first().click();
  await expect(heading(page, 'Programs')).toBeVisible();
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await expect(heading(page, 'Messages')).toBeVisible();

  expect(before).toEqual(untouched);
  expect(after).toEqual(untouched);

  // A reload gets the pages of the former release again.
  const dashboard = await newer.request.get('/medical/dashboard');
  expect(await dashboard.text()).not.toContain('-later-');
  await context.close();
});

test('takes a payment once when an upgrade interrupts it', async ({ page }) => {
  test.slow();
  const later = laterRelease(test.info().outputPath('later'));
  await signInToDashboard(page, 'dev');
  const seen = follow(page);
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && /\/payments$/.test(new URL(call.url()).pathname)) {
      sent.push(call.headers()['idempotency-key'] ?? 'without a key');
    }
  });
  await page.getByRole('link', { name: 'Pay Bill' }).first().click();
  const bill = page.getByRole('region', { name: 'Your bill', exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Pay bill');
  await page.getByLabel('Another amount').check();
  await page.getByLabel('Amount', { exact: true }).fill('42.10');
  await press('Review payment');

  putUp(later);
  await press('Pay $42.10');
  await expect(page.getByRole('heading', { name: 'We got your payment' })).toBeFocused();
  await expect(bill).toContainText('$370.75');
  expect(sent).toHaveLength(1);
  expect(seen).toEqual(untouched);

  // The new release knows the payment, and offers no second one of what was typed.
  await page.reload();
  await expect(bill).toContainText('$370.75');
  await expect(page.getByRole('button', { name: /^Cancel payment of \$42\.10/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $42.10' })).toHaveCount(0);
  expect(sent).toHaveLength(1);
});
