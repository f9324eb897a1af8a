import { limits } from '#src/domain/limits.ts';

/**
 * The cause of a call: the member, who opened or pressed something, or the portal, which continues a task
 * automatically.
 */
export type CallCause = 'member' | 'portal';

/** The parts of the session that a call needs. */
export interface CallSession {
  /**
   * Returns a token that has not expired, refreshed first if need be; null when no user is signed in.
   * @throws {ApiFailure} of kind 'session' when the session ended, of kind 'network' when the
   *   refresh could not be made.
   */
  accessToken: () => Promise<string | null>;
  /**
   * Records every call (product rule 7.2). One that the member caused counts as the member's activity; one that the
   * portal makes automatically does not extend the session.
   */
  reportActivity: (cause: CallCause) => void;
  /**
   * Returns the token that follows one that the API rejected, renewed if need be; null when the session has ended.
   * @throws {ApiFailure} as `accessToken`
   */
  renewRejected: (rejected: string) => Promise<string | null>;
  /** The API rejects renewed tokens too: the session is over. */
  reportRejected: () => void;
  /** The insurer refuses a call (403): what the member may see can have changed. */
  reportRefused: () => void;
  /** Aborted when the member signs out. */
  readonly ended: AbortSignal;
}

/** Returns a signal that aborts with the session the call was begun in, with its caller, or after a while. */
export function deadline(
  session: CallSession,
  asker: AbortSignal | undefined,
  timeoutMs: number = limits.requestTimeoutMs,
): AbortSignal {
  const signals = [session.ended, AbortSignal.timeout(timeoutMs)];
  return anySignal(asker ? [...signals, asker] : signals);
}

/**
 * Aborts as soon as one of `signals` does, with its reason. Replaces `AbortSignal.any`, which Safari lacks before 17.4.
 * Stops listening after the abort.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const any = new AbortController();
  const follow = ({ currentTarget }: Event) => {
    if (currentTarget instanceof AbortSignal) any.abort(currentTarget.reason);
  };
  for (const signal of signals) {
    if (signal.aborted) any.abort(signal.reason);
    else signal.addEventListener('abort', follow, { once: true, signal: any.signal });
  }
  return any.signal;
}
