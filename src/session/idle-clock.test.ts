import { describe, expect, it } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { createBrowserStorage } from '#src/storage/browser-storage.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createIdleClock } from './idle-clock.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;

/** Opens a page, ten minutes after `start`, in a tab with or without a stored last activity. */
function openPage(stored: number | null = null) {
  const sessionArea = memoryStorage(stored === null ? {} : { 'last-activity': String(stored) });
  const storage = createBrowserStorage({
    session: () => sessionArea,
    local: () => memoryStorage(),
  });
  const instant = { wall: start + 10 * minute, steady: 5_000 };
  const clock = createIdleClock(storage, () => ({ ...instant }));
  return {
    clock,
    stored: () => sessionArea.getItem('last-activity'),
    wait: (ms: number) => {
      instant.wall += ms;
      instant.steady += ms;
    },
    setClockBack: (ms: number) => (instant.wall -= ms),
  };
}

describe('a new page', () => {
  it.each([
    ['nothing is stored', null, 0],
    ['the member was active before', start, 10 * minute],
    ['the clock has been set back by less than a session may be idle', start + 22 * minute, 0],
  ])('counts from the last activity: %s', (_, stored, idleMs) => {
    const { clock } = openPage(stored);
    expect(clock.idleMs()).toBe(idleMs);
    expect(clock.stage()).toBe('active');
  });

  it('treats a session as over when the clock was set back by more than the idle limit', () => {
    expect(openPage(start + 22 * minute + 1).clock.stage()).toBe('over');
  });

  it('continues to count when the clock is set back later', () => {
    const { clock, wait, setClockBack } = openPage(start);
    wait(minute);
    setClockBack(60 * minute);
    expect(clock.idleMs()).toBe(11 * minute);
    wait(minute);
    expect(clock.stage()).toBe('warning');
  });
});

describe('activity', () => {
  it('restarts the idle time each time, and is stored and shared once a second', () => {
    const { clock, wait, stored } = openPage(start);
    expect(clock.touch()).toBe(true);
    expect(clock.idleMs()).toBe(0);
    expect(stored()).toBe(String(start + 10 * minute));
    wait(limits.activityEveryMs - 1);
    expect(clock.touch()).toBe(false);
    expect(clock.idleMs()).toBe(0);
    expect(stored()).toBe(String(start + 10 * minute));
    wait(1);
    expect(clock.touch()).toBe(true);
    expect(stored()).toBe(String(start + 10 * minute + limits.activityEveryMs));
  });

  it('stores activity at once after the clock was set back', () => {
    const { clock, setClockBack, stored } = openPage();
    clock.touch();
    setClockBack(60 * minute);
    expect(clock.touch()).toBe(true);
    expect(stored()).toBe(String(start - 50 * minute));
  });

  it('counts activity in another tab if it is later', () => {
    const { clock } = openPage(start);
    clock.noticeElsewhere(start + 8 * minute);
    expect(clock.idleMs()).toBe(2 * minute);
    clock.noticeElsewhere(start + 7 * minute);
    expect(clock.idleMs()).toBe(2 * minute);
    expect(clock.lastActivityAt()).toBe(start + 8 * minute);
  });

  it('adopts and stores activity in a tab of the same session', () => {
    const { clock, stored } = openPage();
    clock.goOnFrom(start + 3 * minute);
    expect(clock.idleMs()).toBe(7 * minute);
    expect(clock.lastActivityAt()).toBe(start + 3 * minute);
    expect(stored()).toBe(String(start + 3 * minute));
  });
});
