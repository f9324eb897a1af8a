import type { PageStay } from '#src/api/http/page-stay.ts';

type Attempt = (...call: unknown[]) => Promise<unknown>;

/** Written into the portal as text (scripts/patient-imports.ts), so it uses nothing of this file. */
export function createAsk(attempt: Attempt, page: PageStay): Attempt {
  return async (...call) => {
    const pauses = [500, 1_500];
    for (;;) {
      try {
        return await attempt(...call);
      } catch (cause) {
        if (page.isLeaving()) {
          // Broken off by the browser, which says nothing of the file.
          await page.stays();
          continue;
        }
        const pause = pauses.shift();
        if (pause !== undefined) {
          await new Promise((resolve) => {
            setTimeout(resolve, pause);
          });
          continue;
        }
        const error = new Error('A part of the portal could not be fetched.', { cause });
        error.name = 'ChunkUnavailable';
        const event = new Event('vite:preloadError', { cancelable: true });
        window.dispatchEvent(event);
        if (!event.defaultPrevented) throw error;
        return undefined;
      }
    }
  };
}
