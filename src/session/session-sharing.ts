import * as z from 'zod/mini';
import { limits } from '#src/domain/limits.ts';
import { readAccessToken } from '#src/domain/session/access-token.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { HandOverChannel } from './token-hand-over.ts';

/** The parts of a session that a new tab of the same browser goes on with. */
const sharedSession = z.object({
  tokens: z.object({
    accessToken: storageKeys.accessToken.codec,
    refreshToken: storageKeys.refreshToken.codec,
    skew: storageKeys.clockSkew.codec,
  }),
  idToken: z.nullable(storageKeys.idToken.codec),
  /** Epoch milliseconds. */
  lastActivityAt: z.number(),
  plan: z.nullable(storageKeys.selectedPlan.codec),
});

export type SharedSession = z.infer<typeof sharedSession>;

const request = z.object({ type: z.literal('session-wanted'), by: z.string() });
const answer = z.object({
  type: z.literal('session'),
  to: z.string(),
  session: sharedSession,
});

const lockPrefix = 'signed-in:';

export interface SessionSharing {
  /** Lets new tabs ask this one for its session, until `withdraw`. */
  offer: (member: string) => void;
  withdraw: () => void;
  /**
   * Asks the other tabs for their session. Resolves with null at once where none is signed in or several members are,
   * and after a second where no tab answers.
   */
  ask: () => Promise<SharedSession | null>;
}

/**
 * Shares the session of this tab with new tabs of the same browser, which have a session storage of their own. A
 * signed-in tab holds a Web Lock named after its member, so that a new tab knows whom to ask without waiting.
 * @param current returns the session to share; null when there is none (any more)
 */
export function createSessionSharing(
  medium: HandOverChannel,
  current: () => SharedSession | null,
): SessionSharing {
  const id = crypto.randomUUID();
  let offered = new AbortController();
  let received: (session: SharedSession) => void = () => {};

  medium.listen((message) => {
    const asked = request.safeParse(message).data;
    const session = asked ? current() : null;
    if (asked && session) medium.post({ type: 'session', to: asked.by, session });
    const answered = answer.safeParse(message).data;
    if (answered?.to === id) received(answered.session);
  });

  return {
    offer(member) {
      offered = new AbortController();
      const { signal } = offered;
      void fingerprintOf(member)
        .then((mark) => medium.withLock(`${lockPrefix}${mark}:${id}`, signal, () => end(signal)))
        .catch(() => {}); // Withdrawn, or refused by the browser: new tabs sign in.
    },
    withdraw: () => offered.abort(),
    async ask() {
      const members = await signedInMembers(medium);
      const [mark] = members;
      if (mark === undefined || members.size > 1) return null;
      const waiting = new AbortController();
      const first = new Promise<SharedSession>((resolve) => {
        received = resolve;
      });
      medium.post({ type: 'session-wanted', by: id });
      const session = await Promise.race([
        first,
        medium.wait(limits.sessionAnswerMs, waiting.signal).then(() => null),
      ]);
      waiting.abort();
      const member = readAccessToken(session?.tokens.accessToken ?? '')?.sub ?? '';
      return (await fingerprintOf(member)) === mark ? session : null;
    },
  };
}

/** Returns the marks of the members who are signed in in other tabs. */
async function signedInMembers({ lockNames }: HandOverChannel): Promise<ReadonlySet<string>> {
  const names = await lockNames().catch(() => []);
  return new Set(
    names.flatMap((name) => (name.startsWith(lockPrefix) ? [name.split(':')[1] ?? ''] : [])),
  );
}

/** Resolves when the signal aborts. */
const end = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
