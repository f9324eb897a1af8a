import type { CallSession } from '#src/api/clients.ts';
import { ApiFailure } from '#src/api/failure.ts';
import type { Config } from '#src/config.ts';
import { isExpired, readAccessToken } from '#src/domain/access-token.ts';
import { limits } from '#src/domain/limits.ts';
import type { SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { SessionSurroundings } from './session-effects.ts';
import type { SessionLife } from './session-life.ts';
import type { HeldTokens } from './token-hand-over.ts';

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

/** What the portal asks the session without waiting. */
export interface SessionState {
  isSignedIn: boolean;
  problem: SignInProblem | null;
}

export function createSession(options: SessionOptions): Session {
  const { storage, surroundings } = options;
  const listeners = new Set<() => void>();
  const closedListeners = new Set<() => void>();
  let ended = new AbortController();
  let skew = 0;

  const currentTokens = (): HeldTokens | null => {
    const accessToken = storage.read(storageKeys.accessToken);
    const refreshToken = storage.read(storageKeys.refreshToken);
    return accessToken && refreshToken ? { accessToken, refreshToken, skew } : null;
  };
  let state: SessionState = { isSignedIn: currentTokens() !== null, problem: null };

  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const announceClosed = () => {
    for (const listener of closedListeners) listener();
  };

  const hasExpired = () => {
    const claims = readAccessToken(storage.read(storageKeys.accessToken) ?? '');
    return claims !== null && isExpired(claims, surroundings.now(), skew);
  };

  const close = () => {
    ended.abort(new DOMException('signed out', 'AbortError'));
    ended = new AbortController();
    options.forgetMember();
    storage.clearAfterSignOut();
  };

  let life: Promise<SessionLife> | null = null;
  let running: SessionLife | null = null;
  /** @throws when its code cannot be fetched; the next to ask tries again */
  const awake = (): Promise<SessionLife> => {
    life ??= import('./session-life.ts').then(({ startSessionLife }) => {
      running = startSessionLife({
        ...options,
        isSignedIn: state.isSignedIn,
        currentTokens,
        close,
        adopt: (tokens) => {
          skew = tokens.skew;
          storage.write(storageKeys.accessToken, tokens.accessToken);
          storage.write(storageKeys.refreshToken, tokens.refreshToken);
        },
        onChange: become,
        onClosed: announceClosed,
      });
      return running;
    });
    life.catch(() => {
      life = null;
    });
    return life;
  };

  /** Out is out, and at once: also before the machines are there, or when they cannot be fetched. */
  const end = async (problem: SignInProblem | null) => {
    if (!state.isSignedIn) return;
    if (running) {
      await (problem ? running.lose(problem) : running.signOut());
      return;
    }
    close();
    become({ isSignedIn: false, problem });
    announceClosed();
  };

  /** Storage may have been emptied under a running session; what it holds is the truth. */
  const reconcile = async () => {
    if (currentTokens() === null) await end(null);
  };

  const enter = async (by: 'signIn' | 'finishSignIn') => {
    await reconcile();
    try {
      await (await awake())[by]();
    } catch {
      become({ isSignedIn: false, problem: 'provider-unreachable' });
    }
    return state.problem;
  };

  return {
    isSignedIn: () => state.isSignedIn && currentTokens() !== null,
    userId: () => readAccessToken(storage.read(storageKeys.accessToken) ?? '')?.sub ?? null,
    problem: () => state.problem,
    signIn: () => enter('signIn'),
    finishSignIn: () => enter('finishSignIn'),
    signOut: () => end(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onClosed: (listener) => {
      closedListeners.add(listener);
    },
    get ended() {
      return ended.signal;
    },
    reportActivity: options.onActivity,
    reportRejected: () => void end('session-ended'),
    async accessToken() {
      // What a twin hands over can have run out itself, while it fetches the next one: then once more.
      for (let attempt = 0; attempt < limits.refreshAttempts && hasExpired(); attempt += 1) {
        const outcome = await awake().then(
          ({ renewTokens }) => renewTokens(),
          () => 'unreachable' as const,
        );
        if (outcome === 'refused') throw new ApiFailure('BP-NFA-100', 'session');
        if (outcome === 'unreachable') throw new ApiFailure('BP-NFA-100', 'network');
      }
      return storage.read(storageKeys.accessToken);
    },
  };
}
