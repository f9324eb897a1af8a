import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod/mini';
import { answerConfig } from './support/config-file.ts';
import {
  backFromProvider,
  expect,
  expectDashboard,
  expectAccessible,
  signInToDashboard,
  signIn,
  signOut,
  test,
  watch,
  type Member,
} from './support/test.ts';

const dialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Your session is about to end.' });

/**
 * Resolves when the session's machines run in every tab: then each tab offers its session to new tabs by a Web Lock. A
 * clock that is turned before would cut off the import of their code.
 */
async function watched(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const offers = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('signed-in:')).length;
    });
  await expect.poll(offers).toBe(page.context().pages().length);
}

/** A signed-in dashboard whose clock the test turns, with the watch over the session running. */
async function openWatched(page: Page, member: Member): Promise<void> {
  await page.clock.install();
  await signInToDashboard(page, member);
  await watched(page);
}

/**
 * Turns the clock of all tabs past the end of their tokens, and waits until each has new ones:
 * Playwright's clock turns `AbortSignal.timeout` too, and the next turn would cut the renewal off half-way.
 */
async function turnPastTokens(context: BrowserContext, time: string): Promise<void> {
  const tabs = await Promise.all(
    context.pages().map(async (tab) => ({ tab, spent: await accessTokenOf(tab) })),
  );
  await context.clock.fastForward(time);
  for (const { tab, spent } of tabs) await expect.poll(() => accessTokenOf(tab)).not.toBe(spent);
}

const accessTokenOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('access_token'));

/** The browser gives a window opened by the page a copy of its session storage. */
async function openOtherTab(page: Page, context: BrowserContext, errors: string[]): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    window.open('/medical/dashboard');
  });
  const otherTab = await opened;
  watch(otherTab, errors);
  await expect(otherTab).toHaveURL('/medical/dashboard');
  await expectDashboard(otherTab);
  return otherTab;
}

test('asks an idle member after twelve minutes, and follows the choice', async ({
  page,
  context,
}) => {
  await openWatched(page, 'sam');
  await turnPastTokens(context, '11:50');
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.fastForward('00:15');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).toContainText(
    'For your security, we’ll automatically sign you out. Choose “Stay signed in” to continue or “Sign out” if you’re done.',
  );
  await expect(dialog(page).getByText(/^2:\d\d$/)).toBeVisible();
  await expect(page.getByText('You’ll be signed out in 3 minutes.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expectAccessible(page);

  // Only the choice counts: no movement, no Escape.
  await page.mouse.move(300, 300);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('You’ll be signed out in 1 minute.')).toBeAttached();
  await page.clock.fastForward('00:25');
  await expect(page.getByText('You’ll be signed out in 30 seconds.')).toBeAttached();
  await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);

  await page.clock.fastForward('12:01');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('signs out a member who does not answer, says why, and returns to the same screen after sign-in', async ({
  page,
}) => {
  await openWatched(page, 'sam');
  await page.getByRole('link', { name: 'Claims' }).first().click();
  await expect(page).toHaveURL('/medical/claims');
  await page.clock.fastForward('12:01');
  await expect(dialog(page)).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('because you were away for a while');
  // With it the tab's user, by an id that names no person (docs/decisions/005).
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual([
    'deep_link',
    'tab-of',
  ]);
  await signIn(page, 'sam');
  await expect(page).toHaveURL('/medical/claims');
});

for (const hours of [2, 8]) {
  test(`shows the sign-in page before any call after ${hours} hours of sleep`, async ({ page }) => {
    await openWatched(page, 'sam');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['authorization'] !== undefined) calls.push(request.url());
    });
    // The lid is opened and the first thing that happens is a click.
    await page.clock.fastForward(hours * 3_600_000);
    await page
      .getByRole('link', { name: 'Claims' })
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {}); // The page may be gone before the click.
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toContainText('because you were away for a while');
    expect(calls).toEqual([]);
  });
}

test('signs out a tab that becomes visible after hours, before any call', async ({ page }) => {
  await signInToDashboard(page, 'sam');
  await page.evaluate(() => {
    sessionStorage.setItem('last-activity', String(Date.now() - 3_600_000));
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) calls.push(request.url());
  });
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('because you were away for a while');
  expect(calls).toEqual([]);
});

