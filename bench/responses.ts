import type { BrowserContext, Page } from '@playwright/test';

/**
 * Has every page of the context measure what follows on each such event, from the moment the browser took it
 * in: until the paint that shows another heading, or until the last paint of any change.
 */
export async function noteResponses(
  context: BrowserContext,
  on: { events: ('click' | 'keydown' | 'change')[]; until: 'new heading' | 'last paint' },
): Promise<void> {
  await context.addInitScript(({ events, until }) => {
    let started: number | null = null;
    let heading: string | null = null;
    const headingNow = (): string | null => document.querySelector('h1')?.textContent ?? null;
    const measureAtPaint = (start: number): void => {
      // A message sent from within a frame arrives when that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.measure('response', { start, end: performance.now() });
        port2.postMessage(null);
      });
    };
    /**
     * Whether changes can be seen: those in the head, which holds prefetched files, cannot, nor an attribute left as it
     * was.
     */
    const areSeen = (changes: readonly MutationRecord[]): boolean => {
      const before = new Map<Node, Map<string, string | null>>();
      for (const { target, attributeName, oldValue } of changes) {
        if (document.head.contains(target)) continue;
        if (attributeName === null) return true;
        const values = before.get(target) ?? new Map<string, string | null>();
        before.set(target, values);
        if (!values.has(attributeName)) values.set(attributeName, oldValue);
      }
      return [...before].some(
        ([target, values]) =>
          target instanceof Element &&
          [...values].some(([name, value]) => target.getAttribute(name) !== value),
      );
    };
    const changed = (changes: MutationRecord[]): void => {
      if (!areSeen(changes)) return;
      if (started === null) return;
      if (until === 'last paint') {
        measureAtPaint(started);
        return;
      }
      const present = headingNow();
      if (present === null || present === heading) return;
      measureAtPaint(started);
      started = null;
    };
    const begun = ({ timeStamp }: Event): void => {
      started = timeStamp;
      heading = headingNow();
      if (until === 'last paint') measureAtPaint(timeStamp);
    };
    for (const event of events) document.addEventListener(event, begun, { capture: true });
    new MutationObserver(changed).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeOldValue: true,
    });
  }, on);
}

/** Milliseconds of every response so far; of several paints after one event the last counts. */
export async function responsesOf(page: Page): Promise<number[]> {
  const found = await page.evaluate(() =>
    performance
      .getEntriesByName('response')
      .map(({ startTime, duration }): [number, number] => [startTime, duration]),
  );
  const longest = new Map<number, number>();
  for (const [start, duration] of found) {
    longest.set(start, Math.max(duration, longest.get(start) ?? 0));
  }
  return [...longest.values()];
}
