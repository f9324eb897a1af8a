import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { elapsed, idleEndMs, idleStage, momentAt, type Instant } from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import { sessionTimeoutMachine } from './session-timeout.machine.ts';
import { isWarning } from './session-timeout.selectors.ts';
import { cases } from '#tests/support/cases.ts';

/** Starts a device with its clocks, its timers, and a session. Timers stop while it sleeps. */
function startDevice() {
  const timers = new SimulatedClock();
  const clocks: Instant = { wall: Date.UTC(2026, 10, 21), steady: 5_000 };
  const now = (): Instant => ({ ...clocks });
  let last = now();
  const idleMs = () => elapsed(last, now());
  const news: string[] = [];
  const actor = createActor(
    sessionTimeoutMachine.provide({
      guards: {
        isWarningDue: () => idleStage(idleMs()) !== 'active',
        isOver: () => idleStage(idleMs()) === 'over',
      },
      delays: {
        untilWarning: () => Math.max(limits.idleWarningMs - idleMs(), 0),
        untilOver: () => Math.max(idleEndMs - idleMs(), 0),
      },
    }),
    { clock: timers },
  );
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  actor.send({ type: 'session.opened' });

  const state = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ watching: 'active' })) return 'active';
    if (isWarning(snapshot)) return 'warning';
    if (snapshot.matches({ watching: 'asking' })) return 'asking';
    return snapshot.matches('expired') ? 'expired' : 'resting';
  };
  return {
    actor,
    news,
    state,
    idleMs,
    /** Awake: both clocks and the timers advance. */
    wait(ms: number) {
      clocks.wall += ms;
      clocks.steady += ms;
      timers.increment(ms);
    },
    /** Asleep: only the wall clock advances. */
    sleep(ms: number) {
      clocks.wall += ms;
    },
    setClockBack(ms: number) {
      clocks.wall -= ms;
    },
    wake: () => actor.send({ type: 'clock.checked' }),
    /** Does what the portal does at the member's activity. */
    act() {
      if (idleStage(idleMs()) === 'active') last = now();
      else actor.send({ type: 'clock.checked' });
    },
    stay() {
      if (idleStage(idleMs()) !== 'over') last = now();
      actor.send({ type: 'stay.chosen' });
    },
    reopen() {
      last = now();
      actor.send({ type: 'session.opened' });
    },
    otherTabWasActive(msAgo: number) {
      const heard = momentAt(clocks.wall - msAgo, now());
      if (elapsed(heard, now()) < idleMs()) last = heard;
      actor.send({ type: 'activity.shared' });
    },
  };
}

describe('720 seconds until the question, 180 more until the end (product rule 4.4)', () => {
  it.each([
    [719_999, 'active'],
    [720_000, 'warning'],
    [899_999, 'warning'],
    [900_000, 'asking'],
  ])('a session after %d idle ms is %s', (ms, expected) => {
    const device = startDevice();
    device.wait(ms);
    expect(device.state()).toBe(expected);
  });

  it('however the time passes', () => {
    const device = startDevice();
    for (let second = 0; second < 719; second += 1) device.wait(1_000);
    device.wait(999);
    expect(device.state()).toBe('active');
    device.wait(1);
    expect(device.state()).toBe('warning');
    device.wait(179_999);
    expect(device.state()).toBe('warning');
    expect(device.news).toEqual([]);
    device.wait(1);
    device.wait(limits.otherTabsAnswerMs);
    expect(device.state()).toBe('expired');
    expect(device.news).toEqual(['otherTabs.asked', 'session.expired']);
  });

  it('activity restarts the timeout', () => {
    const device = startDevice();
    device.wait(700_000);
    device.act();
    device.wait(719_999);
    expect(device.state()).toBe('active');
    device.wait(1);
    expect(device.state()).toBe('warning');
  });
});

describe('the question', () => {
  it('closes the question only by a choice', () => {
    const device = startDevice();
    device.wait(720_000);
    device.act();
    expect(device.state()).toBe('warning');
    device.stay();
    expect(device.state()).toBe('active');
    device.wait(720_000);
    expect(device.state()).toBe('warning');
  });

  it('goes away when the member is active in another tab', () => {
    const device = startDevice();
    device.wait(800_000);
    device.otherTabWasActive(1_000);
    expect(device.state()).toBe('active');
  });
});

describe('sleep', () => {
  it.each([0, 2 * 3_600_000, 8 * 3_600_000])(
    'a sleep of %d ms beyond the end ends the session at once, without a countdown',
    (more) => {
      const device = startDevice();
      device.sleep(900_000 + more);
      device.act();
      expect(device.state()).toBe('asking');
      device.wait(limits.otherTabsAnswerMs);
      expect(device.state()).toBe('expired');
    },
  );

  it('a sleep of thirteen minutes leaves the remaining two', () => {
    const device = startDevice();
    device.sleep(780_000);
    device.wake();
    expect(device.state()).toBe('warning');
    device.wait(119_999);
    expect(device.state()).toBe('warning');
    device.wait(1);
    expect(device.state()).toBe('asking');
  });

  it('does not end a session that continues in another tab', () => {
    const device = startDevice();
    device.sleep(3_600_000);
    device.wake();
    device.otherTabWasActive(30_000);
    expect(device.state()).toBe('active');
    expect(device.news).toEqual(['otherTabs.asked']);
  });

  it('an equally idle tab changes nothing, and another check does not delay the end', () => {
    const device = startDevice();
    device.sleep(3_600_000);
    device.wake();
    device.wait(100);
    device.otherTabWasActive(3_600_000);
    device.wake();
    device.wait(100);
    expect(device.state()).toBe('expired');
  });
});

