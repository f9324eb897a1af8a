import type { Page } from '@playwright/test';

/** Notes at the page's body, from its next load on, what moves by itself in the browser's window. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript does not know the entries of this kind.
        if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
        sum += Number(entry.value);
        document.body.dataset['shift'] = JSON.stringify(entry);
        document.body.dataset['shifts'] = String(sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The last thing that moved. */
export const lastShift = (page: Page) => page.evaluate(() => document.body.dataset['shift']);

/** What all that moved comes to, each the part of the window it touched times how far it went. */
export const sumOfShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What the last frame moved is reported after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(document.body.dataset['shifts'] ?? 0))),
        );
      }),
  );
