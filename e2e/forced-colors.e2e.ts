import type { Locator } from '@playwright/test';
import { expect, openDashboard, test } from './support/test.ts';

/** Returns the names of the entries that have a line, in the browser's own rendering. */
const marked = (entries: Locator): Promise<string[]> =>
  entries.evaluateAll((all) =>
    all.flatMap((entry) => {
      const { borderBottomWidth, borderBottomStyle } = getComputedStyle(entry);
      const hasLine = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 1;
      return hasLine ? [entry.textContent] : [];
    }),
  );

/** Forced colors draw transparent borders. */
test('marks only the open menu entry and the open tab in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openDashboard(page, 'sam');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entries = bar.locator('a:visible, button:visible');
  expect(await entries.count()).toBeGreaterThan(4);
  expect(await marked(entries)).toEqual(['Home']);
  const other = bar.getByRole('link').nth(1);
  await other.click();
  await expect(other).toHaveAttribute('aria-current');
  expect(await marked(entries)).toEqual([await other.textContent()]);

  await page.goto('/settings/preferences');
  const tabs = page.getByRole('navigation', { name: 'Settings pages' }).getByRole('link');
  await expect(tabs.first()).toBeVisible();
  expect(await tabs.count()).toBeGreaterThan(2);
  expect(await marked(tabs)).toHaveLength(1);
});
