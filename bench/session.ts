import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Places } from '../sandbox/places.ts';
import type { DemoUserName } from '../sandbox/seed/demo-members.ts';
import { phone } from './conditions.ts';
import type { Stage } from './stage.ts';

/** The session storage of a signed-in tab, to be put into other tabs. */
export type StoredSession = { origin: string; entries: [key: string, value: string][] };

/** Signs a member in through the provider and opens a plan, with nothing slowed down. */
export async function signIn(page: Page, urls: Places, member: DemoUserName): Promise<void> {
  await page.goto(`${urls.portal}/login`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await chooseMember(page, member);
  await page.waitForURL(/\/select-plan$/);
}

/** Presses the member's button on the provider's page. */
export async function chooseMember(page: Page, member: DemoUserName): Promise<void> {
  await page.locator(`button[name=userName][value=${member}]`).click();
}

export async function openFirstPlan(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL(/\/dashboard$/);
  await page.locator('main h1').waitFor();
  // Complete, so that the tab also holds what a reload of it would find.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Returns a session with a plan selected, as a tab of this member would hold it. */
export async function sessionOf(
  browser: Browser,
  urls: Places,
  member: DemoUserName,
): Promise<StoredSession> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await signIn(page, urls, member);
    await openFirstPlan(page);
    // A tab notes what its page asked when it is left, at the latest.
    await page.goto(`${urls.portal}/favicon.svg`);
    const entries = await page.evaluate(() => Object.entries<string>(sessionStorage));
    return { origin: urls.portal, entries };
  } finally {
    await context.close();
  }
}

/**
 * Puts a session into every tab of the context before the portal runs in it. Session storage belongs
 * to one tab, so there is no other place from which a new one could have it.
 */
export async function carrySession(context: BrowserContext, session: StoredSession): Promise<void> {
  await context.addInitScript(({ origin, entries }) => {
    if (location.origin !== origin || sessionStorage.getItem('access_token') !== null) return;
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
}

/** Returns the session as a tab has it that loads the portal over HTTP/2. */
export async function sessionAtHost(
  { browser, urls, hosts }: Stage,
  member: DemoUserName,
): Promise<StoredSession> {
  const session = await sessionOf(browser, urls, member);
  return { ...session, origin: new URL(hosts.portal).origin };
}
