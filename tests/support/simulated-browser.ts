import type { Scheduler } from 'fast-check';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';

type Listener = (message: unknown) => void;

/**
 * The locks and channels that tabs of one browser share, with every grant and every delivery left to
 * a scheduler, so that any order the browser may choose can happen.
 */
export function simulatedBrowser(scheduler: Scheduler) {
  const queues = new Map<string, { tab: Listener[]; grant: () => void }[]>();
  /** Who holds a lock, by its name. */
  const held = new Map<string, Listener[]>();
  const tabs: Listener[][] = [];

  const grantNext = (name: string) => {
    const next = queues.get(name)?.shift();
    if (!next) {
      held.delete(name);
      return;
    }
    held.set(name, next.tab);
    next.grant();
  };

  async function withLock(
    tab: Listener[],
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
      const waiting = { tab, grant };
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(waiting);
        if (index < 0) return;
        queue.splice(index, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      queue.push(waiting);
      if (!held.has(name)) grantNext(name);
    });
    try {
      await task();
    } finally {
      if (held.get(name) === tab) grantNext(name);
    }
  }

  /** What one tab gets of it; when its page goes, so do its locks. */
  function openTab(): HandOverChannel & { close: () => void } {
    const listeners: Listener[] = [];
    tabs.push(listeners);
    return {
      close: () => {
        tabs.splice(tabs.indexOf(listeners), 1);
        for (const [name, queue] of queues) {
          queues.set(
            name,
            queue.filter(({ tab }) => tab !== listeners),
          );
        }
        for (const [name, tab] of held) if (tab === listeners) grantNext(name);
      },
      withLock: (name, signal, task) => withLock(listeners, name, signal, task),
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
