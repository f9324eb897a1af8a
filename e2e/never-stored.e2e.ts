import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { caseNumbers, claimCases } from '#sandbox/seed/claims/cases.ts';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.ts';
import { startCarelessProxy } from './support/proxy.ts';
import { expect, signInToDashboard, test } from './support/test.ts';

/** The data that only the member may know, as the APIs write it. */
const canaries = {
  'the member’s name': 'Delgado',
  'a child’s name': 'Sofia',
  'a child’s member ID': 'A1042887704',
  'a claim number': caseNumbers.partlyPaid,
  'a provider of a claim': 'Rafael Salas',
  'an email address': 'maria.delgado@mail.example',
};

/**
 * The one place that may hold some of it for a while after it has been removed: Chromium's journal of session storage
 * (docs/security.md). Product rules 3.1 and 3.5 want the tokens, the selected plan and the filters of the claims there.
 */
const isJournal = /^Default\/Session Storage\//;
const journaled = ['the member’s name', 'a child’s member ID', 'a claim number', 'a token'];

/** The names of the files below a folder that hold a text, in either of the ways browsers write text. */
function filesWith(folder: string, text: string): string[] {
  const written = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    if (!statSync(path).isFile()) return false;
    const bytes = readFileSync(path);
    return written.some((value) => bytes.includes(value));
  });
}

/**
 * Runs a browser with a profile on the disk, proxied if asked to, and returns a function that finds the profile's files
 * with a text in them.
 */
async function inProfile(
  { baseURL, proxy }: { baseURL: string | undefined; proxy?: string },
  use: (page: Page) => Promise<void>,
): Promise<{ filesWith: (text: string) => string[]; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: chromiumFlags,
    // Without it Chromium sends requests to this machine directly.
    ...(proxy === undefined ? {} : { proxy: { server: proxy, bypass: '<-loopback>' } }),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
  return {
    filesWith: (text) => filesWith(folder, text),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function signOutOf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
}

test('leaves no member data on disk after sign-out, whatever the APIs’ cache headers', async ({
  baseURL,
}) => {
  const proxy = await startCarelessProxy();
  let tokens: string[] = [];
  const profile = await inProfile({ baseURL, proxy: proxy.server }, async (page) => {
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
    // The first file of a page sends requests, too.
    await page.reload();
    await expect(page.getByRole('table')).toContainText('Rafael Salas');
    await page.waitForLoadState('networkidle');
    const answers = (await Promise.all(seen)).join('\n');
    for (const [what, canary] of Object.entries(canaries)) expect(answers, what).toContain(canary);
    // Not the ID token: signing out posts it to the provider, and it grants nothing.
    tokens = await page.evaluate(() =>
      ['access_token', 'refresh_token'].map((key) => sessionStorage.getItem(key)?.slice(-32) ?? ''),
    );
    expect(tokens.join('')).toHaveLength(64);
    // A call that allows it, to see that stored text is found.
    await page.evaluate(() => fetch('/api/member/public/systemavailability?may-be=stored'));
    await signOutOf(page);
  }).finally(() => proxy.close());
  expect(profile.filesWith('may-be=stored')).not.toEqual([]);
  const secrets = [
    ...Object.entries(canaries),
    ...tokens.map((token) => ['a token', token] as const),
  ];
  const storedSecrets = secrets.flatMap(([what, canary]) =>
    profile
      .filesWith(canary)
      .filter((file) => !journaled.includes(what) || !isJournal.test(file))
      .map((file) => `${what} in ${file}`),
  );
  profile.remove();
  expect(storedSecrets).toEqual([]);
});

/** The forms of the portal: an address, and the buttons and links that lead to a form there. */
const forms: readonly (readonly [address: string, ...steps: (string | RegExp)[]])[] = [
  ['/contact'],
  ['/account-help', 'Find my username'],
  ['/account-help', 'Set a new password'],
  ['/register'],
  ['/medical/contact-us'],
  ['/medical/dashboard', 'Find anything'],
  ['/medical/dashboard', /^Chat with us/, 'Start chat'],
  ['/medical/claims', /^Filters/],
  [`/medical/claim-details/${claimCases.partlyPaid}`, 'Ask a question'],
  [`/medical/claim-details/${claimCases.partlyPaid}`, 'Check a bill'],
  [`/medical/claim-details/${claimCases.denied}/appeal`],
  ['/medical/find-care'],
  ['/medical/find-care?provider=role-brandt-cedar', 'Report a mistake'],
  ['/medical/cost-estimates'],
  ['/medical/pharmacy'],
  ['/medical/health-records'],
  ['/medical/health-reimbursement', 'Request money back'],
  ['/medical/id-card', 'More ways to share it', 'Send a link that lasts'],
  ['/messages'],
  ['/message/msg-A1042887701-0004', 'Reply'],
  ['/settings/profile', 'Edit display name'],
  ['/settings/profile', /^Edit email/],
  ['/settings/profile', /^Edit phone/],
  ['/settings/profile', 'Edit mailing address'],
  ['/settings/privacy-security', 'Edit password'],
  ['/settings/privacy-security', 'Edit security questions'],
  ['/settings/privacy-security', 'Edit other coverage', 'Yes'],
  ['/settings/sharing', 'Share my claims'],
  ['/settings/sharing', /^Edit/],
];

interface Typed {
  field: string;
  text: string;
}

/** Types a different text into each visible field, and returns the values the fields end up with. */
async function typeIntoFields(page: Page, count: number): Promise<Typed[]> {
  const typed: Typed[] = [];
  const texts = 'input:not([type=checkbox], [type=radio], [type=file], [readonly]), textarea';
  for (const field of await page.locator(texts).filter({ visible: true }).all()) {
    const isNumber = await field.evaluate(
      (input: HTMLInputElement) => input.type === 'tel' || /numeric|decimal/.test(input.inputMode),
    );
    const number = (count + typed.length + 10) * 7919;
    await field.fill(isNumber ? `91${number}3` : `Canary${number}q`);
    const name = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
    typed.push({
      field: `${new URL(page.url()).pathname} ${name}`,
      text: await field.inputValue(),
    });
  }
  return typed;
}

test('leaves no typed text on disk after sign-out', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const typed: Typed[] = [];
  const profile = await inProfile({ baseURL }, async (page) => {
    await signInToDashboard(page, 'maria', /Medical/);
    for (const [address, ...steps] of forms) {
      await page.goto(address);
      for (const name of steps) {
        const step = page
          .getByRole('button', { name })
          .or(page.getByRole('link', { name }))
          .or(page.getByRole('radio', { name }));
        await step.first().click({ timeout: 15_000 });
      }
      const before = typed.length;
      await expect
        .poll(
          async () => {
            typed.push(...(await typeIntoFields(page, typed.length)));
            return typed.length;
          },
          { message: address },
        )
        .toBeGreaterThan(before);
    }
    await page.goto('/medical/dashboard');
    await signOutOf(page);
  });
  const long = typed.filter(({ text }) => text.length > 5);
  const storedTexts = long.flatMap(({ field, text }) =>
    profile
      .filesWith(text)
      .filter((file) => !field.startsWith('/medical/claims ') || !isJournal.test(file))
      .map((file) => `${field} in ${file}`),
  );
  profile.remove();
  expect(long.length).toBeGreaterThan(forms.length);
  expect(storedTexts).toEqual([]);
});
