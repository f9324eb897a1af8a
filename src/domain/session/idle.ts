import { limits } from '#src/domain/limits.ts';

/**
 * One moment on two clocks, in milliseconds: the wall clock, which can be set, and a monotonic one, which may stop
 * while the device sleeps.
 */
export interface Instant {
  /** Milliseconds since 1970. */
  wall: number;
  /** Milliseconds since the page began. */
  steady: number;
}

/** Returns the time between two moments of one page, by the clock that counted more of it. */
export function elapsed(since: Instant, now: Instant): number {
  return Math.max(now.wall - since.wall, now.steady - since.steady, 0);
}

/** Returns the moment of a wall-clock time that another page noted. Never later than now. */
export function momentAt(wall: number, now: Instant): Instant {
  const age = Math.max(now.wall - wall, 0);
  return { wall: now.wall - age, steady: now.steady - age };
}

/** The stage of a session's idle timeout. */
export type IdleStage = 'active' | 'warning' | 'over';

/** Idle for so long, a session is over. */
export const idleEndMs = limits.idleWarningMs + limits.signOutCountdownMs;

export function idleStage(idleMs: number): IdleStage {
  if (idleMs >= idleEndMs) return 'over';
  return idleMs >= limits.idleWarningMs ? 'warning' : 'active';
}
