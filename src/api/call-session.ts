import { limits } from '#src/domain/limits.ts';
import { anySignal } from './any-signal.ts';

/** What a call needs from the session. */
export interface CallSession {
  /**
   * A token that has not expired, refreshed first if need be; null when nobody is signed in.
   * @throws {ApiFailure} of kind 'session' when the session ended, of kind 'network' when the
   *   refresh could not be made.
   */
  accessToken: () => Promise<string | null>;
  /** A call counts as activity of the member (specification, section 7). */
  reportActivity: () => void;
  /** The API no longer accepts the token. */
  reportRejected: () => void;
  /** Aborted when the member signs out. */
  readonly ended: AbortSignal;
}

/** Ends with the session it was begun in, with whoever asked, or after a while. */
export function deadline(session: CallSession, asker: AbortSignal | undefined): AbortSignal {
  const signals = [session.ended, AbortSignal.timeout(limits.requestTimeoutMs)];
  return anySignal(asker ? [...signals, asker] : signals);
}
