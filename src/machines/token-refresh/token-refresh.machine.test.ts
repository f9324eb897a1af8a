import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { limits } from '#src/domain/limits.ts';
import { RefreshRefused, tokenRefreshMachine } from './token-refresh.machine.ts';

/** Starts a tab whose tokens are due or not, with the number of its requests for new ones. */
function startTab() {
  const clock = new SimulatedClock();
  let failure: Error | null = null;
  const tab = { isDue: false, requests: 0 };
  const news: string[] = [];
  const actor = createActor(
    tokenRefreshMachine.provide({
      guards: { isRenewalDue: () => tab.isDue },
      actors: {
        renewTokens: fromPromise(async () => {
          tab.requests += 1;
          await Promise.resolve();
          if (failure) throw failure;
        }),
      },
    }),
    { clock },
  );
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  return {
    tab,
    actor,
    news,
    failWith: (next: Error | null) => (failure = next),
    wait: async (ms: number) => {
      clock.increment(ms);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('does not renew fresh tokens, or in a hidden page', async () => {
  const { tab, wait } = startTab();
  for (let look = 0; look < 50; look += 1) await wait(limits.renewalLookMs);
  expect(tab.requests).toBe(0);
});

it('renews automatically at the next check once it is due, and continues to check', async () => {
  const { tab, actor, wait } = startTab();
  await wait(limits.renewalLookMs);
  tab.isDue = true;
  await wait(limits.renewalLookMs - 1);
  expect(tab.requests).toBe(0);
  await wait(1);
  expect(tab.requests).toBe(1);
  expect(actor.getSnapshot().context.outcome).toBe('renewed');
  await wait(limits.renewalLookMs);
  expect(tab.requests).toBe(2);
});

it('retries an early renewal without an answer at the next check', async () => {
  const { tab, actor, news, failWith, wait } = startTab();
  tab.isDue = true;
  failWith(new TypeError('no connection'));
  await wait(limits.renewalLookMs);
  expect(actor.getSnapshot().context.outcome).toBe('unreachable');
  failWith(null);
  await wait(limits.renewalLookMs);
  expect(actor.getSnapshot().context.outcome).toBe('renewed');
  expect(tab.requests).toBe(2);
  expect(news).toEqual([]);
});

it('reports a refusal once, and the next request asks again', async () => {
  const { tab, actor, news, failWith, wait } = startTab();
  expect(actor.getSnapshot().context.outcome).toBeNull();
  failWith(new RefreshRefused());
  actor.send({ type: 'refresh.requested' });
  actor.send({ type: 'refresh.requested' });
  await wait(0);
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { outcome: 'refused' } });
  expect(news).toEqual(['refresh.refused']);
  expect(tab.requests).toBe(1);
  actor.send({ type: 'refresh.requested' });
  expect(tab.requests).toBe(2);
});

it('a renewal that never ends counts as unreachable, and the next request tries again', () => {
  const clock = new SimulatedClock();
  let requests = 0;
  const actor = createActor(
    tokenRefreshMachine.provide({
      actors: {
        renewTokens: fromPromise(() => {
          requests += 1;
          return new Promise<void>(() => {});
        }),
      },
    }),
    { clock },
  );
  actor.start();
  for (const request of [1, 2]) {
    actor.send({ type: 'refresh.requested' });
    clock.increment(limits.renewalLimitMs - 1);
    expect(actor.getSnapshot().value).toBe('refreshing');
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'idle',
      context: { outcome: 'unreachable' },
    });
    expect(requests).toBe(request);
  }
});
