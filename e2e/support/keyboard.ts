import { expect, type Page } from '@playwright/test';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The most presses of Tab that lead once around a long screen. */
const mostPresses = 80;

/** Presses Tab until the focus is on an element with this name, as a member would who waits until it is there. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const { source, flags } = name;
  await expect
    .poll(() => page.evaluate(isThere, { source, flags, focusable }), `${String(name)} is there`)
    .toBe(true);
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isThere, { source, flags, focusable: ':focus' })) return;
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}

/** Presses the first button with exactly this name, by mouse or by keyboard alone. */
export async function pressButton(
  page: Page,
  name: string,
  { isByKeyboard }: { isByKeyboard: boolean },
): Promise<void> {
  if (!isByKeyboard) {
    const button = page.getByRole('button', { name, exact: true });
    await button
      .or(page.getByRole('link', { name, exact: true }))
      .first()
      .click();
    return;
  }
  await tabTo(page, new RegExp(`^${name.replace('$', String.raw`\$`)}$`));
  await page.keyboard.press('Enter');
}

/** Runs in the page: whether one of these elements has such a name. */
function isThere(wanted: { source: string; flags: string; focusable: string }): boolean {
  const pattern = new RegExp(wanted.source, wanted.flags);
  return [...document.querySelectorAll(wanted.focusable)].some((element) => {
    const label =
      document.getElementById(element.getAttribute('aria-labelledby') ?? '') ??
      (element instanceof HTMLInputElement ? element.labels?.[0] : null);
    const name = element.getAttribute('aria-label') ?? (label ?? element).textContent.trim();
    // A select by its label, or by its options.
    const select = element instanceof HTMLSelectElement ? element.labels[0] : null;
    return pattern.test(name) || pattern.test(select?.textContent.trim() ?? '');
  });
}

/** Returns the controls of a freshly loaded screen that the mouse can use and Tab never reaches, by name. */
export async function neverReached(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset['reached'] = '';
    });
  });
  const count = await page.locator(`main :is(${focusable})`).count();
  const others = await page.locator(`:is(header, nav, footer) :is(${focusable})`).count();
  for (let presses = 0; presses < count + others + 10; presses += 1) {
    await page.keyboard.press('Tab');
  }
  return page
    .locator('main :is(a[href], button, input, select, textarea, summary, [role=button])')
    .evaluateAll((all) =>
      all
        .filter(
          (element) =>
            element.checkVisibility() &&
            !element.matches(':disabled') &&
            !element.matches('[data-reached]'),
        )
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
    );
}
