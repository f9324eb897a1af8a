import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { limits } from '#src/domain/limits.ts';
import { tokenRefreshMachine } from './token-refresh.machine.ts';

/** Starts a tab whose tokens are due or not, with the number of its requests for new ones. */
function startTab() {
  const clock = new SimulatedClock();
  const tab = { isDue: false, requests: 0, fails: false };
  const actor = createActor(
    tokenRefreshMachine.provide({
      guards: { isRenewalDue: () => tab.isDue },
      actors: {
        renewTokens: fromPromise(async () => {
          tab.requests += 1;
          await Promise.resolve();
          if (tab.fails) throw new TypeError('no connection');
        }),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    tab,
    actor,
    wait: async (ms: number) => {
      clock.increment(ms);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it('asks nobody while the tokens are fresh, or nobody looks', async () => {
  const { tab, wait } = startTab();
  for (let look = 0; look < 50; look += 1) await wait(limits.renewalLookMs);
  expect(tab.requests).toBe(0);
});

it('renews by itself at the next look once it is due, and goes on looking', async () => {
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

it('a renewal ahead that gets no answer is tried again at the next look', async () => {
  const { tab, actor, wait } = startTab();
  tab.isDue = true;
  tab.fails = true;
  await wait(limits.renewalLookMs);
  expect(actor.getSnapshot().context.outcome).toBe('unreachable');
  tab.fails = false;
  await wait(limits.renewalLookMs);
  expect(actor.getSnapshot().context.outcome).toBe('renewed');
  expect(tab.requests).toBe(2);
});

it('a renewal without an end counts as no answer, and the next request tries anew', () => {
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
