import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { SignInError, signInMachine } from './sign-in.machine.ts';

const succeed = fromPromise(() => Promise.resolve());
const never = fromPromise(() => new Promise<void>(() => {}));
const fail = (error: Error) => fromPromise((): Promise<void> => Promise.reject(error));

type Actors = Parameters<typeof signInMachine.provide>[0]['actors'];

function start(hasSession: boolean, actors: Actors = {}) {
  const news: string[] = [];
  const actor = createActor(
    signInMachine.provide({
      actors: {
        leaveForProvider: never,
        acceptCallback: succeed,
        closeSession: succeed,
        ...actors,
      },
    }),
    { input: { hasSession } },
  );
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  return { actor, news, state: () => actor.getSnapshot() };
}

describe('starting', () => {
  it.each([
    [true, 'signedIn'],
    [false, 'signedOut'],
  ])('with a session %s: %s', (hasSession, value) => {
    expect(start(hasSession).state().value).toBe(value);
  });
});

describe('leaving for the provider', () => {
  it('stays on the way until the page is gone, and can leave again when it comes back', () => {
    const { actor, state } = start(false);
    actor.send({ type: 'signIn.requested' });
    expect(state().value).toBe('leaving');
    actor.send({ type: 'signIn.requested' });
    expect(state().value).toBe('leaving');
  });

  it('says that the provider cannot be reached', async () => {
    const { actor, state } = start(false, { leaveForProvider: fail(new TypeError('refused')) });
    actor.send({ type: 'signIn.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(state().context.problem).toBe('provider-unreachable');
  });
});

describe('coming back', () => {
  it('opens the session and says so once', async () => {
    const { actor, news } = start(false);
    actor.send({ type: 'callback.received' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
    expect(news).toEqual(['session.opened']);
  });

  it.each(['callback-refused', 'denied', 'provider-unreachable'] as const)(
    'keeps the reason: %s',
    async (problem) => {
      const { actor, state, news } = start(false, {
        acceptCallback: fail(new SignInError(problem)),
      });
      actor.send({ type: 'callback.received' });
      await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
      expect(state().context.problem).toBe(problem);
      expect(news).toEqual([]);
    },
  );

  it('a new attempt forgets the old reason', async () => {
    const { actor, state } = start(false, { acceptCallback: fail(new SignInError('denied')) });
    actor.send({ type: 'callback.received' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'signIn.requested' });
    expect(state().context.problem).toBeNull();
  });

  it('takes no second callback while one is looked at, and none while signed in', () => {
    let accepted = 0;
    const acceptCallback = fromPromise(() => {
      accepted += 1;
      return new Promise<void>(() => {});
    });
    const { actor } = start(false, { acceptCallback });
    actor.send({ type: 'callback.received' });
    actor.send({ type: 'callback.received' });
    const signedIn = start(true, { acceptCallback });
    signedIn.actor.send({ type: 'callback.received' });
    expect(accepted).toBe(1);
    expect(signedIn.state().value).toBe('signedIn');
  });
});

describe('leaving the session', () => {
  it.each([
    [{ type: 'signOut.requested' }, null],
    [{ type: 'session.lost', problem: 'session-ended' }, 'session-ended'],
  ] as const)('%s: closed once, reason %s', async (event, problem) => {
    const { actor, state, news } = start(true);
    actor.send(event);
    actor.send(event);
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(state().context.problem).toBe(problem);
    expect(news).toEqual(['session.closed']);
  });

  it('whatever could not be ended, the member is out', async () => {
    const { actor, news } = start(true, { closeSession: fail(new Error('chat would not end')) });
    actor.send({ type: 'signOut.requested' });
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(news).toEqual(['session.closed']);
  });

  it('means nothing while signed out', () => {
    const { actor, state } = start(false);
    actor.send({ type: 'session.lost', problem: 'session-ended' });
    actor.send({ type: 'signOut.requested' });
    expect(state().value).toBe('signedOut');
    expect(state().context.problem).toBeNull();
  });
});
