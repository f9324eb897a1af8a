import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { outageMachine, outageView } from './outage.machine.ts';

const start = Date.UTC(2026, 10, 21, 9);

/** Opens a page that shows an outage: its clock, and the answers of the insurer's systems. */
function openPage({
  heardAgo = 0,
  isHidden = false,
}: {
  /** Milliseconds since the systems were last reported down; null when the page was opened directly. */
  heardAgo?: number | null;
  isHidden?: boolean;
} = {}) {
  const clock = new SimulatedClock();
  let present = start;
  const questions: { answer: (isAvailable: boolean) => void; fail: () => void }[] = [];
  const departures: { end: () => void; fail: () => void }[] = [];
  const actor = createActor(
    outageMachine.provide({
      actors: {
        ask: fromPromise(
          () =>
            new Promise<{ isAvailable: boolean; at: number }>((resolve, reject) => {
              questions.push({
                answer: (isAvailable) => resolve({ isAvailable, at: present }),
                fail: () => reject(new Error('no answer')),
              });
            }),
        ),
        leave: fromPromise(
          () =>
            new Promise<void>((resolve, reject) => {
              departures.push({ end: resolve, fail: () => reject(new Error('lost')) });
            }),
        ),
      },
    }),
    {
      clock,
      input: { checkedAt: heardAgo === null ? null : start - heardAgo, at: start, isHidden },
    },
  );
  actor.start();
  /** Promises are settled, and the machine has heard. */
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    state: () => {
      const snapshot = actor.getSnapshot();
      return (['waiting', 'asking', 'over'] as const).find((value) => snapshot.matches(value));
    },
    context: () => actor.getSnapshot().context,
    view: () => outageView(actor.getSnapshot()),
    asked: () => questions.length,
    left: () => departures.length,
    now: () => present,
    wait(ms: number) {
      present += ms;
      clock.increment(ms);
    },
    /** Stops the timers while the wall clock continues. */
    sleep(ms: number) {
      present += ms;
    },
    hide: () => actor.send({ type: 'page.hidden' }),
    show: () => actor.send({ type: 'page.shown', at: present }),
    retry: () => actor.send({ type: 'retry.requested' }),
    async answer(isAvailable: boolean) {
      questions.at(-1)?.answer(isAvailable);
      await settle();
    },
    async fail() {
      questions.at(-1)?.fail();
      await settle();
    },
    async endDeparture() {
      departures.at(-1)?.end();
      await settle();
    },
    async failDeparture() {
      departures.at(-1)?.fail();
      await settle();
    },
  };
}

describe('automatic checks', () => {
  it('ask 60 s after the last answer, not before', () => {
    const page = openPage();
    page.wait(59_999);
    expect(page.asked()).toBe(0);
    page.wait(1);
    expect(page.state()).toBe('asking');
    expect(page.asked()).toBe(1);
  });

  it.each([
    [20_000, 40_000],
    [59_999, 1],
  ])('ask again after an answer %d ms ago, in %d ms', (heardAgo, rest) => {
    const page = openPage({ heardAgo });
    page.wait(rest - 1);
    expect(page.asked()).toBe(0);
    page.wait(1);
    expect(page.asked()).toBe(1);
  });

  it.each([[null], [60_000], [3_600_000]])('ask at once after an answer %s ms ago', (heardAgo) => {
    expect(openPage({ heardAgo }).state()).toBe('asking');
  });

  it('ask every minute during the outage, one at a time', async () => {
    const page = openPage();
    for (let minute = 1; minute <= 10; minute += 1) {
      page.wait(60_000);
      expect(page.asked()).toBe(minute);
      // An answer that takes its time delays the next question.
      page.wait(30_000);
      expect(page.asked()).toBe(minute);
      await page.answer(false);
      expect(page.state()).toBe('waiting');
      expect(page.context().checkedAt).toBe(page.now());
    }
  });

  it('treat a missing answer as neither up nor down, report it and ask again in a minute', async () => {
    const page = openPage();
    page.wait(60_000);
    await page.fail();
    expect(page.state()).toBe('waiting');
    expect(page.context()).toMatchObject({ isUnanswered: true, checkedAt: start });
    page.wait(60_000);
    await page.answer(false);
    expect(page.context().isUnanswered).toBe(false);
  });
});

describe('a hidden page', () => {
  it('does not ask, however long it is hidden', () => {
    const page = openPage();
    page.hide();
    page.wait(3_600_000);
    expect(page.asked()).toBe(0);
    expect(openPage({ isHidden: true, heardAgo: null }).asked()).toBe(0);
  });

  it.each([60_000, 3_600_000])('asks at once if it is shown after %d ms', (ms) => {
    const page = openPage();
    page.hide();
    page.wait(ms);
    page.show();
    expect(page.state()).toBe('asking');
    expect(page.asked()).toBe(1);
  });

  it('waits for the rest of the minute if it is shown before', () => {
    const page = openPage();
    page.wait(10_000);
    page.hide();
    page.wait(30_000);
    page.show();
    expect(page.asked()).toBe(0);
    page.wait(19_999);
    expect(page.asked()).toBe(0);
    page.wait(1);
    expect(page.asked()).toBe(1);
  });

  it('waits for the answer if it is hidden while asking', async () => {
    const page = openPage();
    page.wait(60_000);
    page.hide();
    await page.answer(false);
    page.wait(3_600_000);
    expect(page.asked()).toBe(1);
    page.show();
    expect(page.asked()).toBe(2);
  });

  it('lets the visitor continue while hidden, if the service is back', async () => {
    const page = openPage();
    page.wait(60_000);
    page.hide();
    await page.answer(true);
    expect(page.left()).toBe(1);
  });
});

