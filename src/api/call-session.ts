import { limits } from '#src/domain/limits.ts';
import { anySignal } from './any-signal.ts';

/**
 * Who wants a call: the member, by what was opened or pressed, or the portal, which goes on by itself
 * with what it began.
 */
export type CallCause = 'member' | 'portal';

/** What a call needs from the session. */
export interface CallSession {
  /**
   * A token that has not expired, refreshed first if need be; null when nobody is signed in.
   * @throws {ApiFailure} of kind 'session' when the session ended, of kind 'network' when the
   *   refresh could not be made.
   */
  accessToken: () => Promise<string | null>;
  /**
   * Every call is told (product rule 7.2). One that the member caused counts as the member's
   * activity; one that the portal makes by itself keeps nobody signed in.
   */
  reportActivity: (cause: CallCause) => void;
  /** The API no longer accepts the token. */
  reportRejected: () => void;
  /** The insurer says no (403): what the member may see can have changed. */
  reportRefused: () => void;
  /** Aborted when the member signs out. */
  readonly ended: AbortSignal;
}

/** Ends with the session it was begun in, with whoever asked, or after a while. */
export function deadline(
  session: CallSession,
  asker: AbortSignal | undefined,
  timeoutMs: number = limits.requestTimeoutMs,
): AbortSignal {
  const signals = [session.ended, AbortSignal.timeout(timeoutMs)];
  return anySignal(asker ? [...signals, asker] : signals);
}
