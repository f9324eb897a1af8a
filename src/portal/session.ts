import type { CallSession } from '#src/api/call-session.ts';
import { ApiFailure } from '#src/api/failure.ts';
import type { Config } from '#src/config.ts';
import { isExpired, readAccessToken } from '#src/domain/access-token.ts';
import { idleEndMs } from '#src/domain/idle.ts';
import { limits } from '#src/domain/limits.ts';
import type { SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { createIdleClock } from './idle-clock.ts';
import type { SessionSurroundings } from './session-effects.ts';
import type { SessionLife } from './session-life.ts';
import { forgetSignedOut, tellLater } from './signed-out.ts';
import type { HeldTokens } from './token-hand-over.ts';
import { createTwins } from './twins.ts';

/** Who is signed in, and every way in and out. Not React state: it exists before the router does. */
export interface Session extends CallSession {
  isSignedIn: () => boolean;
  /** Subject of the access token, null while signed out. */
  userId: () => string | null;
  /** Why the last way in or the last session ended; null when there is nothing to say. */
  problem: () => SignInProblem | null;
  /** Whether the member is asked if they want to stay signed in. */
  isEnding: () => boolean;
  /** Milliseconds until the session ends by itself, unless the member does something. */
  remainingMs: () => number;
  /** The member wants to go on. */
  stay: () => void;
  /** The member did something; each call of the API counts too. */
  noticeActivity: () => void;
  /** To be called when the device may have slept. Resolves when it is clear whether the session goes on. */
  check: () => Promise<void>;
  /** Starts to watch over the session's end; until then it is only looked at before each call. */
  watch: () => void;
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
  /** The first step of a session's end. */
  endChat: () => void;
  /** Empties what else knows the member: query cache, stores. Called between calls and storage. */
  forgetMember: () => void;
  onActivity: () => void;
}

/** What the portal asks the session without waiting. */
export interface SessionState {
  isSignedIn: boolean;
  isEnding: boolean;
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
  const idle = createIdleClock(storage, () => ({
    wall: surroundings.now(),
    steady: surroundings.steady(),
  }));
  let state: SessionState = {
    isSignedIn: currentTokens() !== null,
    isEnding: false,
    problem: null,
  };
  if (state.isSignedIn && forgetSignedOut(storage, idle.lastActivityAt(), surroundings.now())) {
    state = { ...state, isSignedIn: false, problem: 'signed-out-elsewhere' };
  }
  const userId = () => readAccessToken(storage.read(storageKeys.accessToken) ?? '')?.sub ?? null;

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

  const twins = createTwins(surroundings.twins, {
    member: () => (state.isSignedIn ? userId() : null),
    hear(news) {
      switch (news.type) {
        case 'activity':
          idle.hear(news.at);
          running?.activityShared();
          return;
        case 'asking':
          if (idle.stage() !== 'over') tellActivity();
          return;
        case 'ended':
          void end(news.problem);
      }
    },
  });
  const tellActivity = () => {
    const member = userId();
    if (member !== null) twins.tell(member, { type: 'activity', at: idle.lastActivityAt() });
  };

  const close = () => {
    options.endChat();
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
        idle,
        askTwins: () => {
          const member = userId();
          if (member !== null) twins.tell(member, { type: 'asking' });
        },
        onLost: (problem) => void end(problem, problem === 'timed-out' ? problem : null),
        adopt: (tokens) => {
          skew = tokens.skew;
          storage.write(storageKeys.accessToken, tokens.accessToken);
          storage.write(storageKeys.refreshToken, tokens.refreshToken);
        },
        onChange: (change) => become({ ...state, ...change }),
      });
      return running;
    });
    life.catch(() => {
      life = null;
    });
    return life;
  };

  /** Out is out, and at once: also before the machines are there, or when they cannot be fetched. */
  const end = async (
    problem: SignInProblem | null,
    toTwins: 'timed-out' | 'signed-out-elsewhere' | null = null,
  ) => {
    if (!state.isSignedIn) return;
    const member = userId();
    // Whoever signs out leaves nothing to come back to.
    if (problem === null || problem === 'signed-out-elsewhere') storage.remove(storageKeys.drafts);
    if (toTwins === 'signed-out-elsewhere') {
      tellLater(storage, surroundings.now());
    }
    if (running) {
      await (problem ? running.lose(problem) : running.signOut());
    } else {
      close();
      become({ isSignedIn: false, isEnding: false, problem });
    }
    if (member !== null && toTwins) twins.tell(member, { type: 'ended', problem: toTwins });
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
      become({ ...state, problem: 'provider-unreachable' });
    }
    return state.problem;
  };

  /** Nothing is done in a session that is over, and nothing but a choice prolongs one about to end. */
  const check = async () => {
    if (!state.isSignedIn || (idle.stage() === 'active' && !state.isEnding)) return;
    try {
      await (await awake()).checkClock();
    } catch {
      if (idle.stage() === 'over') await end('timed-out', 'timed-out');
    }
  };
  const noticeActivity = () => {
    if (!state.isSignedIn) return;
    if (idle.stage() !== 'active') {
      void check();
      return;
    }
    if (idle.touch()) tellActivity();
  };
  // Opening the page is something the member did.
  noticeActivity();

  return {
    isSignedIn: () => state.isSignedIn && currentTokens() !== null,
    userId,
    problem: () => state.problem,
    isEnding: () => state.isEnding,
    remainingMs: () => Math.max(idleEndMs - idle.idleMs(), 0),
    stay() {
      if (idle.stage() === 'over') {
        void check();
        return;
      }
      idle.touch();
      tellActivity();
      running?.stay();
    },
    noticeActivity,
    check,
    watch: () => void awake().catch(() => {}),
    signIn: () => enter('signIn'),
    finishSignIn: () => enter('finishSignIn'),
    signOut: () => end(null, 'signed-out-elsewhere'),
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
    reportActivity() {
      noticeActivity();
      options.onActivity();
    },
    reportRejected: () => void end('session-ended'),
    async accessToken() {
      if (idle.stage() === 'over') await check();
      if (!state.isSignedIn) return null;
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
