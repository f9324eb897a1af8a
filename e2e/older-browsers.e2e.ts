import { missingFeatures, type Feature } from '../scripts/supported-browsers.ts';
import {
  choosePlan,
  chooseDemoMember,
  expect,
  expectDashboard,
  signOut,
  test,
} from './support/test.ts';

/** Whether the portal's policy itself relies on it: a browser without Trusted Types does not enforce them. */
const isEnforced = ({ owner, name }: Feature) => /^trusted/i.test(owner ?? name);

/** Removes all of it from a page, before any script of the page runs. */
function takeAway(features: readonly Feature[]): void {
  const isHolder = (value: unknown): value is object =>
    typeof value === 'function' || (typeof value === 'object' && value !== null);
  const at = (holder: unknown, name: string): unknown =>
    isHolder(holder) ? Reflect.get(holder, name) : undefined;
  const drop = (holder: unknown, name: string) =>
    isHolder(holder) && Reflect.deleteProperty(holder, name);
  // From the inside out: the missing members of a class go before the class.
  for (const { owner, name, isStatic } of features.toReversed()) {
    const holder = owner === null || owner === 'Window' ? globalThis : at(globalThis, owner);
    drop(holder, name);
    if (!isStatic) drop(at(holder, 'prototype'), name);
  }
}

test('opens a deep link and claims with the features of the oldest supported browsers', async ({
  page,
}) => {
  await page.addInitScript(
    takeAway,
    missingFeatures().filter((feature) => !isEnforced(feature)),
  );
  await page.goto('/medical/claims');
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      [
        Reflect.get(AbortSignal, 'any'),
        Reflect.get(URL, 'parse'),
        Reflect.get(Promise, 'withResolvers'),
        Reflect.get(globalThis, 'requestIdleCallback'),
        Reflect.get(globalThis, 'CloseWatcher'),
      ].map((feature) => typeof feature),
    ),
  ).toEqual(Array.from({ length: 5 }, () => 'undefined'));

  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await chooseDemoMember(page, 'maria');
  await expect(page).toHaveURL('/select-plan');
  await choosePlan(page, /Medical/);
  await expect(page).toHaveURL('/medical/claims');
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();

  await page.goto('/medical/dashboard');
  await expectDashboard(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await signOut(page);
});
