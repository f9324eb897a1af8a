import type { Page } from '@playwright/test';
import { memberScreens } from './support/screens.ts';
import { expect, openDashboard, test } from './support/test.ts';

/** A word as a member pastes it, or as a payer's system makes it. */
const longWord = 'W'.repeat(300);

/** The fields of a response that people read; the rest are links or dates. */
const texts = new Set([
  ...['usersPreferredName', 'lobDisplayName', 'displayName', 'firstName', 'relationship', 'label'],
  ...['comments', 'topic', 'reason', 'title', 'notAllowedReason', 'notice', 'claimNumber'],
  ...['text', 'display', 'name', 'description', 'confirmationNumber'],
  ...['drugName', 'strength', 'pharmacy', 'prescriber'],
]);

/** The calls whose unknown status is shown in the service's own words. */
const showsStatus = /\/(payments|prescriptions)\b/;

const lengthened = (value: unknown, names: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((one) => lengthened(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && names.has(name) ? longWord : lengthened(part, names),
    ]),
  );
};

async function lengthenAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    // A connection that the server was just closing is no fault of the screen.
    const answer = await route.fetch({ maxRetries: 2 });
    const isJson = /json/.test(answer.headers()['content-type'] ?? '');
    if (!isJson) return route.fulfill({ response: answer });
    const names = showsStatus.test(route.request().url()) ? new Set([...texts, 'status']) : texts;
    return route.fulfill({ response: answer, json: lengthened(await answer.json(), names) });
  });
}

/** All that show an answer's words; those of the programs, the preferences and two more are our own. */
const screens = memberScreens.filter(
  (address) => !/programs|preferences|about|linking|provider=/.test(address),
);

test('no table is wider than the page for a long word', async ({ page }) => {
  await openDashboard(page, 'maria', /Medical/);
  await lengthenAnswers(page);
  for (const screen of ['/medical/pharmacy', '/medical/payment-center', '/medical/documents']) {
    await page.goto(screen);
    await expect(page.getByText(longWord).first(), screen).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const width of [1280, 960, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${screen} at ${width} px`);
    }
  }
});

test('no screen of a phone scrolls sideways for a long word', async ({ page }) => {
  test.setTimeout(240_000);
  await openDashboard(page, 'maria', /Medical/);
  await lengthenAnswers(page);
  const expectAtWidths = async (where: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${where} at ${width} px`);
    }
  };
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByText(longWord).first(), screen).toBeAttached();
    await expect(page.locator('main [aria-busy=true]'), screen).toHaveCount(0);
    await expectAtWidths(screen);
  }
  await page.goto('/medical/dashboard');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expectAtWidths('the open profile');
});

/** Expects nothing to be wider than the page but in a part that scrolls within itself. */
async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { content, visible, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      content: scrollWidth,
      visible: clientWidth,
      // Those that hold no other one: where it begins.
      wide: beyond
        .filter((one) => !beyond.some((other) => other !== one && one.contains(other)))
        .map((one) => `${one.tagName} ${one.className} in ${one.parentElement?.className}`),
    };
  });
  const said = content > visible ? `${where}: ${[...new Set(wide)].slice(0, 8).join('; ')}` : where;
  expect.soft(content, said).toBeLessThanOrEqual(visible);
}
