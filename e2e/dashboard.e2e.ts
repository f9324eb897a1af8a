import type { Locator, Page } from '@playwright/test';
import { zSavePreferencesBody } from '#generated/message-center/validators/zSavePreferencesBody.ts';
import { sumOfShifts, watchShifts } from './support/shifts.ts';
import { expect, openDashboard, signIn, test } from './support/test.ts';

const needs = (page: Page) => page.getByRole('region', { name: 'What needs your attention' });

test('shows at most three tasks first, each with one button', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'What needs your attention',
  );
  const things = needs(page).getByRole('listitem');
  expect(await things.count()).toBeLessThanOrEqual(3);
  for (const thing of await things.all()) await expect(thing.getByRole('link')).toHaveCount(1);
  const refused = things.filter({ hasText: /ppeal by [A-Z]/ }).first();
  await expect(refused).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(needs(page)).toBeInViewport({ ratio: 0.9 });
  }

  // Two meters are left on the dashboard, the others one click away.
  const spending = page.getByRole('region', { name: 'Your spending' });
  await expect(spending.getByRole('meter')).toHaveCount(2);
  await expect(spending.getByRole('meter').first()).toHaveAccessibleName('Your deductible');
  await expect(spending.getByRole('meter').last()).toHaveAccessibleName(
    'Your out-of-pocket maximum',
  );

  // Quick links repeat nothing of the menu. They load after the cards.
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  await page.getByRole('button', { name: 'Care' }).click();
  await expect(page.getByRole('link', { name: 'Spending Details', exact: true })).toBeVisible();
  const addresses = async (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const inMenu = await addresses('Main');
  await page.getByRole('button', { name: 'Policy' }).click();
  await expect(page.getByRole('link', { name: 'Authorizations', exact: true })).toBeVisible();
  inMenu.push(...(await addresses('Main')));
  const quick = await addresses('Quick links');
  expect(quick.length).toBeGreaterThan(1);
  expect(quick.filter((address) => inMenu.includes(address))).toEqual([]);
  await page.keyboard.press('Escape');

  await spending.getByRole('link', { name: 'See spending details' }).click();
  await expect(page.getByRole('meter').nth(1)).toBeVisible();
  await page.goBack();
  await refused.getByRole('link').click();
  await expect(page).toHaveURL(/\/medical\/(claim-details|authorizations)\//);
});

