import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Autopay } from '#src/domain/payments/autopay.ts';
import { autopayMachine, type AutopayEvent, type AutopayOutcome } from './autopay.machine.ts';
import { autopayView } from './autopay.selectors.ts';

const off: Autopay = { isOn: false, draftDay: 26, nextDraft: null, methodId: null };
const on: Autopay = { isOn: true, draftDay: 26, nextDraft: '2026-11-26', methodId: 'm1' };
const other: Autopay = { ...on, methodId: 'm2' };

/** @param outcomes of the changes, and of the questions what is true, one after the other */
function start(
  autopay: Autopay,
  outcomes: readonly (AutopayOutcome | Error)[] = [],
  truths: readonly (Autopay | Error)[] = [],
) {
  const asked: (string | null)[] = [];
  const answers = [...outcomes];
  const reads = [...truths];
  const next = <T>(list: (T | Error)[]): Promise<T> => {
    const [one = new Error('nothing more to say')] = list.splice(0, 1);
    return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
  };
  const actor = createActor(
    autopayMachine.provide({
      actors: {
        save: fromPromise(({ input }: { input: { methodId: string | null } }) => {
          asked.push(input.methodId);
          return next(answers);
        }),
        read: fromPromise(() => next(reads)),
      },
    }),
    { input: { autopay } },
  );
  actor.start();
  return {
    asked,
    send: (...events: AutopayEvent[]) => {
      for (const event of events) actor.send(event);
    },
    view: () => autopayView(actor.getSnapshot()),
    rest: async () => autopayView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))),
  };
}

const enroll = { type: 'enrollment.opened' } as const;
const change = { type: 'change.opened' } as const;
const end = { type: 'ending.opened' } as const;
const choose = { type: 'method.chosen', methodId: 'm2' } as const;
const confirm = { type: 'ending.confirmed' } as const;
const close = { type: 'step.closed' } as const;
const saved = (autopay: Autopay): AutopayOutcome => ({ kind: 'saved', autopay });
const lost: AutopayOutcome = { kind: 'lost' };

describe('a saved change', () => {
  it.each([
    ['enrolling', off, [enroll, choose], other, 'enrolled', ['m2']],
    ['changing', on, [change, choose], other, 'changed', ['m2']],
    ['turning off', on, [end, confirm], off, 'turned-off', [null]],
  ] as const)('%s', async (_, before, events, after, news, asked) => {
    const autopay = start(before, [saved(after)]);
    autopay.send(...events);
    expect(autopay.view().isBusy).toBe(true);
    const view = await autopay.rest();
    expect(view).toMatchObject({ step: after.isOn ? 'on' : 'off', autopay: after, news });
    expect(autopay.asked).toEqual(asked);
  });
});

describe('a refused change stays open and shows the reason', () => {
  it.each([
    ['enrolling', off, [enroll, choose], 'enrolling'],
    ['changing', on, [change, choose], 'changing'],
    ['turning off', on, [end, confirm], 'turning-off'],
  ] as const)('%s', async (_, before, events, step) => {
    const autopay = start(before, [{ kind: 'refused', text: 'No.' }]);
    autopay.send(...events);
    expect(await autopay.rest()).toMatchObject({ step, refusal: 'No.', autopay: before });
    autopay.send(close);
    expect(autopay.view()).toMatchObject({ step: before.isOn ? 'on' : 'off', refusal: null });
  });
});

describe('refetches after a change without an answer, before it reports anything', () => {
  it.each([
    ['it was saved', [enroll, choose], off, other, 'on', 'enrolled'],
    ['it was not', [enroll, choose], off, off, 'off', 'not-changed'],
    ['the method was changed', [change, choose], on, other, 'on', 'changed'],
    ['the method was not changed', [change, choose], on, on, 'on', 'not-changed'],
    ['it was turned off', [end, confirm], on, off, 'off', 'turned-off'],
  ] as const)('%s', async (_, events, before, truth, step, news) => {
    const autopay = start(before, [lost], [truth]);
    autopay.send(...events);
    expect(await autopay.rest()).toMatchObject({ step, news, autopay: truth });
  });

  it('reports neither on nor off until that succeeds', async () => {
    const autopay = start(off, [new Error('torn')], [new Error('down'), other]);
    autopay.send(enroll, choose);
    expect(await autopay.rest()).toMatchObject({ step: 'unknown' });
    autopay.send(enroll, end);
    expect(autopay.view().step).toBe('unknown');
    autopay.send({ type: 'retry.requested' });
    expect(autopay.view()).toMatchObject({ step: 'checking', isBusy: true });
    expect(await autopay.rest()).toMatchObject({ step: 'on', news: 'enrolled' });
  });

  it('reports a change without an answer once the bill is refetched', async () => {
    const autopay = start(off, [lost], [new Error('down')]);
    autopay.send(enroll, choose);
    await autopay.rest();
    autopay.send({ type: 'autopay.read', autopay: other });
    expect(autopay.view()).toMatchObject({ step: 'on', news: 'enrolled' });
  });
});

it('ignores a second press while a change is being saved', async () => {
  const autopay = start(off, [saved(other)]);
  autopay.send(enroll, choose, choose, close, end, confirm);
  await autopay.rest();
  expect(autopay.asked).toEqual(['m2']);
});

it('accepts a change from another tab while no change is open', () => {
  const autopay = start(off);
  autopay.send({ type: 'autopay.read', autopay: on });
  expect(autopay.view()).toMatchObject({ step: 'on', news: null });
  autopay.send(change, { type: 'autopay.read', autopay: off });
  expect(autopay.view().step).toBe('changing');
  // A member who cancels the change sees the present state.
  autopay.send(close);
  expect(autopay.view()).toMatchObject({ step: 'off', autopay: off });
});

it('shows the outcome until another step begins', async () => {
  const autopay = start(off, [saved(on)]);
  autopay.send(enroll, choose);
  expect((await autopay.rest()).news).toBe('enrolled');
  autopay.send(end);
  expect(autopay.view()).toMatchObject({ step: 'turning-off', news: null });
});
