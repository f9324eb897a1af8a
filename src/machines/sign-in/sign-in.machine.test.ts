import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { limits } from '#src/domain/limits.ts';
import { SignInError, signInMachine, type BrokenSession } from './sign-in.machine.ts';

const succeed = fromPromise(() => Promise.resolve());
const fail = (error: Error) => fromPromise((): Promise<void> => Promise.reject(error));

const leaving = (leave: (input: BrokenSession | null) => Promise<void>) =>
  fromPromise(({ input }: { input: BrokenSession | null }) => leave(input));
const never = () => new Promise<void>(() => {});

type Actors = Parameters<typeof signInMachine.provide>[0]['actors'];

function start(actors: Actors = {}) {
  const news: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    signInMachine.provide({
      actors: {
        leaveForProvider: leaving(never),
        acceptCallback: succeed,
        ...actors,
      },
    }),
    { clock },
  );
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  return { actor, news, clock, state: () => actor.getSnapshot() };
}

describe('leaving for the provider', () => {
  it('continues until the page is gone, and can start again when the page comes back', () => {
    const { actor, state } = start();
    actor.send({ type: 'signIn.requested' });
    expect(state().value).toBe('leaving');
    actor.send({ type: 'signIn.requested' });
    expect(state().value).toBe('leaving');
  });

  it('gives up when the provider’s page does not arrive', () => {
    const { actor, clock, state } = start({ leaveForProvider: leaving(() => Promise.resolve()) });
    actor.send({ type: 'signIn.requested' });
    clock.increment(limits.leavingLimitMs - 1);
    expect(state().value).toBe('leaving');
    clock.increment(1);
    expect(state().value).toBe('idle');
    expect(state().context.problem).toBe('provider-unreachable');
  });

  it('says that the provider cannot be reached', async () => {
    const { actor, state } = start({
      leaveForProvider: leaving(() => Promise.reject(new TypeError('refused'))),
    });
    actor.send({ type: 'signIn.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(state().context.problem).toBe('provider-unreachable');
  });

  it('reports why it failed', async () => {
    const { actor, state } = start({
      leaveForProvider: leaving(() => Promise.reject(new SignInError('session-ended'))),
    });
    actor.send({ type: 'signIn.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(state().context.problem).toBe('session-ended');
  });
});

it('a failed sign-in keeps its cause', () => {
  const cause = new TypeError('no connection');
  expect(new SignInError('denied', cause)).toMatchObject({
    name: 'SignInError',
    message: 'denied',
    problem: 'denied',
    cause,
  });
});

it('starts without a problem', () => {
  const { state } = start();
  expect(state().context).toEqual({ problem: null, continues: null });
});

describe('a session that the provider refused to renew', () => {
  const session = { member: 'maria', lastActivityAt: 1_000 };

  it('passes a session that the provider refused to renew to leaveForProvider, and clears it at the next sign-in', () => {
    const brokenSessions: (BrokenSession | null)[] = [];
    const { actor } = start({
      leaveForProvider: leaving((input) => {
        brokenSessions.push(input);
        return never();
      }),
    });
    actor.send({ type: 'session.broken', session });
    actor.send({ type: 'signIn.requested' });
    expect(brokenSessions).toEqual([session, null]);
  });
});

describe('the callback', () => {
  it('opens the session and announces it once', async () => {
    const { actor, news } = start();
    actor.send({ type: 'callback.received' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(news).toEqual(['session.opened']);
  });

  it.each(['callback-refused', 'denied', 'provider-unreachable'] as const)(
    'keeps the problem: %s',
    async (problem) => {
      const { actor, state, news } = start({
        acceptCallback: fail(new SignInError(problem)),
      });
      actor.send({ type: 'callback.received' });
      await waitFor(actor, (snapshot) => snapshot.matches('idle'));
      expect(state().context.problem).toBe(problem);
      expect(news).toEqual([]);
    },
  );

  it('clears the problem of the attempt before', async () => {
    const { actor, state } = start({ acceptCallback: fail(new SignInError('denied')) });
    actor.send({ type: 'callback.received' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    actor.send({ type: 'callback.received' });
    expect(state().context.problem).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(state().context.problem).toBe('denied');
    actor.send({ type: 'signIn.requested' });
    expect(state().context.problem).toBeNull();
  });

  it('accepts the callback while the provider’s page is still loading', async () => {
    const { actor, state, news } = start();
    actor.send({ type: 'signIn.requested' });
    actor.send({ type: 'callback.received' });
    expect(state().value).toBe('returning');
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(news).toEqual(['session.opened']);
  });

  it('ignores a callback while another one is being processed', () => {
    let accepted = 0;
    const acceptCallback = fromPromise(() => {
      accepted += 1;
      return new Promise<void>(() => {});
    });
    const { actor } = start({ acceptCallback });
    actor.send({ type: 'callback.received' });
    actor.send({ type: 'callback.received' });
    expect(accepted).toBe(1);
  });
});
