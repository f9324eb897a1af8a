import * as z from 'zod/mini';
import { limits } from '#src/domain/limits.ts';
import { readAccessToken } from '#src/domain/session/access-token.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IdleClock } from './idle-clock.ts';
import { sessionLock } from './session-locks.ts';
import { wasSignedOutElsewhere } from './signed-out.ts';
import { clearTraces, isTabOfAnother, takeOverTab } from './take-over-tab.ts';
import type { HandOverChannel } from './token-hand-over.ts';
import type { TokenStore } from './tokens.ts';

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

type SharedSession = z.infer<typeof sharedSession>;

const request = z.object({ type: z.literal('session-wanted'), by: z.string() });
const answer = z.object({
  type: z.literal('session'),
  to: z.string(),
  session: sharedSession,
});

export interface SessionSharing {
  /** Lets new tabs ask this one for its session, until `withdraw`. */
  offer: (member: string) => void;
  withdraw: () => void;
  /**
   * Goes on with the session of another tab. Resolves with false where several members are signed in or the tab was
   * another member's, and after a second where no tab answers.
   */
  join: () => Promise<boolean>;
}

/**
 * Shares the session of this tab with new tabs of the same browser, which have separate session storage. A signed-in
 * tab holds a Web Lock named after its member, so that a new tab knows whom to ask without waiting.
 */
export function createSessionSharing({
  medium,
  storage,
  tokens,
  idle,
  isSignedOut,
  now,
}: {
  medium: HandOverChannel;
  storage: BrowserStorage;
  tokens: TokenStore;
  idle: IdleClock;
  /** Whether the member of this tab has signed out elsewhere. */
  isSignedOut: () => boolean;
  /** Epoch milliseconds. */
  now: () => number;
}): SessionSharing {
  const id = crypto.randomUUID();
  let offered = new AbortController();
  let received: (session: SharedSession) => void = () => {};

  /** Returns the session to share; null without a session, or after it ended. */
  const current = (): SharedSession | null => {
    const held = tokens.held();
    if (held === null || idle.stage() === 'over' || isSignedOut()) return null;
    return {
      tokens: held,
      idToken: storage.read(storageKeys.idToken),
      lastActivityAt: idle.lastActivityAt(),
      plan: storage.read(storageKeys.selectedPlan),
    };
  };

  medium.listen((message) => {
    const sessionRequest = request.safeParse(message).data;
    const session = sessionRequest ? current() : null;
    if (sessionRequest && session) medium.post({ type: 'session', to: sessionRequest.by, session });
    const answered = answer.safeParse(message).data;
    if (answered?.to === id) received(answered.session);
  });

  async function ask(): Promise<SharedSession | null> {
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
  }

  return {
    offer(member) {
      offered.abort();
      offered = new AbortController();
      const { signal } = offered;
      void fingerprintOf(member)
        .then((mark) => medium.withLock(`${sessionLock}${mark}:${id}`, signal, () => end(signal)))
        .catch(() => {}); // Withdrawn, or refused by the browser: new tabs sign in.
    },
    withdraw: () => offered.abort(),
    async join() {
      const session = await ask();
      const user = readAccessToken(session?.tokens.accessToken ?? '')?.sub;
      if (!session || user === undefined || (await isTabOfAnother(storage, user))) return false;
      const { lastActivityAt, idToken, plan } = session;
      await takeOverTab(storage, user);
      // A member may have signed in here meanwhile, or out in the tab that answered.
      if (tokens.held() !== null) return false;
      if (wasSignedOutElsewhere(storage, { user, lastActivityAt }, now())) {
        clearTraces(storage);
        return false;
      }
      idle.goOnFrom(lastActivityAt);
      tokens.adopt(session.tokens);
      storage.write(storageKeys.loggedInUser, user);
      if (idToken !== null) storage.write(storageKeys.idToken, idToken);
      if (plan !== null) storage.write(storageKeys.selectedPlan, plan);
      return true;
    },
  };
}

/** Returns the marks of the members who are signed in in other tabs. */
async function signedInMembers({ lockNames }: HandOverChannel): Promise<ReadonlySet<string>> {
  const names = await lockNames().catch(() => []);
  return new Set(
    names.flatMap((name) => (name.startsWith(sessionLock) ? [name.split(':')[1] ?? ''] : [])),
  );
}

/** Resolves when the signal aborts. */
const end = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
