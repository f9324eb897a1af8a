import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Autopay } from '#src/domain/payments/autopay.ts';
import { autopayMachine, type AutopayEvent, type AutopayOutcome } from './autopay.machine.ts';
import { autopayView } from './autopay.selectors.ts';

const off: Autopay = { isOn: false, draftDay: 26, nextDraft: null, methodId: null };
const on: Autopay = { isOn: true, draftDay: 26, nextDraft: '2026-11-26', methodId: 'm1' };
const other: Autopay = { ...on, methodId: 'm2' };
const unnamed: Autopay = { ...on, methodId: null };

/** @param outcomes of the changes, and of the questions what is true, one after the other */
function start(
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
const saved: AutopayOutcome = { kind: 'saved' };
const lost: AutopayOutcome = { kind: 'lost' };

describe('a saved change', () => {
  it.each([
    ['enrolling', [enroll, choose], 'enrolled', ['m2']],
    ['changing', [change, choose], 'changed', ['m2']],
    ['turning off', [end, confirm], 'turned-off', [null]],
  ] as const)('%s', async (_, events, news, asked) => {
    const autopay = start([saved]);
    autopay.send(...events);
    expect(autopay.view().isBusy).toBe(true);
    expect(await autopay.rest()).toMatchObject({ step: 'idle', news });
    expect(autopay.asked).toEqual(asked);
  });
});

describe('a refused change stays open and shows the reason', () => {
  it.each([
    ['enrolling', [enroll, choose], 'enrolling'],
    ['changing', [change, choose], 'changing'],
    ['turning off', [end, confirm], 'turning-off'],
  ] as const)('%s', async (_, events, step) => {
    const autopay = start([{ kind: 'refused', text: 'No.' }]);
    autopay.send(...events);
    expect(await autopay.rest()).toMatchObject({ step, refusal: 'No.' });
    autopay.send(close);
    expect(autopay.view()).toMatchObject({ step: 'idle', refusal: null });
  });
});

describe('refetches after a change without an answer, before it reports anything', () => {
  it.each([
    ['it was saved', [enroll, choose], other, 'enrolled'],
    ['it was saved, and the insurer names no method', [enroll, choose], unnamed, 'enrolled'],
    ['it was not', [enroll, choose], off, 'not-changed'],
    ['the method was changed', [change, choose], other, 'changed'],
    ['the method was not changed', [change, choose], on, 'not-changed'],
    ['another tab turned it off instead', [change, choose], off, 'not-changed'],
    ['it was turned off', [end, confirm], off, 'turned-off'],
    ['it was not turned off', [end, confirm], on, 'not-changed'],
  ] as const)('%s', async (_, events, truth, news) => {
    const autopay = start([lost], [truth]);
    autopay.send(...events);
    expect(await autopay.rest()).toMatchObject({ step: 'idle', news });
  });

  it('reports neither on nor off until that succeeds', async () => {
    const autopay = start([new Error('torn')], [new Error('down'), other]);
    autopay.send(enroll, choose);
    expect(await autopay.rest()).toMatchObject({ step: 'unknown' });
    autopay.send(enroll, end);
    expect(autopay.view().step).toBe('unknown');
    autopay.send({ type: 'retry.requested' });
    expect(autopay.view()).toMatchObject({ step: 'checking', isBusy: true });
    expect(await autopay.rest()).toMatchObject({ step: 'idle', news: 'enrolled' });
  });

  it('checks again once the bill is refetched', async () => {
    const autopay = start([lost], [new Error('down'), other]);
    autopay.send(enroll, choose);
    await autopay.rest();
    autopay.send({ type: 'bill.refetched' });
    expect(await autopay.rest()).toMatchObject({ step: 'idle', news: 'enrolled' });
  });
});

it('ignores a second press while a change is being saved', async () => {
  const autopay = start([saved]);
  autopay.send(enroll, choose, choose, close, end, confirm);
  await autopay.rest();
  expect(autopay.asked).toEqual(['m2']);
});

it('keeps an open step when the bill is refetched', () => {
  const autopay = start();
  autopay.send(change, { type: 'bill.refetched' });
  expect(autopay.view().step).toBe('changing');
});

it('shows the outcome until another step begins', async () => {
  const autopay = start([saved]);
  autopay.send(enroll, choose);
  expect((await autopay.rest()).news).toBe('enrolled');
  autopay.send(end);
  expect(autopay.view()).toMatchObject({ step: 'turning-off', news: null });
});