test('shares activity between two tabs, and clears both on sign-out', async ({ page, context }) => {
  const errors: string[] = [];
  await openWatched(page, 'maria');
  await page.goto('/medical/dashboard');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const otherTab = await openOtherTab(page, context, errors);
  await watched(otherTab);
  const both = [page, otherTab];

  // All tabs share the clock.
  await turnPastTokens(context, '11:00');
  await page.bringToFront();
  await page.keyboard.press('Shift');
  await turnPastTokens(context, '11:00');
  await expect(dialog(page)).toHaveCount(0);
  await expect(dialog(otherTab)).toHaveCount(0);
  await context.clock.fastForward('01:10');
  for (const tab of both) await expect(dialog(tab)).toBeVisible();
  await otherTab.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dialog(page)).toHaveCount(0);

  const back = backFromProvider(page);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherTab).toHaveURL('/login', { timeout: 1_000 });
  await expect(otherTab.getByRole('alert')).toContainText('You signed out in another tab');
  await back;
  for (const tab of both) {
    expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('signs the member out when a tab returns from another site after a sign-out', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  await signInToDashboard(page, 'maria');
  const otherTab = await openOtherTab(page, context, errors);
  await page.goto('about:blank');
  await signOut(otherTab);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab');
  // The tab keeps only the requested address, and no member data.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['deep_link']);
  expect(errors).toEqual([]);
});

test('signs the member out when a page is restored from the back/forward cache after a sign-out', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await signInToDashboard(page, 'maria');
  const otherTab = await openOtherTab(page, context, errors);
  await signOut(otherTab);
  // The page has not been notified: it shows the member still.
  await expectDashboard(page);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(errors).toEqual([]);
});

test('does not affect the tab of another member', async ({ page, context }) => {
  await signInToDashboard(page, 'sam');
  const other = await context.newPage();
  await signInToDashboard(other, 'ruth');
  // The tab receives the other member's sign-out, and ignores it.
  const heard = other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new BroadcastChannel('session').addEventListener('message', ({ data }) => {
          if (JSON.stringify(data).includes('signed-out-elsewhere')) resolve();
        });
      }),
  );
  await signOut(page);
  await heard;
  await other.getByRole('link', { name: 'Documents' }).first().click();
  await expect(other).toHaveURL(/\/documents$/);
});

test('shows no member data after sign-out and five times Back', async ({ page }) => {
  await signInToDashboard(page, 'maria', /Medical/);
  for (const name of ['Documents', 'Programs', 'ID Card', 'Pharmacy']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await signOut(page);
  for (let step = 0; step < 5; step += 1) {
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await page.locator('body').innerText()).not.toMatch(/Maria|Delgado|A1042887/);
  }
});

test('asks for the password on Sign In after a sign-out, and revokes the old tokens', async ({
  page,
  request,
}) => {
  // With this configuration, the provider may sign in a user it still remembers.
  const config = zConfig.parse(await (await request.get('/config.json')).json());
  const json = { ...config, identity: { ...config.identity, prompt: null } };
  await answerConfig(page, (route) => route.fulfill({ json }));
  await signInToDashboard(page, 'maria');
  const [accessToken, refreshToken] = await page.evaluate(() =>
    ['access_token', 'refresh_token'].map((name) => sessionStorage.getItem(name) ?? ''),
  );
  const headers = { authorization: `Bearer ${accessToken}` };
  const memberships = '/api/member/users/id-maria/memberships';
  expect((await request.get(memberships, { headers })).status()).toBe(200);
  await signOut(page);
  expect((await request.get(memberships, { headers })).status()).toBe(401);
  const renewal = await request.post(config.identity.tokenEndpoint, {
    form: {
      grant_type: 'refresh_token',
      refresh_token: refreshToken ?? '',
      client_id: 'member-portal',
    },
  });
  expect(await renewal.json()).toMatchObject({ error: 'invalid_grant' });
  // The provider itself has forgotten the member, too: no request forces a prompt.
  await page.evaluate(() => localStorage.removeItem('ask-who'));
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});

const zConfig = z.looseObject({ identity: z.looseObject({ tokenEndpoint: z.string() }) });

test('opens a link in a new tab without sign-in, and signs out all tabs', async ({
  page,
  context,
}) => {
  await signInToDashboard(page, 'maria', /Medical/);
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'ID Card', exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  const visited: string[] = [];
  tab.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await expect(tab.getByRole('heading', { level: 1, name: 'ID Card' })).toBeVisible();
  await expect(tab).toHaveURL('/medical/id-card');
  expect(visited.filter((path) => path !== '/medical/id-card')).toEqual([]);
  await signOut(tab);
  await expect(page).toHaveURL('/login');
});
