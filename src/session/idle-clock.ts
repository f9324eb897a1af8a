import {
  elapsed,
  idleEndMs,
  idleStage,
  momentAt,
  type IdleStage,
  type Instant,
} from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';

/** The time for which the member has been idle. Also after a reload: the tab's storage holds the last activity. */
export interface IdleClock {
  idleMs: () => number;
  stage: () => IdleStage;
  /**
   * Notes that the member is active now. Returns whether the other tabs should learn of it: once a second is enough.
   */
  touch: () => boolean;
  /** Notes activity that another page saw at this time (epoch milliseconds). */
  noticeElsewhere: (at: number) => void;
  /** Continues the session whose last activity was then (epoch milliseconds). */
  goOnFrom: (at: number) => void;
  /** Epoch milliseconds. */
  lastActivityAt: () => number;
}

export function createIdleClock(storage: BrowserStorage, now: () => Instant): IdleClock {
  let last = firstActivity(storage, now());
  let savedAt = Number.NEGATIVE_INFINITY;
  const idleMs = () => elapsed(last, now());
  return {
    idleMs,
    stage: () => idleStage(idleMs()),
    touch() {
      last = now();
      if (Math.abs(last.wall - savedAt) < limits.activityEveryMs) return false;
      savedAt = last.wall;
      storage.write(storageKeys.lastActivity, last.wall);
      return true;
    },
    noticeElsewhere(at) {
      const heard = momentAt(at, now());
      if (elapsed(heard, now()) < idleMs()) last = heard;
    },
    goOnFrom(at) {
      last = momentAt(at, now());
      storage.write(storageKeys.lastActivity, last.wall);
    },
    lastActivityAt: () => last.wall,
  };
}

/**
 * Returns the moment of the first activity. A stored time in the future means that the clock was set back since, an
 * unknown time ago: the session then counts as ended.
 */
function firstActivity(storage: BrowserStorage, now: Instant): Instant {
  const stored = storage.read(storageKeys.lastActivity);
  if (stored === null) return now;
  return momentAt(stored > now.wall + limits.idleWarningMs ? now.wall - idleEndMs : stored, now);
}
