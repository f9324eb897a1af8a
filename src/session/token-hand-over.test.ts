import { expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { fingerprintOf } from './fingerprint.ts';
import { createTokenHandOver } from './token-hand-over.ts';
import { isSamePair, type HeldTokens } from './token-pair.ts';

// Tabs wait for each other here: what does not come at once never comes.
vi.setConfig({ testTimeout: 2_000 });

/** The pair that the provider answers the given refresh token with. */
const pair = (count: number): HeldTokens => ({
  accessToken: `access-${count}`,
  refreshToken: `refresh-${count}`,
  skew: count,
});
const fingerprints = await Promise.all(
  [0, 1, 2, 3].map((count) => fingerprintOf(`refresh-${count} access-${count}`)),
);
const [first = '', second = ''] = fingerprints;

interface LockRequest {
  owner: object;
  name: string;
  signal: AbortSignal;
  grant: () => void;
}

/** The Web Locks and the channel of a browser: locks go to the first that asks, messages arrive in order. */
function openBrowser() {
  const listeners = new Map<object, (message: unknown) => void>();
  const queue: LockRequest[] = [];
  const holders = new Map<string, object>();
  let refusesLocks = false;

  const grantNext = (name: string) => {
    holders.delete(name);
    const next = queue.findIndex((request) => request.name === name);
    const [request] = next < 0 ? [] : queue.splice(next, 1);
    if (request === undefined) return;
    holders.set(name, request.owner);
    request.grant();
  };

  async function withLock(
    owner: object,
    name: string,
    signal: AbortSignal,
    task: () => Promise<void>,
  ) {
    if (refusesLocks) throw new DOMException('refused', 'SecurityError');
    await new Promise<void>((grant, reject) => {
      const request = { owner, name, signal, grant };
      signal.addEventListener('abort', () => {
        const index = queue.indexOf(request);
        if (index >= 0) queue.splice(index, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      queue.push(request);
      if (!holders.has(name)) grantNext(name);
    });
    await task();
    if (holders.get(name) === owner) grantNext(name);
  }

  function openTab(start: HeldTokens | null) {
    const tab = {};
    let held = start;
    const posted: unknown[] = [];
    const locks: string[] = [];
    const waits: { ms: number; signal: AbortSignal; end: () => void }[] = [];
    const renew = createTokenHandOver(
      {
        withLock(name, signal, task) {
          locks.push(name);
          return withLock(tab, name, signal, task);
        },
        lockNames: () => Promise.resolve([]),
        wait: (ms, signal) =>
          new Promise((end) => {
            waits.push({ ms, signal, end });
          }),
        post(message) {
          posted.push(message);
          for (const [other, listener] of listeners) if (other !== tab) listener(message);
        },
        listen: (listener) => listeners.set(tab, listener),
      },
      {
        held: () => held,
        hear(own, fresh) {
          if (held === null || !isSamePair(held, own)) return false;
          held = fresh;
          return true;
        },
        take(own, fresh) {
          if (held === null || !isSamePair(held, own)) return false;
          held = fresh;
          return true;
        },
      },
    );
    const refresh = vi.fn((refreshToken: string) =>
      Promise.resolve(pair(Number(refreshToken.replace('refresh-', '')) + 1)),
    );
    return {
      posted,
      locks,
      waits,
      refresh,
      held: () => held,
      hold: (tokens: HeldTokens | null) => (held = tokens),
      renew: () => renew(refresh),
      tell: (message: unknown) => listeners.get(tab)?.(message),
      /** Another page takes the place of this one. */
      close() {
        listeners.delete(tab);
        for (const [name, owner] of [...holders]) if (owner === tab) grantNext(name);
      },
      /** Messages that come meanwhile are lost. */
      async missing(happens: () => Promise<void>) {
        const listener = listeners.get(tab);
        listeners.delete(tab);
        await happens();
        if (listener) listeners.set(tab, listener);
      },
    };
  }

  return {
    openTab,
    waitingFor: (name: string) => queue.filter((request) => request.name === name),
    isHeld: (name: string) => holders.has(name),
    refuseLocks: () => (refusesLocks = true),
  };
}

/** A provider's answer that the test gives when it wants to. */
function pendingAnswer() {
  let resolve: (tokens: HeldTokens) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const answer = new Promise<HeldTokens>((onAnswer, onFailure) => {
    resolve = onAnswer;
    reject = onFailure;
  });
  return { answer: () => answer, resolve, reject };
}

const lockOf = (fingerprint: string) => `token-refresh:${fingerprint}`;
const poll = <Value>(value: () => Value) => expect.poll(value, { interval: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('a tab on its own renews the tokens by its refresh token', async () => {
  const tab = openBrowser().openTab(pair(0));
  await tab.renew();
  expect(tab.refresh.mock.calls).toEqual([['refresh-0']]);
  expect(tab.held()).toEqual(pair(1));
  expect(tab.waits.every(({ signal }) => signal.aborted)).toBe(true);
});

it('does not renew in a signed-out tab', async () => {
  const tab = openBrowser().openTab(null);
  await tab.renew();
  expect(tab.refresh).not.toHaveBeenCalled();
  expect(tab.posted).toEqual([]);
});

it('renews once for all tabs with the same tokens', async () => {
  const browser = openBrowser();
  const tabs = [browser.openTab(pair(0)), browser.openTab(pair(0))];
  await Promise.all(tabs.map(({ renew }) => renew()));
  expect(tabs.map(({ held }) => held())).toEqual([pair(1), pair(1)]);
  expect(tabs.flatMap(({ refresh }) => refresh.mock.calls)).toHaveLength(1);
});

it('does not wait for a tab with other tokens', async () => {
  const browser = openBrowser();
  await browser.openTab(pair(0)).renew();
  const other = browser.openTab(pair(2));
  await other.renew();
  expect(other.held()).toEqual(pair(3));
});

it('gives the newest tokens to a tab that missed renewals', async () => {
  const browser = openBrowser();
  const [awake, asleep] = [browser.openTab(pair(0)), browser.openTab(pair(0))];
  await asleep.missing(async () => {
    await awake.renew();
    await awake.renew();
  });
  await asleep.renew();
  expect(asleep.held()).toEqual(pair(2));
  expect(asleep.refresh).not.toHaveBeenCalled();
});

it('the tab that received tokens answers after the one that renewed them closes', async () => {
  const browser = openBrowser();
  const renewing = browser.openTab(pair(0));
  const hearing = browser.openTab(pair(0));
  const asleep = browser.openTab(pair(0));
  await asleep.missing(async () => {
    await renewing.renew();
    await poll(() => hearing.held()).toEqual(pair(1));
    await renewing.renew();
    await poll(() => hearing.held()).toEqual(pair(2));
    await settled();
    renewing.close();
  });
  await asleep.renew();
  expect(asleep.held()).toEqual(pair(2));
  expect(asleep.refresh).not.toHaveBeenCalled();
  expect(hearing.locks).toEqual([lockOf(first), lockOf(second)]);
});

it('announces a renewal at its beginning, and again to each tab that asks, until the end', async () => {
  const tab = openBrowser().openTab(pair(0));
  const { answer, reject } = pendingAnswer();
  tab.refresh.mockImplementation(answer);
  const renewal = tab.renew().catch(() => 'failed');
  await poll(() => tab.refresh.mock.calls).toHaveLength(1);
  const renewing = { type: 'renewing', spent: first };
  expect(tab.posted).toEqual([{ type: 'asking', spent: first }, renewing]);
  tab.tell({ type: 'asking', spent: second });
  expect(tab.posted).toHaveLength(2);
  tab.tell({ type: 'asking', spent: first });
  expect(tab.posted.slice(2)).toEqual([renewing]);
  reject(new TypeError('no connection'));
  expect(await renewal).toBe('failed');
  tab.tell({ type: 'asking', spent: first });
  expect(tab.posted).toHaveLength(3);
});

it('lets the next tab in line renew after a failure', async () => {
  const browser = openBrowser();
  const [failing, next] = [browser.openTab(pair(0)), browser.openTab(pair(0))];
  const { answer, reject } = pendingAnswer();
  failing.refresh.mockImplementation(answer);
  const failure = failing.renew().catch(() => 'failed');
  await poll(() => failing.refresh.mock.calls).toHaveLength(1);
  const renewal = next.renew();
  await poll(() => next.waits).toHaveLength(1);
  reject(new TypeError('no connection'));
  expect(await failure).toBe('failed');
  await renewal;
  expect(next.held()).toEqual(pair(1));
});

it('does not announce unchanged tokens, and lets the next tab renew', async () => {
  const browser = openBrowser();
  const tab = browser.openTab(pair(0));
  tab.refresh.mockResolvedValue(pair(0));
  await tab.renew();
  tab.tell({ type: 'asking', spent: first });
  expect(tab.posted).not.toContainEqual(expect.objectContaining({ type: 'tokens' }));
  await poll(() => browser.isHeld(lockOf(first))).toBe(false);
});

it('marks a spent pair by its lock', async () => {
  const browser = openBrowser();
  await browser.openTab(pair(0)).renew();
  await settled();
  expect(browser.isHeld(lockOf(first))).toBe(true);
});

it('does not announce tokens that arrive after sign-out', async () => {
  const tab = openBrowser().openTab(pair(0));
  const { answer, resolve } = pendingAnswer();
  tab.refresh.mockImplementation(answer);
  const renewal = tab.renew();
  await poll(() => tab.refresh.mock.calls).toHaveLength(1);
  tab.hold(null);
  resolve(pair(1));
  await renewal;
  expect(tab.posted).not.toContainEqual(expect.objectContaining({ type: 'tokens' }));
});

/** A tab in line for the lock of its tokens, which another tab holds without a word. */
async function waitingTab() {
  const browser = openBrowser();
  const silent = browser.openTab(pair(0));
  await silent.renew();
  const tab = browser.openTab(pair(0));
  const renewal = silent.missing(() => tab.renew());
  await poll(() => tab.waits).toHaveLength(1);
  const [request] = browser.waitingFor(lockOf(first));
  const endWait = async () => {
    tab.waits.at(-1)?.end();
    await settled();
  };
  return { tab, renewal, request, endWait };
}

it('renews without other tabs, and leaves the line', async () => {
  const { tab, renewal, endWait } = await waitingTab();
  await endWait();
  await renewal;
  expect(tab.waits.map(({ ms }) => ms)).toEqual([limits.otherTabsReplyMs]);
  expect(tab.refresh).toHaveBeenCalledOnce();
});

it('gives a renewing tab the time of an answer', async () => {
  const { tab, renewal, endWait } = await waitingTab();
  tab.tell({ type: 'renewing', spent: first });
  await endWait();
  expect(tab.waits.map(({ ms }) => ms)).toEqual([limits.otherTabsReplyMs, limits.tokenAnswerMs]);
  expect(tab.refresh).not.toHaveBeenCalled();
  await endWait();
  await renewal;
  expect(tab.refresh).toHaveBeenCalledOnce();
});

it('does not wait for a tab that renews other tokens', async () => {
  const { tab, renewal, endWait } = await waitingTab();
  tab.tell({ type: 'renewing', spent: second });
  await endWait();
  await renewal;
  expect(tab.refresh).toHaveBeenCalledOnce();
});

it('leaves the line when tokens arrive', async () => {
  const { tab, renewal, request } = await waitingTab();
  tab.tell({ type: 'tokens', spent: [second], tokens: pair(3) });
  tab.tell({ type: 'tokens', spent: [second, first], tokens: pair(2) });
  await renewal;
  expect(tab.held()).toEqual(pair(2));
  expect(tab.refresh).not.toHaveBeenCalled();
  expect(request?.signal.aborted).toBe(true);
  expect(tab.waits.map(({ signal }) => signal.aborted)).toEqual([true]);
});

it('renews nothing if the member signs out while waiting', async () => {
  const { tab, renewal, endWait } = await waitingTab();
  tab.hold(null);
  await endWait();
  await renewal;
  expect(tab.refresh).not.toHaveBeenCalled();
});

it('accepts tokens that arrive before the renewal asks', async () => {
  const tab = openBrowser().openTab(pair(0));
  const renewal = tab.renew();
  tab.hold(pair(1));
  await renewal;
  expect(tab.refresh).not.toHaveBeenCalled();
  expect(tab.posted).toEqual([]);
});

it('works alone when the browser refuses the lock', async () => {
  const browser = openBrowser();
  browser.refuseLocks();
  const tab = browser.openTab(pair(0));
  await tab.renew();
  expect(tab.held()).toEqual(pair(1));
});

it.each([
  'nothing',
  { type: 'other', spent: first },
  { type: 'asking', spent: first },
  { type: 'renewing', spent: first },
  { type: 'tokens', spent: [first], tokens: { accessToken: 'x' } },
])('ignores a message for another tab: %j', async (message) => {
  const tab = openBrowser().openTab(pair(0));
  tab.tell(message);
  await settled();
  expect(tab.held()).toEqual(pair(0));
  expect(tab.posted).toEqual([]);
});
