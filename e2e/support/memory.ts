import type { Page } from '@playwright/test';

/** Returns the texts that the page's script can still reach. */
export async function inMemory(page: Page, texts: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const snapshot = parts.join('');
  return texts.filter((text) => snapshot.includes(text));
}