it('asks when the page becomes visible after the device slept', () => {
  const page = openPage();
  page.sleep(3_600_000);
  expect(page.asked()).toBe(0);
  page.show();
  expect(page.asked()).toBe(1);
});

it('a clock set back does not delay the next check by more than a minute', () => {
  const page = openPage();
  page.sleep(-3_600_000);
  page.show();
  expect(page.asked()).toBe(1);
});

describe('trying again', () => {
  it('asks at once and records that the visitor asked', async () => {
    const page = openPage();
    page.retry();
    expect(page.state()).toBe('asking');
    expect(page.context().isByHand).toBe(true);
    await page.answer(false);
    expect(page.context().isByHand).toBe(true);
    // The next look is the machine's own.
    page.wait(60_000);
    expect(page.context().isByHand).toBe(false);
  });

  it('does not ask twice, but marks the running check as the visitor’s', async () => {
    const page = openPage({ heardAgo: null });
    expect(page.context().isByHand).toBe(false);
    page.retry();
    page.retry();
    expect(page.asked()).toBe(1);
    await page.answer(false);
    expect(page.context().isByHand).toBe(true);
  });

  it('restarts the minute', async () => {
    const page = openPage();
    page.wait(50_000);
    page.retry();
    await page.answer(false);
    page.wait(59_999);
    expect(page.asked()).toBe(1);
    page.wait(1);
    expect(page.asked()).toBe(2);
  });
});

describe('when the service is back', () => {
  it('lets the visitor continue, once', async () => {
    const page = openPage();
    page.wait(60_000);
    await page.answer(true);
    expect(page.state()).toBe('over');
    page.show();
    page.retry();
    page.wait(3_600_000);
    expect(page.left()).toBe(1);
    expect(page.asked()).toBe(1);
  });

  it.each(['endDeparture', 'failDeparture'] as const)(
    'waits and asks again if the page is still open (%s)',
    async (way) => {
      const page = openPage();
      page.wait(60_000);
      await page.answer(true);
      await page[way]();
      expect(page.state()).toBe('waiting');
      page.wait(60_000);
      expect(page.asked()).toBe(2);
      await page.answer(true);
      expect(page.left()).toBe(2);
    },
  );
});

it('never has two checks, never asks while hidden, and never stops asking, in any order of events', async () => {
  const acts = ['hide', 'show', 'retry', 'out', 'silence'] as const;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ kind: fc.constant('sleep' as const), ms: fc.integer({ min: 1, max: 7_200_000 }) }),
    fc.record({ kind: fc.constantFrom(...acts) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const page = openPage();
      let isHidden = false;
      for (const next of steps) {
        const before = page.asked();
        const wasAsking = page.state() === 'asking';
        switch (next.kind) {
          case 'wait':
            page.wait(next.ms);
            break;
          case 'sleep':
            page.sleep(next.ms);
            break;
          case 'hide':
            page.hide();
            isHidden = true;
            break;
          case 'show':
            page.show();
            isHidden = false;
            break;
          case 'retry':
            page.retry();
            break;
          case 'out':
            await page.answer(false);
            break;
          case 'silence':
            await page.fail();
        }
        const more = page.asked() - before;
        expect(more).toBeLessThanOrEqual(wasAsking || (isHidden && next.kind !== 'retry') ? 0 : 1);
        expect(page.state()).not.toBe('over');
      }
      // Looked at for a minute, it has asked or is asking.
      if (page.state() === 'asking') await page.answer(false);
      const before = page.asked();
      page.show();
      page.wait(60_000);
      expect(page.asked()).toBeGreaterThan(before);
    }),
    { numRuns: 500 },
  );
});

describe('the view of the page', () => {
  it('has the time of the last answer, and whether and why it asks, with the outcome', async () => {
    const page = openPage();
    expect(page.view()).toEqual({
      checkedAt: start,
      isAsking: false,
      isByHand: false,
      isUnanswered: false,
      isOver: false,
    });
    page.retry();
    expect(page.view()).toMatchObject({ isAsking: true, isByHand: true });
    await page.fail();
    expect(page.view()).toMatchObject({ isAsking: false, isByHand: true, isUnanswered: true });
    page.wait(60_000);
    expect(page.view()).toMatchObject({ isAsking: true, isByHand: false });
    await page.answer(true);
    expect(page.view()).toMatchObject({ isOver: true, isUnanswered: false, checkedAt: page.now() });
  });

  it('does not ask if the page opens hidden, however old the last answer is', () => {
    const page = openPage({ heardAgo: null, isHidden: true });
    page.wait(120_000);
    expect(page.asked()).toBe(0);
    page.show();
    expect(page.view().isAsking).toBe(true);
  });
});
