import type { Page, Request } from '@playwright/test';
import type { Chunk } from './build.ts';

/** The time without requests after which a page counts as loaded. */
const quietMs = 1_000;

/** Returns the built script files that a page requests during an action and until it is quiet again. */
export async function chunksLoadedBy(
  page: Page,
  chunks: readonly Chunk[],
  action: () => Promise<unknown>,
): Promise<Chunk[]> {
  const asked = new Set<string>();
  let latest = performance.now();
  const note = (request: Request): void => {
    asked.add(new URL(request.url()).pathname);
    latest = performance.now();
  };
  page.on('request', note);
  await action();
  while (performance.now() - latest < quietMs) await page.waitForTimeout(100);
  page.off('request', note);
  return chunks.filter((chunk) => asked.has(chunk.path));
}
