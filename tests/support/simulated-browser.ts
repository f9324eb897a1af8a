import type { Scheduler } from 'fast-check';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';

type Listener = (message: unknown) => void;

/** A page of the simulated browser. */
export interface SimulatedTab extends HandOverChannel {
  /** The page goes, and its locks with it. */
  close: () => void;
  /** The page runs no code anymore; it keeps its locks, and messages to it wait. */
  freeze: () => void;
  thaw: () => void;
  /** Resolves at once, or when the page is thawed. */
  whenRunning: () => Promise<void>;
}

export interface BrowserFaults {
  /** Waits for other tabs may end at any moment. Otherwise they never end: live tabs must not depend on them. */
  endsWaits?: boolean;
  /** Returns whether a message between tabs is lost. */
  losesMessage?: () => boolean;
}

/**
 * Simulates the locks and channels that tabs of one browser share, with every grant and every delivery left to
 * a scheduler, so that any order the browser may choose can happen.
 */
export function simulatedBrowser(
  scheduler: Scheduler,
  { endsWaits = false, losesMessage = () => false }: BrowserFaults = {},
) {
  const queues = new Map<string, { tab: Listener[]; grant: () => void }[]>();
  /** The tab that holds each lock, by the lock's name. */
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
    signal: AbortSignal,
    task: () => Promise<void>,
  ): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const grant = () => {
        void scheduler.schedule(Promise.resolve(), `grant ${name}`).then(() => resolve());
      };
      const waiting = { tab, grant };
      signal.addEventListener('abort', () => {
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

  function openTab(): SimulatedTab {
    const listeners: Listener[] = [];
    tabs.push(listeners);
    let thawed: Promise<void> | null = null;
    let thaw = () => {};
    const whenRunning = () => thawed ?? Promise.resolve();
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
      freeze: () => {
        thawed ??= new Promise((resolve) => {
          thaw = () => {
            thawed = null;
            resolve();
          };
        });
      },
      thaw: () => thaw(),
      whenRunning,
      withLock: (name, signal, task) =>
        withLock(listeners, name, signal, async () => {
          await whenRunning();
          await task();
        }),
      lockNames: () => Promise.resolve([...held.keys()]),
      wait: async (_, signal) => {
        const aborted = new Promise<void>((resolve) => {
          signal.addEventListener('abort', () => resolve());
        });
        await (endsWaits
          ? Promise.race([scheduler.schedule(Promise.resolve(), 'wait ends'), aborted])
          : aborted);
        await whenRunning();
      },
      post: (message) => {
        for (const other of tabs.filter((tab) => tab !== listeners)) {
          if (losesMessage()) continue;
          void scheduler.schedule(Promise.resolve(), 'deliver').then(() => {
            for (const listener of other) listener(message);
          });
        }
      },
      listen: (listener) =>
        listeners.push((message) => void whenRunning().then(() => listener(message))),
    };
  }

  return { openTab };
}
