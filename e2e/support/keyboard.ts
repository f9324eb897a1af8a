import type { Page } from '@playwright/test';

/** Presses Tab until the focus is on something with this name, as a member would. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body) return '';
      const label =
        document.getElementById(element?.getAttribute('aria-labelledby') ?? '') ??
        (element instanceof HTMLInputElement ? element.labels?.[0] : null);
      return element?.getAttribute('aria-label') ?? (label ?? element)?.textContent.trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${String(name)}`);
}