for (const width of [390, 1280]) {
  test(`shows greeting and ID card before the portal’s code on reload at ${width} px, and moves neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    await openDashboard(page, 'maria', /Medical/);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    const portal = await hold(page, /\/assets\/(?!start-).*\.js$/);
    const rights = await hold(page, /\/accessrights\//);
    const answers = await hold(page, /\/appeal-deadlines/);
    await page.reload({ waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: /^Good \w+, Maria$/ });
    const intro = page.getByText('Medical plan: ');
    await expect(title).toBeVisible();
    await expect(intro).toBeVisible();
    const memberId = page.getByText('A1042887701', { exact: true });
    await expect(memberId).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const boxes = () =>
      Promise.all([title, intro, memberId].map((element) => element.boundingBox()));
    const before = await boxes();
    const entry = page.waitForResponse(/\/assets\/portal-/);
    portal.letIn();
    await (await entry).finished();
    // Without the rights, the portal can show no more, however long they take.
    await page.clock.fastForward(1_000);
    await expect(title).toBeVisible();
    await expect(memberId).toBeVisible();
    rights.letIn();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(needs(page)).toBeVisible();
    expect(await sumOfShifts(page)).toBeLessThan(0.02);
    expect(await boxes()).toEqual(before);
    // Later content is of any length (e2e/steady); it moves nothing above it.
    answers.letIn();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect((await boxes()).slice(0, 2)).toEqual(before.slice(0, 2));
  });
}

const greeting = (page: Page) => page.getByText('Rooted in Arkansas, here for you.');

/** Whether the brand's illustration is behind the title, or below the greeting. */
const paintsIllustration = (page: Page, isBehindTitle: boolean) =>
  (isBehindTitle ? page.locator('main .screen-title') : greeting(page)).evaluate(
    (element, pseudo) =>
      getComputedStyle(element, pseudo).backgroundImage.includes('/assets/illustration-'),
    isBehindTitle ? '::after' : undefined,
  );

test('shows the brand’s greeting beside the name or below everything else, and not on paper', async ({
  page,
}) => {
  await openDashboard(page, 'maria', /Medical/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
  for (const { width, isWide } of [
    { width: 390, isWide: false },
    { width: 768, isWide: false },
    { width: 960, isWide: true },
    { width: 1280, isWide: true },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await greeting(page).scrollIntoViewIfNeeded();
    await expect.poll(() => paintsIllustration(page, isWide)).toBe(true);
    const other = isWide ? needs(page) : page.getByRole('navigation', { name: 'Quick links' });
    const distance = (await top(greeting(page))) - (await top(other));
    if (isWide) expect(distance, `at ${width} px`).toBeLessThan(0);
    else expect(distance, `at ${width} px`).toBeGreaterThan(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(greeting(page)).toBeHidden();
  expect(await paintsIllustration(page, true)).toBe(false);
});

/** Holds the requests for an address back until they are released. */
async function hold(page: Page, address: RegExp) {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return { letIn: () => letIn() };
}

test('does not greet a member whose session has ended', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.removeItem('refresh_token'));
  await page.route(/\/assets\/(?!start-).*\.js$/, () => {});
  const started = page.waitForResponse(/\/assets\/start-/);
  await page.reload({ waitUntil: 'commit' });
  await (await started).finished();
  await expect(page.getByText('Loading')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('announces a met deductible until the member has seen it', async ({ page }) => {
  await openDashboard(page, 'ruth');
  // Whatever other tests have seen.
  let seenFor: string | null = null;
  await page.route('**/preferences', async (route) => {
    if (route.request().method() === 'POST') {
      const { deductibleNotice } = zSavePreferencesBody.parse(route.request().postDataJSON());
      seenFor = deductibleNotice?.seenFor ?? null;
    }
    await route.fulfill({ json: { deductibleNotice: { seenFor } } });
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  const notice = page.getByRole('status').filter({ hasText: /^You’ve met your \d{4} medical/ });
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(notice).not.toBeInViewport();
  expect(seenFor).toBeNull();
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/preferences'),
  );
  await notice.scrollIntoViewIfNeeded();
  await sent;
  expect(seenFor).toMatch(/^\d{4}-01-01$/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
});

test('opens one menu at a time before its code loads, and closes all when the mouse leaves', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/popover-panel/, async (route) => {
    await arrived;
    await route.continue();
  });
  await openDashboard(page, 'maria', /Medical/);
  const panels = page.locator('header, nav').getByRole('group');
  const code = page.waitForResponse(/popover-panel/);
  await page.getByRole('button', { name: 'Care' }).click();
  await page.getByRole('button', { name: 'Policy' }).click();
  arrive();
  await (await code).finished();
  // The widget has positioned the menu.
  await expect(panels.and(page.locator('[data-state=open]'))).toHaveCount(1);
  await expect(panels).toHaveAccessibleName('Policy');
  await page.mouse.move(600, 800);
  await expect(panels).toHaveCount(0);
});

test('says in one line that there is nothing to do', async ({ page }) => {
  await page.route('**/messages/count*', (route) => route.fulfill({ json: { data: [] } }));
  await openDashboard(page, 'norah');
  await expect(needs(page)).toContainText('You’re all set. Nothing needs your attention.');
  await expect(needs(page).getByRole('listitem')).toHaveCount(0);
});

test('says that no deadline is near when there are only new messages', async ({ page }) => {
  await openDashboard(page, 'sam');
  await expect(needs(page)).toContainText('No deadlines are coming up soon.');
  await expect(needs(page).getByRole('listitem')).toHaveCount(1);
});

test('says which part failed to load, and shows the rest', async ({ page, expectedErrors }) => {
  expectedErrors.push('Failed to load resource');
  await openDashboard(page, 'maria', /Medical/);
  await page.route('**/contracts/*/billing', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(needs(page).getByRole('alert')).toContainText(
    'Some dates aren’t available right now.',
  );
  await expect(needs(page).getByRole('listitem').first()).toBeVisible();
  await page.unrouteAll();
  await needs(page).getByRole('button', { name: 'Retry' }).click();
  await expect(needs(page).getByRole('alert')).toHaveCount(0);
});

test('lists new messages as one of the tasks', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/appeal-deadlines*', (route) =>
    route.fulfill({ json: { items: [], page: 1, pageSize: 50, total: 0 } }),
  );
  await signIn(page, 'maria');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Medical/ })
    .first()
    .click();
  const message = needs(page).getByRole('listitem').filter({ hasText: 'New in your inbox' });
  await message.getByRole('link', { name: /^Read: / }).click();
  await expect(page).toHaveURL('/messages');
});
