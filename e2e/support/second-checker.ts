import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { animationsEnded, expect, expectAccessibleAtWidths } from './test.ts';

const { resolve } = createRequire(new URL('../second-rules/', import.meta.url));
const engine = readFileSync(resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

const zFound = z.array(z.object({ rule: z.string(), message: z.string(), snippet: z.string() }));

/**
 * Returns the certain violations of IBM's rules (accessibility-checker-engine) of WCAG 2.2 AA and its own of the same
 * level, once no element fades in or slides anymore.
 */
export async function violations(page: Page): Promise<string[]> {
  await animationsEnded(page);
  // It is a megabyte, and stays in the page.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const results: unknown = await page.evaluate(`(async () => {
    const report = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    // On a phone a table is shown as cards: browsers then expose no table, and each value says what it is.
    const isShownAsCards = ({ ruleId, node }) =>
      ruleId === 'table_headers_exists' &&
      [...node.tBodies].some((body) => getComputedStyle(body).display !== 'table-row-group');
    // The focus is kept within a modal dialog: what is hidden behind it can't be reached by Tab.
    const isBehindDialog = ({ node }) =>
      document.querySelector('[aria-modal="true"]') !== null &&
      node instanceof Element && node.closest('[aria-hidden="true"]') !== null;
    return report.results
      .filter(({ value: [policy, result] }) => policy === 'VIOLATION' && result === 'FAIL')
      .filter((found) => !isShownAsCards(found) && !isBehindDialog(found))
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, snippet: snippet.slice(0, 200) }));
  })()`);
  return zFound
    .parse(results)
    .map(({ rule, message, snippet }) => `${rule}: ${message} ${snippet}`);
}

/** Neither axe nor the second checker finds anything, and nothing scrolls sideways, on a phone and on a laptop. */
export async function expectAccessibleByBoth(page: Page): Promise<void> {
  await expectAccessibleAtWidths(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(page), `at ${width} px`).toEqual([]);
  }
}
