import type { BrowserContext, Page } from '@playwright/test';

/** The state of a page to wait for: one element is present and another is absent. */
export type Sight = { present: string; absent?: string };

/** The floor app with all of its cards. */
export const completeFloor: Sight = {
  present: 'main section, main h2',
  absent: 'main [aria-busy=true]',
};

/**
 * The dashboard with every answer in its card; a card that failed leaves its alert and is never complete. What comes
 * without an answer, such as the titles of programs at its end, isn't waited for.
 */
export const completeDashboard: Sight = {
  present: 'main [role=meter]',
  absent: 'main [aria-busy=true], main [role=alert]',
};

/** Has every page of the context note when a sight is painted for the first time. */
export async function notePainted(
  context: BrowserContext,
  name: string,
  { present, absent = 'no-such-element' }: Sight,
): Promise<void> {
  await context.addInitScript(
    (sight) => {
      const look = (): void => {
        if (document.querySelector(sight.present) === null) return;
        if (document.querySelector(sight.absent) !== null) return;
        observer.disconnect();
        // A message sent from within a frame arrives when that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => performance.mark(sight.name);
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { name, present, absent },
  );
}

/**
 * Waits for a noted sight of the page's present document.
 *
 * @returns milliseconds since the request for the document, and since the epoch
 */
export async function paintedAt(
  page: Page,
  name: string,
): Promise<{ sinceStart: number; sinceEpoch: number }> {
  const sinceStart = await page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const giveUp = setTimeout(() => reject(new Error(`never painted: ${wanted}`)), 30_000);
        new PerformanceObserver((list, observer) => {
          const [mark] = list.getEntriesByName(wanted);
          if (mark === undefined) return;
          clearTimeout(giveUp);
          observer.disconnect();
          resolve(mark.startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
    name,
  );
  const origin = await page.evaluate(() => performance.timeOrigin);
  return { sinceStart, sinceEpoch: origin + sinceStart };
}
