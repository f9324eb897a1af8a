import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { goOnWith, handOn, keep } from './handed-session.ts';

interface Fixtures {
  /** Console errors a test expects, by a part of their text. Everything else fails it. */
  expectedErrors: string[];
  /** The page, watched: an unexpected console error, CSP report or unhandled rejection fails the test. */
  page: Page;
}

export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    watch(page, errors);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((part) => text.includes(part)));
    // A call a test holds or changes may be on its way when the test ends: it neither fails another
    // test nor reaches the sandbox.
    await page.context().setOffline(true);
    await handOn(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected).toEqual([]);
  },
});

/** A tag for tests that show a PDF in a window, which the light browser cannot; see playwright.config.ts. */
export const inWholeBrowser = { tag: '@whole-browser' };

/** Collects the errors that a page reports. */
export function watch(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

export { expect };

export type Member =
  'maria' | 'sam' | 'ruth' | 'dev' | 'lee' | 'pat' | 'norah' | 'big' | 'faye' | 'ida';

/** Signs in from any page that has a Sign In link, to where the portal takes the member. */
export async function signIn(page: Page, member: Member): Promise<void> {
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await chooseDemoMember(page, member);
}

/** Chooses a demo member on the provider's own page. */
export async function chooseDemoMember(page: Page, member: Member): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${member}`) }).click();
}

/**
 * Signs out in the profile panel; resolves when the identity provider has ended its own session and sent the browser
 * back.
 */
export async function signOut(page: Page): Promise<void> {
  const back = backFromProvider(page);
  await pressSignOut(page);
  await back;
  await expect(page).toHaveURL('/login');
}

/** Signs out in the profile panel, without waiting for the identity provider. */
export async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** Call it before signing out: resolves when the sign-in page has loaded again. */
export async function backFromProvider(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      response.request().isNavigationRequest() && new URL(response.url()).pathname === '/login',
  );
  await page.waitForLoadState();
}

/** Chooses a plan on the plan selection page. */
export async function choosePlan(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).first().click();
}

/** Whether the member has one plan only, and so no plan to select. */
const hasOnePlan = (member: Member) =>
  ['sam', 'ruth', 'dev', 'norah', 'faye', 'ida'].includes(member);

/**
 * Signs in with the first plan, by a session that an earlier test began where there is one, for a test that opens a
 * screen next. A test that is about sessions signs in itself: `signInToDashboard`. Returns the dashboard's address.
 */
export async function haveSession(
  page: Page,
  member: Member,
  plan: RegExp = /Member ID/,
): Promise<string> {
  const name = `${member} ${plan.source}`;
  const left = await goOnWith(page, name);
  if (left !== null) return left;
  await signInToDashboard(page, member, plan);
  await keep(page, name);
  return new URL(page.url()).pathname;
}

/** Opens the dashboard of the first plan. */
export async function openDashboard(page: Page, member: Member, plan?: RegExp): Promise<void> {
  const address = await haveSession(page, member, plan);
  if (new URL(page.url()).pathname !== address) await page.goto(address);
  await expectDashboard(page);
}

/** Opens a screen by its address, as a member with the first plan. */
export async function openScreen(
  page: Page,
  member: Member,
  address: string,
  plan?: RegExp,
): Promise<void> {
  await haveSession(page, member, plan);
  await page.goto(address);
}

/** The whole way, to the dashboard of the first plan. */
export async function signInToDashboard(
  page: Page,
  member: Member,
  plan: RegExp = /Member ID/,
): Promise<void> {
  await page.goto('/login');
  await signIn(page, member);
  if (!hasOnePlan(member)) {
    await expect(page).toHaveURL('/select-plan');
    await choosePlan(page, plan);
  }
  await expect(page).toHaveURL(/\/(medical|dental|vision)\/dashboard$/);
  await expectDashboard(page);
}

/** The portal's own dashboard: a page that was open before greets the member already without it. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
}

/** Expects the portal's own dashboard, with every card loaded: no request is under way anymore. */
export async function expectLoadedDashboard(page: Page): Promise<void> {
  await expectDashboard(page);
  await expect(page.getByRole('meter').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Messages, / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you pay' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 AA that a machine can find, once no element fades in or slides anymore. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}

/** Expects the same at the width of a phone and of a laptop, and nothing that scrolls sideways. */
export async function expectAccessibleAtWidths(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await axeViolations(page), `${page.url()} at ${width} px`).toEqual([]);
    const wider = await sidewaysScroll(page);
    expect.soft(wider, `${page.url()} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

export async function axeViolations(page: Page): Promise<string[]> {
  await animationsEnded(page);
  // For axe, a link that the bar at the bottom of phones covers in part is a small one, though the page scrolls past it.
  await dockBottomBar(page, false);
  // It is half a megabyte, and stays in the page.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
    // No page has frames. Without legacy mode, axe finishes in a separate page, which takes twice as long.
    .setLegacyMode()
    .analyze();
  await dockBottomBar(page, true);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The number of pixels by which the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Moves the bottom bar of phones to the end of the page, or back to the edge of the window. */
const dockBottomBar = (page: Page, isDocked: boolean) =>
  page.evaluate(
    (position) => {
      const bar = document.querySelector<HTMLElement>('nav[aria-label="Most used"]');
      if (bar) bar.style.position = position;
    },
    isDocked ? '' : 'static',
  );

/** Waits for the end of animations: fading content has its own contrast only afterwards. */
export function animationsEnded(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const passing = document.getAnimations().filter(
      (animation) =>
        animation.playState === 'running' &&
        animation.effect?.getComputedTiming().endTime !== Infinity &&
        // In a closed fold it doesn't go on.
        (!(animation.effect instanceof KeyframeEffect) ||
          animation.effect.target?.checkVisibility() !== false),
    );
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
}
