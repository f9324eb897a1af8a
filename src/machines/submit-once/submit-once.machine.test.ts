import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  createSubmitOnceMachine,
  type SubmissionEvent,
  type SubmissionOutcome,
  type Submitted,
} from './submit-once.machine.ts';
import { isUnfinished, submissionView } from './submit-once.selectors.ts';

interface Types {
  intent: string;
  transient: string;
  answer: string;
  failure: string;
}

const finished = { kind: 'finished', answer: 'P-1' } as const;
const rejected = { kind: 'rejected', failure: 'declined' } as const;
const changed = { kind: 'changed' } as const;
const unknown = { kind: 'unknown' } as const;

/** @param outcomes of what is sent, one after the other; without one left, sending breaks */
function start({
  found = null,
  compared = 'same',
  outcomes = [],
}: {
  found?: Submitted<Types> | null | Error;
  compared?: 'same' | 'changed' | 'failed';
  outcomes?: readonly SubmissionOutcome<Types>[];
} = {}) {
  const steps: string[] = [];
  const keys: string[] = [];
  const left = [...outcomes];
  const machine = createSubmitOnceMachine<Types>().provide({
    actors: {
      restore: fromPromise(() => {
        steps.push('looked');
        return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
      }),
      acquireLock: fromCallback(({ sendBack }) => {
        steps.push('locked');
        sendBack({ type: 'lock.acquired' });
        return () => steps.push('unlocked');
      }),
      compare: fromPromise(({ input }) => {
        steps.push(`compared ${String(input.transient)}`);
        return Promise.resolve(compared);
      }),
      persist: fromPromise(({ input }) => {
        steps.push(`kept ${input.intent}`);
        return Promise.resolve();
      }),
      send: fromPromise(({ input: { key, isRetry } }) => {
        steps.push(isRetry ? 'sent again' : 'sent');
        keys.push(key);
        const [outcome] = left.splice(0, 1);
        return outcome ? Promise.resolve(outcome) : Promise.reject(new Error('broken'));
      }),
    },
    actions: { drop: () => steps.push('dropped') },
  });
  const actor = createActor(machine).start();
  const view = () => submissionView<Types>(actor.getSnapshot());
  const rest = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('looking'));
    return view();
  };
  return {
    steps,
    keys,
    view,
    rest,
    send: async (...events: SubmissionEvent<Types>[]) => {
      await rest();
      for (const event of events) actor.send(event);
      return rest();
    },
  };
}

const confirm = { type: 'submission.confirmed', intent: 'pay', transient: 'bill' } as const;
const again = { type: 'submission.repeated', transient: 'bill' } as const;
const giveUp = { type: 'submission.givenUp' } as const;
const close = { type: 'submission.closed' } as const;

it('compares, stores and sends under the lock, in this order', async () => {
  const { send, steps } = start({ outcomes: [finished] });
  expect(await send(confirm)).toMatchObject({ step: 'finished', answer: 'P-1', isRetry: false });
  expect(steps).toEqual(['looked', 'locked', 'compared bill', 'kept pay', 'sent', 'unlocked']);
});

it('sends a submission once, however often it is confirmed', async () => {
  const { send, keys } = start({ outcomes: [finished, finished] });
  expect((await send(confirm, confirm, again, giveUp, close, confirm)).step).toBe('finished');
  expect((await send(confirm)).step).toBe('finished');
  expect(keys).toHaveLength(1);
});

describe('is not sent', () => {
  it.each([
    ['changed', 'changed'],
    ['failed', 'notSent'],
  ] as const)('does not send a submission when the comparison is %s', async (compared, step) => {
    const { send, steps } = start({ compared });
    expect((await send(confirm)).step).toBe(step);
    expect(steps).toEqual(['looked', 'locked', 'compared bill', 'unlocked']);
  });
});

describe('a failed submission', () => {
  it.each([
    ['rejected', { outcomes: [rejected, finished] }],
    ['notSent', { compared: 'failed' }],
  ] as const)('%s: can be confirmed again, with a new key', async (step, options) => {
    const { send, view } = start(options);
    expect((await send(confirm)).step).toBe(step);
    const before = view().submitted?.key;
    expect((await send(confirm)).failure).toBeNull();
    expect(view().submitted?.key).not.toBe(before);
  });

  it.each([rejected, changed, finished])(
    '$kind: is forgotten when it was read',
    async (outcome) => {
      const { send } = start({ outcomes: [outcome] });
      expect((await send(confirm)).step).toBe(outcome.kind);
      expect(await send(close)).toEqual({
        step: 'open',
        submitted: null,
        isRetry: false,
        answer: null,
        failure: null,
      });
    },
  );
});

describe('a submission without an answer', () => {
  it('sends a submission without an answer again with its key, without comparing, until its outcome is known', async () => {
    const { send, steps, keys, view } = start({ outcomes: [unknown, unknown, finished] });
    expect(await send(confirm)).toMatchObject({ step: 'unknown', isRetry: false });
    expect(await send(again)).toMatchObject({ step: 'unknown', isRetry: true });
    expect(await send(again)).toMatchObject({ step: 'finished', answer: 'P-1' });
    expect(isUnfinished(view())).toBe(true);
    expect(new Set(keys).size).toBe(1);
    expect(steps.slice(6)).toEqual([
      ...['locked', 'sent again', 'unlocked'],
      ...['locked', 'sent again', 'unlocked'],
    ]);
  });

  it.each([rejected, changed])(
    'a submission without an answer may end as $kind',
    async (outcome) => {
      const { send, view } = start({ outcomes: [unknown, outcome] });
      await send(confirm);
      expect((await send(again)).step).toBe(outcome.kind);
      expect(isUnfinished(view())).toBe(true);
      await send(close);
      expect(isUnfinished(view())).toBe(false);
    },
  );

  it('blocks other confirmations, and is not cleared unread', async () => {
    const { send, keys } = start({ outcomes: [unknown] });
    await send(confirm);
    expect((await send(confirm, close)).step).toBe('unknown');
    expect(keys).toHaveLength(1);
  });

  it('drops a submission without an answer when the member gives up', async () => {
    const { send, steps } = start({ outcomes: [unknown] });
    await send(confirm);
    expect((await send(giveUp)).step).toBe('givenUp');
    expect(steps.at(-1)).toBe('dropped');
    expect((await send(close)).step).toBe('open');
  });

  it('a submission has no known answer after an exception', async () => {
    expect((await start().send(confirm)).step).toBe('unknown');
  });

  it('restores a submission from an earlier page with its key, without data that is never stored', async () => {
    const found = { key: 'k-1', intent: 'pay', transient: null };
    const { rest, send, keys } = start({ found, outcomes: [finished] });
    expect(await rest()).toMatchObject({ step: 'unknown', submitted: found });
    expect((await send(again)).step).toBe('finished');
    expect(keys).toEqual(['k-1']);
  });
});

it('looks up a submission again on each visit, because it may have been unreadable', async () => {
  const { rest, send, steps } = start({ found: new Error('no key') });
  expect((await rest()).step).toBe('open');
  expect((await send({ type: 'screen.opened' })).step).toBe('open');
  expect(steps).toEqual(['looked', 'looked']);
});
