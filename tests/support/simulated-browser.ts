import type { Scheduler } from 'fast-check';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';

type Listener = (message: unknown) => void;

/**
 * The locks and channels that tabs of one browser share, with every grant and every delivery left to
 * a scheduler, so that any order the browser may choose can happen.
 */
export function simulatedBrowser(scheduler: Scheduler) {
  const queues = new Map<string, (() => void)[]>();
  const held = new Set<string>();
  const tabs: Listener[][] = [];

  const grantNext = (name: string) => {
    const next = queues.get(name)?.shift();
    if (!next) {
      held.delete(name);
      return;
    }
    held.add(name);
    next();
  };

  async function withLock(
    name: string,
    signal: AbortSignal | null,
    task: () => Promise<void>,
  ): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const grant = () => {
        void scheduler.schedule(Promise.resolve(), `grant ${name}`).then(() => resolve());
      };
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(grant);
        if (index < 0) return;
        queue.splice(index, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      queue.push(grant);
      if (!held.has(name)) grantNext(name);
    });
    try {
      await task();
    } finally {
      grantNext(name);
    }
  }

  /** What one tab gets of it. */
  function openTab(): HandOverChannel {
    const listeners: Listener[] = [];
    tabs.push(listeners);
    return {
      withLock,
      post: (message) => {
        for (const other of tabs.filter((tab) => tab !== listeners)) {
          void scheduler.schedule(Promise.resolve(), 'deliver').then(() => {
            for (const listener of other) listener(message);
          });
        }
      },
      listen: (listener) => listeners.push(listener),
    };
  }

  return { openTab };
}
