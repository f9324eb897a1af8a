import { createActor, waitFor } from 'xstate';
import type { CallSession } from '#src/api/clients.ts';
import { ApiFailure } from '#src/api/failure.ts';
import type { Config } from '#src/config.ts';
import { isExpired, readAccessToken } from '#src/domain/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import { signInMachine, type SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import { tokenRefreshMachine } from '#src/machines/token-refresh/token-refresh.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { HeldTokens } from './token-hand-over.ts';
import { signInEffects, refreshEffect, type SessionSurroundings } from './session-effects.ts';

/** Who is signed in, and every way in and out. Not React state: it exists before the router does. */
export interface Session extends CallSession {
  isSignedIn: () => boolean;
  /** Subject of the access token, null while signed out. */
  userId: () => string | null;
  /** Why the last way in or the last session ended; null when there is nothing to say. */
  problem: () => SignInProblem | null;
  /** Sends the browser to the identity provider; resolves with a problem when that was impossible. */
  signIn: () => Promise<SignInProblem | null>;
  /** Handles the return from the provider; resolves with null once signed in. */
  finishSignIn: () => Promise<SignInProblem | null>;
  signOut: () => Promise<void>;
  /** Calls `listener` whenever `problem` or `isSignedIn` may have changed; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Calls `listener` whenever a session has ended, whoever ended it. */
  onClosed: (listener: () => void) => void;
}

export interface SessionOptions {
  config: Config;
  storage: BrowserStorage;
  surroundings: SessionSurroundings;
  /** Empties what else knows the member: query cache, stores. Called between calls and storage. */
  forgetMember: () => void;
  onActivity: () => void;
}

export function createSession(options: SessionOptions): Session {
  const { storage, surroundings } = options;
  let ended = new AbortController();
  let skew = 0;

  const currentTokens = (): HeldTokens | null => {
    const accessToken = storage.read(storageKeys.accessToken);
    const refreshToken = storage.read(storageKeys.refreshToken);
    return accessToken && refreshToken ? { accessToken, refreshToken, skew } : null;
  };

  const hasExpired = () => {
    const claims = readAccessToken(storage.read(storageKeys.accessToken) ?? '');
    return claims !== null && isExpired(claims, surroundings.now(), skew);
  };

  const adopt = (tokens: HeldTokens) => {
    skew = tokens.skew;
    storage.write(storageKeys.accessToken, tokens.accessToken);
    storage.write(storageKeys.refreshToken, tokens.refreshToken);
  };

  const signInActor = createActor(
    signInMachine.provide({
      actors: signInEffects({
        ...options,
        adopt,
        abortCalls: () => {
          ended.abort(new DOMException('signed out', 'AbortError'));
          ended = new AbortController();
        },
      }),
    }),
    { input: { hasSession: currentTokens() !== null } },
  );
  const refreshActor = createActor(
    tokenRefreshMachine.provide({
      actors: { renewTokens: refreshEffect(options.config, surroundings, currentTokens, adopt) },
    }),
  );
  signInActor.start();
  refreshActor.start();

  const lose = () => signInActor.send({ type: 'session.lost' });
  refreshActor.on('refresh.refused', lose);

  const problem = () => signInActor.getSnapshot().context.problem;
  const settled = () =>
    waitFor(signInActor, (state) => state.matches('signedIn') || state.matches('signedOut'));

  /** Storage may have been emptied under a running session; what it holds is the truth. */
  const reconcile = async () => {
    if (currentTokens() !== null || !signInActor.getSnapshot().matches('signedIn')) return;
    signInActor.send({ type: 'signOut.requested' });
    await settled();
  };

  return {
    isSignedIn: () => currentTokens() !== null && signInActor.getSnapshot().matches('signedIn'),
    userId: () => readAccessToken(storage.read(storageKeys.accessToken) ?? '')?.sub ?? null,
    problem,
    async signIn() {
      await reconcile();
      signInActor.send({ type: 'signIn.requested' });
      await settled();
      return problem();
    },
    async finishSignIn() {
      await reconcile();
      signInActor.send({ type: 'callback.received' });
      await settled();
      return problem();
    },
    async signOut() {
      signInActor.send({ type: 'signOut.requested' });
      await settled();
    },
    subscribe: (listener) => {
      const subscription = signInActor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    onClosed: (listener) => {
      signInActor.on('session.closed', listener);
    },
    get ended() {
      return ended.signal;
    },
    reportActivity: options.onActivity,
    reportRejected: lose,
    async accessToken() {
      // What a twin hands over can have run out itself, while it fetches the next one: then once more.
      for (let attempt = 0; attempt < limits.refreshAttempts && hasExpired(); attempt += 1) {
        refreshActor.send({ type: 'refresh.requested' });
        const { context } = await waitFor(refreshActor, (state) => state.matches('idle'));
        if (context.outcome === 'refused') throw new ApiFailure('BP-NFA-100', 'session');
        if (context.outcome === 'unreachable') throw new ApiFailure('BP-NFA-100', 'network');
      }
      return storage.read(storageKeys.accessToken);
    },
  };
}