it('stops for a closed session, and starts for a new one', () => {
  const device = startDevice();
  device.actor.send({ type: 'session.closed' });
  device.wait(10_000_000);
  expect(device.state()).toBe('resting');
  expect(device.news).toEqual([]);
});

it('stops for an expired session, and starts for the next one', () => {
  const device = startDevice();
  device.wait(900_000);
  device.wait(limits.otherTabsAnswerMs);
  expect(device.state()).toBe('expired');
  device.actor.send({ type: 'session.closed' });
  expect(device.state()).toBe('resting');
  device.wait(10_000_000);
  device.reopen();
  expect(device.state()).toBe('active');
});

it('starts for a session that opens after an expired one', () => {
  const device = startDevice();
  device.wait(900_000);
  device.wait(limits.otherTabsAnswerMs);
  device.reopen();
  device.wait(720_000);
  expect(device.state()).toBe('warning');
});

it('does not end a session if a wrong clock is corrected before other tabs answer', () => {
  const device = startDevice();
  device.sleep(3_600_000);
  device.wake();
  device.setClockBack(3_600_000);
  expect(device.state()).toBe('asking');
  device.wait(limits.otherTabsAnswerMs);
  expect(device.state()).toBe('active');
});

type Step = { kind: 'wait' | 'sleep' | 'set back'; ms: number } | { kind: 'act' | 'stay' | 'wake' };

const gap = fc.oneof(
  fc.integer({ min: 0, max: 5_000 }),
  fc.integer({ min: 600_000, max: 1_000_000 }),
  fc.constantFrom(719_999, 720_000, 899_999, 900_000),
  fc.integer({ min: 0, max: 86_400_000 }),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('wait' as const, 'sleep' as const), ms: gap }),
  fc.record({ kind: fc.constant('set back' as const), ms: gap }),
  fc.record({ kind: fc.constantFrom('act' as const, 'stay' as const, 'wake' as const) }),
);

/**
 * An independent model of the idle time: adds up the time that passed and resets it at each activity that counts. The
 * device cannot detect a sleep if its clock was set back during the same idle time; then the model only gives bounds.
 */
function createOracle() {
  let trueIdle = 0;
  let awakeIdle = 0;
  let setBack = 0;
  let isOut = false;
  const seen = () => Math.max(awakeIdle, trueIdle - setBack, 0);
  return {
    isOut: () => isOut,
    stage: () => idleStage(seen()),
    isCertain: () => setBack === 0 || trueIdle === awakeIdle,
    trueIdle: () => trueIdle,
    pass(ms: number, isAwake: boolean) {
      trueIdle += ms;
      if (isAwake) awakeIdle += ms;
    },
    setBack(ms: number) {
      setBack += ms;
    },
    reset() {
      trueIdle = 0;
      awakeIdle = 0;
      setBack = 0;
    },
    leave() {
      isOut = true;
    },
  };
}

it('equals an oracle over activity, gaps of up to a day, sleep and a clock set back', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const device = startDevice();
      const oracle = createOracle();
      for (const next of steps) {
        switch (next.kind) {
          case 'wait':
            device.wait(next.ms);
            oracle.pass(next.ms, true);
            break;
          case 'sleep':
            device.sleep(next.ms);
            oracle.pass(next.ms, false);
            break;
          case 'set back':
            device.setClockBack(next.ms);
            oracle.setBack(next.ms);
            break;
          case 'act':
            if (!oracle.isOut() && oracle.stage() === 'active') oracle.reset();
            device.act();
            break;
          case 'stay':
            if (!oracle.isOut() && oracle.stage() !== 'over') oracle.reset();
            if (device.state() !== 'expired') device.stay();
            break;
          case 'wake':
            device.wake();
        }
        // The next check finds the truth.
        device.wake();
        if (device.state() === 'asking') {
          device.wait(limits.otherTabsAnswerMs);
          oracle.pass(limits.otherTabsAnswerMs, true);
        }
        if (oracle.stage() === 'over') oracle.leave();
        expect(device.state()).toBe(oracle.isOut() ? 'expired' : oracle.stage());
        // By the member's own watch: never in for longer than allowed.
        if (oracle.isCertain() && oracle.trueIdle() >= idleEndMs) {
          expect(device.state()).toBe('expired');
        }
        if (oracle.isOut()) return;
      }
    }),
    { numRuns: cases },
  );
});
