import type { Page, Request } from '@playwright/test';
import { caseNumbers } from '#sandbox/seed/claims/cases.ts';
import { watchForCanaries } from './support/canaries.ts';
import { places } from './support/places.ts';
import { expect, signInToDashboard, test } from './support/test.ts';

/** Returns everything readable from the page that outlives a screen. */
async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = 'databases' in indexedDB ? await indexedDB.databases() : [];
    const caches = await window.caches.keys();
    return JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      document.title,
      history.state,
      window.name,
      databases,
      caches,
      document.documentElement.outerHTML,
    ]);
  });
}

test('sends member data to no third party, and clears it on sign-out', async ({
  page,
  baseURL,
}) => {
  const messages: string[] = [];
  const titles = new Set<string>();
  page.on('console', (message) => messages.push(message.text()));
  const { canaries, arrived } = watchForCanaries(page);
  const origins = new Map<string, Request[]>();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    origins.set(origin, [...(origins.get(origin) ?? []), request]);
  });

  await signInToDashboard(page, 'maria', /Medical/);
  for (const name of ['Claims', 'Documents', 'Contact Us']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    titles.add(await page.title());
  }
  await page.getByRole('button', { name: 'Care' }).click();
  await page.getByRole('link', { name: 'Claims', exact: true }).click();
  await page.getByLabel('Search claims').fill(caseNumbers.partlyPaid);
  await page.getByRole('table').getByRole('link', { name: 'Rafael Salas, MD' }).click();
  await expect(page.getByRole('region', { name: 'Where this claim stands' })).toContainText(
    'This service needs an authorization before it is done.',
  );
  titles.add(await page.title());
  await page.waitForLoadState('networkidle');
  await arrived();
  for (const canary of [
    caseNumbers.partlyPaid,
    'This service needs an authorization',
    '$237.00',
    'Rafael Salas',
  ]) {
    canaries.add(canary);
  }
  const stored = await page.evaluate(() => ({
    access: sessionStorage.getItem('access_token') ?? '',
    refresh: sessionStorage.getItem('refresh_token') ?? '',
  }));
  for (const part of stored.access.split('.')) canaries.add(part);
  canaries.add(stored.refresh);
  const names = [...canaries];
  expect(names.length).toBeGreaterThanOrEqual(25);
  const canariesIn = (text: string) => names.filter((canary) => text.includes(canary));

  expect(canariesIn(messages.join('\n'))).toEqual([]);
  expect(canariesIn([...titles].join('\n'))).toEqual([]);
  expect(
    canariesIn(JSON.stringify(await page.evaluate(() => Object.entries(localStorage)))),
  ).toEqual([]);
  // The member's own identity provider learns the tokens, and nothing else; no other origin learns anything.
  for (const [origin, requests] of origins) {
    if (origin === baseURL) continue;
    for (const request of requests) {
      expect(canariesIn(request.url())).toEqual([]);
      // As sent on the wire: for a redirect Playwright reports the browser's first intention.
      expect((await request.allHeaders())['referer'] ?? '').toBe('');
    }
  }
  expect([...origins.keys()].toSorted()).toEqual([baseURL, places.identity]);

  // Before the provider has answered anything.
  await page.route(/\/session\/end\?/, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: 'Profile of Maria' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(canariesIn(await storedText(page))).toEqual([]);
  expect(canariesIn(messages.join('\n'))).toEqual([]);
  // The browser's cache has no API responses either, because they must not be stored.
  for (const path of ['/medical/dashboard', '/medical/claims']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    expect(canariesIn(await page.content())).toEqual([]);
  }
});
