import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Listening } from '#sandbox/gateway.ts';
import { documentPath, type Api } from './documents.ts';

/**
 * Starts Prism for one document, in a thread. It knows no base path: `/api/v1` is not part of its addresses.
 *
 * @param upstream the API whose requests and responses are held against the document; without it, the document's own
 *   examples are the responses
 * @throws when Prism cannot read the document
 */
export async function startPrism(api: Api, upstream?: string): Promise<Listening> {
  const workerData = { document: documentPath(api), upstream };
  const worker = new Worker(new URL('./prism-worker.ts', import.meta.url), { workerData });
  worker.on('error', (error) => console.error(`Prism, ${api}:`, error));
  const ended = once(worker, 'exit').then(() => {
    throw new Error(`Prism ended without an address for ${api}`);
  });
  // The thread also ends when it's closed.
  ended.catch(() => {});
  const message: unknown[] = await Promise.race([once(worker, 'message'), ended]);
  return {
    url: String(message[0]),
    close: async () => {
      await worker.terminate();
    },
  };
}
