import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { caseNumbers } from '#sandbox/seed/claims/cases.ts';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
import { startCarelessProxy } from './support/proxy.ts';
import { expect, signInToDashboard, test } from './support/test.ts';

/** The data that only the member may know, as the APIs write it. */
const canaries = {
  'a child’s name': 'Sofia',
  'a child’s member ID': 'A1042887704',
  'a claim number': caseNumbers.partlyPaid,
  'a provider of a claim': 'Rafael Salas',
  'an email address': 'maria.delgado@mail.example',
};

/**
 * The one place that may hold ids, tokens among them: product rule 3.1 wants them in session storage, and
 * Chromium keeps its journal for a while after they have been removed (docs/security.md). The claim's number is
 * what the member searches for: product rule 3.5 keeps the filters of the claims there, too.
 */
const mayHoldIds = /^Default\/Session Storage\//;
const ids = ['a child’s member ID', 'a claim number'];

/** The names of the files below a folder that hold a text, in either of the ways browsers write text. */
function filesWith(folder: string, text: string): string[] {
  const written = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    if (!statSync(path).isFile()) return false;
    const bytes = readFileSync(path);
    return written.some((one) => bytes.includes(one));
  });
}

test('nothing of the member is on the disk after signing out, whatever the APIs say of caching', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const proxy = await startCarelessProxy();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: chromiumFlags,
    // Without it Chromium sends requests to this machine directly.
    proxy: { server: proxy.server, bypass: '<-loopback>' },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  try {
    const page = await context.newPage();
    const seen: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/')) seen.push(answer.text().catch(() => ''));
    });
    await signInToDashboard(page, 'maria', /Medical/);
    await page.getByRole('button', { name: 'Care' }).click();
    const care = page.getByRole('group', { name: 'Care' });
    await care.getByRole('link', { name: 'Claims', exact: true }).click();
    await page.getByLabel('Search claims').fill(caseNumbers.partlyPaid);
    await expect(page.getByRole('table')).toContainText('Rafael Salas');
    // The boot prefetch sends requests, too.
    await page.reload();
    await expect(page.getByRole('table')).toContainText('Rafael Salas');
    await page.waitForLoadState('networkidle');
    const answers = (await Promise.all(seen)).join('\n');
    for (const [what, canary] of Object.entries(canaries)) expect(answers, what).toContain(canary);
    // A call that allows it, to see that stored text is found.
    await page.evaluate(() => fetch('/api/member/public/systemavailability?may-be=stored'));
    await page.getByRole('button', { name: 'Profile of Maria' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
  } finally {
    await context.close();
    await proxy.close();
  }
  const stored = (text: string) => filesWith(folder, text);
  expect(stored('may-be=stored')).not.toEqual([]);
  const found = Object.entries(canaries).map(([what, canary]) => [
    what,
    stored(canary).filter((file) => !ids.includes(what) || !mayHoldIds.test(file)),
  ]);
  rmSync(folder, { recursive: true });
  expect(found).toEqual(Object.keys(canaries).map((what) => [what, []]));
});
