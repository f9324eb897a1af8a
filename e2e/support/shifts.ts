import * as z from 'zod/mini';
import type { Page } from '@playwright/test';

/** Records at the page's body, from its next load on, the unexpected layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const shifts: string[] = [];
    // TypeScript does not know the entries of this kind.
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const isShift = (entry: PerformanceEntry): entry is Shift =>
      'value' in entry && 'hadRecentInput' in entry && 'sources' in entry;
    const boxOf = ({ x, y, width, height }: DOMRect): string =>
      `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        sum += entry.value;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40) ?? '';
          return `${node?.nodeName} "${text}" ${boxOf(previousRect)} → ${boxOf(currentRect)}`;
        });
        shifts.push(`${entry.value.toFixed(3)} ${moved.join('; ')}`);
        document.body.dataset['sumOfShifts'] = String(sum);
        document.body.dataset['shifts'] = JSON.stringify(shifts);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Each shift so far, with the elements that moved and from where to where. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return z
    .array(z.string())
    .parse(JSON.parse(await page.evaluate(() => document.body.dataset['shifts'] ?? '[]')));
}

/** Returns the sum of all layout shifts, each the part of the window it touched times the distance. */
export const sumOfShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The last frame's shifts are reported after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(Number(document.body.dataset['sumOfShifts'] ?? 0))),
        );
      }),
  );
