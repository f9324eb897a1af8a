import type { Page } from '@playwright/test';
import type { Places } from '../../sandbox/places.ts';
import { chainOf, listOf, type Fetched } from '../chain.ts';
import { phone, slowDown } from '../conditions.ts';
import type { Findings } from '../figures.ts';
import { completeDashboard, notePainted, paintedAt } from '../painted.ts';
import { carrySession, chooseMember, sessionOf } from '../session.ts';
import type { Stage } from '../stage.ts';

/**
 * The calls that need the rights first: they say whose messages to count, whose claims to search, and whether the bill
 * is paid here.
 */
const needsRights = /\/(messages\/count|ExplanationOfBenefit|billing)$/;

/**
 * Measures the calls before the dashboard is complete, on a slow network: there calls that do not wait for each other
 * overlap, whatever the order in which they are sent.
 */
export async function measureCalls(stage: Stage): Promise<Findings> {
  const afterSignIn = await callsAfterSignIn(stage);
  const afterReload = await callsAfterReload(stage);
  const rights = afterReload.find((call) => call.name.includes('/accessrights/'));
  const late = afterReload.filter(
    (call) => rights && call.start >= rights.end && !needsRights.test(call.name),
  );
  return {
    figures: [
      {
        name: 'calls one after the other, sign-in → dashboard (token, memberships, rights, cards)',
        value: chainOf(afterSignIn).length,
        unit: 'count',
        bar: { atMost: 4 },
        decides: true,
      },
      {
        name: 'calls one after the other, reload with a stored plan (rights, message counts)',
        value: chainOf(afterReload).length,
        unit: 'count',
        bar: { atMost: 2 },
        decides: true,
      },
      {
        name: 'reload with a stored plan: calls that waited for the rights without need',
        value: late.length,
        unit: 'count',
        bar: { atMost: 0 },
        decides: true,
      },
    ],
    notes: [
      ...listOf('sign-in → dashboard', afterSignIn),
      ...listOf('reload with a stored plan', afterReload),
    ],
  };
}

async function callsAfterSignIn({ browser, urls }: Stage): Promise<Fetched[]> {
  const context = await browser.newContext(phone);
  try {
    await notePainted(context, 'content', completeDashboard);
    const page = await context.newPage();
    // Turned away to the sign-in page, and to come back here afterwards.
    await page.goto(`${urls.portal}/medical/dashboard`);
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.locator('button[name=userName]').first().waitFor();
    await slowDown(page, { network: true, processor: false });
    // With one plan there is nothing to choose in between.
    await chooseMember(page, 'sam');
    await page.waitForURL(/\/medical\/dashboard$/);
    return await callsUntilComplete(page, urls);
  } finally {
    await context.close();
  }
}

async function callsAfterReload({ browser, urls }: Stage): Promise<Fetched[]> {
  const session = await sessionOf(browser, urls, 'maria');
  const context = await browser.newContext(phone);
  try {
    await carrySession(context, session);
    await notePainted(context, 'content', completeDashboard);
    const page = await context.newPage();
    await slowDown(page, { network: true, processor: false });
    await page.goto(`${urls.portal}/medical/dashboard`, { waitUntil: 'commit' });
    return await callsUntilComplete(page, urls);
  } finally {
    await context.close();
  }
}

async function callsUntilComplete(page: Page, urls: Places): Promise<Fetched[]> {
  const { sinceStart } = await paintedAt(page, 'content');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => entry.initiatorType === 'fetch')
      .map(({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd })),
  );
  return fetched
    .filter(({ start }) => start < sinceStart)
    .map((call) => ({ ...call, name: shortName(call.name, urls) }))
    .filter(({ name }) => name !== '/config.json')
    .toSorted((a, b) => a.start - b.start);
}

function shortName(address: string, urls: Places): string {
  const { origin, pathname } = new URL(address);
  return origin === urls.identity ? `identity provider ${pathname}` : pathname;
}
