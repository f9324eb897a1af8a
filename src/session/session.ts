import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import type { CallSession } from '#src/api/http/call-session.ts';
import { ApiFailure } from '#src/api/http/failure.ts';
import { inTime } from '#src/api/http/pause.ts';
import type { Config } from '#src/config.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { idleEndMs } from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import type { TimeoutActor } from '#src/machines/session-timeout/session-timeout.machine.ts';
import { isWarning } from '#src/machines/session-timeout/session-timeout.selectors.ts';
import { isOwnWish } from '#src/domain/session/sign-outs.ts';
import type { SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import type { SessionActors } from './session-actors.ts';
import type { SessionEnvironment } from './environment.ts';
import { createIdleClock } from './idle-clock.ts';
import { createOtherTabs, sessionNews } from './other-tabs.ts';
import { runAllSafely } from './run-all-safely.ts';
import { clearTraces } from './take-over-tab.ts';
import { createProviderSignOut } from './provider-sign-out.ts';
import { recordSignOut, wasSignedOutElsewhere } from './signed-out.ts';
import { isSessionOffered } from './session-locks.ts';
import type { SessionSharing } from './session-sharing.ts';
import { createTokenStore } from './tokens.ts';

/** The session of the signed-in user, and every way in and out. Not React state: it exists before the router does. */
export interface Session extends CallSession {
  /** Returns whether the tab holds tokens and the session has not been idle for too long. */
  isSignedIn: () => boolean;
  /** Subject of the access token, null while signed out. */
  userId: () => string | null;
  /** The reason why the last way in or the last session ended; null when there is nothing to show. */
  problem: ReadonlyAtom<SignInProblem | null>;
  /** Milliseconds by which this device's clock is ahead, by the session of this page; 0 while that is unknown. */
  clockSkew: () => number;
  /** Watches over the session's end; null while its code is not there. */
  timeout: ReadonlyAtom<TimeoutActor | null>;
  /** Milliseconds until the session ends automatically, unless the member does something. */
  remainingMs: () => number;
  /** The member chose to stay signed in. */
  stay: () => void;
  /** The member did something; each call of the API counts too. */
  noticeActivity: () => void;
  /**
   * To be called when the device may have slept. Resolves when it is clear whether the session goes on.
   * `wasAway`: the page comes out of the back/forward cache, where nothing could tell it of a sign-out.
   */
  check: (page?: { wasAway: boolean }) => Promise<void>;
  /**
   * Goes on with the session of another tab, where this is a new tab without one. Resolves when that is decided.
   */
  join: () => Promise<void>;
  /** Starts to watch over the session's end; until then it is only looked at before each call. */
  watch: () => void;
  /** Sends the browser to the identity provider; resolves with a problem when that was impossible. */
  signIn: () => Promise<SignInProblem | null>;
  /** Handles the return from the provider, once for the page; resolves with null once signed in. */
  finishSignIn: () => Promise<SignInProblem | null>;
  signOut: () => void;
  /** The account is gone, and with it the session. */
  endDeleted: () => void;
  /**
   * The account may be gone, for the outcome of the deletion is unknown: a token that is rejected now says that it is.
   */
  expectDeleted: () => void;
  /** Calls `listener` whenever a session has ended, for any reason. */
  onClosed: (listener: () => void) => void;
}

export interface SessionOptions {
  config: Config;
  storage: BrowserStorage;
  environment: SessionEnvironment;
  /** The first step of a session's end. */
  endChat: () => void;
  /** Empties everything else with the member's data: query cache, stores. Called between calls and storage. */
  forgetMember: () => void;
  onActivity: () => void;
  /** The insurer refuses a call of the member's. */
  onRefused: () => void;
}

const noSession = Promise.resolve();

export function createSession(options: SessionOptions): Session {
  const core = createCore(options);
  const { tokens, idle, problem, timeout } = core;
  leaveSessionEndedElsewhere(core);
  const offer = createOffer(core);
  const news = createNews(core, (why) => ending.close(why));
  const ending = createEnding(options, core, offer, news);
  const { close } = ending;
  const start = createStart(options, core, offer, news, ending);
  const { check, noticeActivity, stay } = createActivity(core, start, news, close);
  const { signIn, finishSignIn, join } = createWaysIn(core, start, offer, ending, noticeActivity);
  const { accessToken, renewRejected } = createTokenAccess(core, start, check);
  // Opening the page is something the member did.
  noticeActivity();

  return {
    isSignedIn: () => core.hasTokens() && idle.stage() !== 'over',
    userId: tokens.userId,
    problem,
    clockSkew: ending.clockSkew,
    timeout,
    remainingMs: () => Math.max(idleEndMs - idle.idleMs(), 0),
    stay,
    noticeActivity,
    check,
    join,
    watch: () => void start().catch(() => {}),
    signIn,
    finishSignIn,
    signOut: () => close('signed-out', 'signed-out-elsewhere'),
    endDeleted: () => close('account-deleted', 'signed-out-elsewhere'),
    expectDeleted: ending.expectDeleted,
    onClosed: ending.onClosed,
    get ended() {
      return ending.signal();
    },
    reportActivity(cause) {
      if (cause === 'member') noticeActivity();
      options.onActivity();
    },
    reportRejected: () => close(ending.whyRejected()),
    reportRefused: options.onRefused,
    accessToken,
    renewRejected,
  };
}

type Core = ReturnType<typeof createCore>;
type Offer = ReturnType<typeof createOffer>;
type News = ReturnType<typeof createNews>;
type Ending = ReturnType<typeof createEnding>;
type Start = ReturnType<typeof createStart>;

/** The dependencies of all parts of the session. */
function createCore({ config, storage, environment }: SessionOptions) {
  const tokens = createTokenStore(storage);
  const provider = createProviderSignOut(config, storage, environment);
  const idle = createIdleClock(storage, () => ({
    wall: environment.now(),
    steady: environment.steady(),
  }));
  return {
    storage,
    environment,
    tokens,
    provider,
    idle,
    problem: createAtom<SignInProblem | null>(null),
    timeout: createAtom<TimeoutActor | null>(null),
    hasTokens: () => tokens.held() !== null,
    isSignedOut: () => {
      const session = { user: tokens.userId() ?? '', lastActivityAt: idle.lastActivityAt() };
      return wasSignedOutElsewhere(storage, session, environment.now());
    },
  };
}

/** A sign-out while this tab was elsewhere could not reach it. Nothing but storage knows the tokens yet. */
function leaveSessionEndedElsewhere({ storage, tokens, provider, problem, isSignedOut }: Core) {
  const heldTokens = tokens.held();
  if (!heldTokens || !isSignedOut()) return;
  clearTraces(storage);
  storage.clearAfterSignOut();
  provider.revoke(heldTokens.refreshToken);
  problem.set('signed-out-elsewhere');
}

/** Offers the session to new tabs, and takes it from others. */
function createOffer({ storage, environment, tokens, idle, isSignedOut }: Core) {
  let sharing: Promise<SessionSharing> | null = null;
  /** Returns what shares the session with other tabs; null where the browser has no means. Its code comes late. */
  const load = () => {
    const medium = environment.handOver;
    if (medium === null) return null;
    sharing ??= import('./session-sharing.ts').then(({ createSessionSharing }) =>
      createSessionSharing({
        medium,
        storage,
        tokens,
        idle,
        isSignedOut,
        now: environment.now,
      }),
    );
    return sharing;
  };
  return {
    load,
    make: () => {
      const member = tokens.userId();
      if (member !== null)
        load()?.then(
          ({ offer }) => offer(member),
          () => {},
        );
    },
    withdraw: () => {
      sharing?.then(
        ({ withdraw }) => withdraw(),
        () => {},
      );
    },
  };
}

/** Exchanges news of the session with the member's other tabs. */
function createNews(
  { environment, tokens, idle, timeout }: Core,
  close: (why: SignInProblem) => void,
) {
  const otherTabs = createOtherTabs(environment.otherTabs, sessionNews, {
    member: tokens.userId,
    onMessage(news) {
      switch (news.type) {
        case 'activity':
          idle.noticeElsewhere(news.at);
          timeout.get()?.send({ type: 'activity.shared' });
          return;
        case 'asking':
          if (idle.stage() !== 'over') tellActivity();
          return;
        case 'ended':
          close(news.problem);
      }
    },
  });
  const tell = (news: Parameters<typeof otherTabs.tell>[1], member = tokens.userId()) => {
    if (member !== null) otherTabs.tell(member, news);
  };
  const tellActivity = () => tell({ type: 'activity', at: idle.lastActivityAt() });
  return { tell, tellActivity };
}

/** Ends the session, and knows why it would end. */
function createEnding(
  options: SessionOptions,
  { storage, environment, tokens, provider, problem, timeout, hasTokens }: Core,
  { withdraw }: Offer,
  { tell }: News,
) {
  const closedListeners = new Set<() => void>();
  let ended = new AbortController();
  let whenRejected: SignInProblem = 'session-ended';
  let lastSkew = 0;
  /** This page holds something of a member: also when the tokens were taken from under it. */
  let isOpen = hasTokens();
  return {
    /**
     * Ends the session, the one way out, and at once: also before the machines are there, or when they cannot be
     * fetched.
     */
    close: (
      why: SignInProblem | null,
      toOtherTabs: 'timed-out' | 'signed-out-elsewhere' | null = null,
      refreshToken = { isSpent: false },
    ) => {
      if (!isOpen) return;
      isOpen = false;
      withdraw();
      whenRejected = 'session-ended';
      const member = tokens.userId();
      const dropped = tokens.held();
      lastSkew = dropped?.skew ?? lastSkew;
      const idToken = storage.read(storageKeys.idToken);
      runAllSafely(
        options.endChat,
        () => {
          ended.abort(new DOMException('signed out', 'AbortError'));
          ended = new AbortController();
        },
        options.forgetMember,
        () => {
          // A member who signs out leaves nothing to come back to.
          if (why === null || isOwnWish(why)) clearTraces(storage);
          if (why === 'signed-out' && member !== null)
            recordSignOut(storage, member, environment.now());
          provider.askNext();
          storage.clearAfterSignOut();
        },
        () => {
          if (toOtherTabs) tell({ type: 'ended', problem: toOtherTabs }, member);
        },
        () => {
          if (dropped && !refreshToken.isSpent) provider.revoke(dropped.refreshToken);
        },
        () => {
          problem.set(why);
          timeout.get()?.send({ type: 'session.closed' });
          for (const listener of closedListeners) listener();
        },
        () => {
          if (why === 'signed-out') provider.endSession(idToken);
        },
      );
    },
    setOpen: (isNow: boolean) => {
      isOpen = isNow;
    },
    signal: () => ended.signal,
    clockSkew: () => tokens.held()?.skew ?? lastSkew,
    /** Returns the reason why the session ends when the service or the provider rejects its tokens. */
    whyRejected: () => whenRejected,
    expectDeleted: () => {
      whenRejected = 'account-deleted';
    },
    onClosed: (listener: () => void) => {
      closedListeners.add(listener);
    },
  };
}

/** Returns a function that starts the machines, once. When their code cannot be fetched, the next to ask tries again. */
function createStart(
  options: SessionOptions,
  { environment, tokens, idle, provider, timeout, hasTokens }: Core,
  offer: Offer,
  { tell }: News,
  { close, whyRejected }: Ending,
) {
  let starting: Promise<SessionActors> | null = null;
  return (): Promise<SessionActors> => {
    starting ??= inTime(import('./session-actors.ts'), limits.codeArrivesMs).then(
      ({ startSessionActors }) => {
        const actors = startSessionActors({
          ...options,
          tokens,
          idle,
          isSignedIn: hasTokens(),
          revoke: provider.revoke,
          askOtherTabs: () => tell({ type: 'asking' }),
          onTimedOut: () => close('timed-out', 'timed-out'),
          onRefused: () => {
            const member = tokens.userId();
            const { lastActivityAt } = idle;
            const broken = member === null ? null : { member, lastActivityAt: lastActivityAt() };
            const why = whyRejected();
            close(why, null, { isSpent: true });
            if (why !== 'session-ended') return;
            if (broken && environment.isOnline()) actors.tryAgain(broken);
          },
        });
        timeout.set(actors.timeout);
        offer.make();
        return actors;
      },
    );
    starting.catch(() => {
      starting = null;
    });
    return starting;
  };
}

/** Keeps the session alive by what the member does, and ends it when they do nothing. */
function createActivity(
  { idle, timeout, hasTokens, isSignedOut }: Core,
  start: Start,
  { tellActivity }: News,
  close: Ending['close'],
) {
  const isEnding = () => {
    const watch = timeout.get();
    return watch !== null && isWarning(watch.getSnapshot());
  };
  /**
   * Checks the session. Nothing is done in a session that is over, and nothing but a choice prolongs one about to end.
   */
  const check = async (page = { wasAway: false }) => {
    if (page.wasAway && hasTokens() && isSignedOut()) close('signed-out-elsewhere');
    if (!hasTokens() || (idle.stage() === 'active' && !isEnding())) return;
    try {
      await (await start()).checkClock();
    } catch {
      if (idle.stage() === 'over') close('timed-out', 'timed-out');
    }
  };
  return {
    check,
    noticeActivity: () => {
      if (!hasTokens()) return;
      if (idle.stage() !== 'active') {
        void check();
        return;
      }
      if (idle.touch()) tellActivity();
    },
    stay: () => {
      if (idle.stage() === 'over') {
        void check();
        return;
      }
      idle.touch();
      tellActivity();
      timeout.get()?.send({ type: 'stay.chosen' });
    },
  };
}

function createWaysIn(
  { environment, problem, timeout, hasTokens }: Core,
  start: Start,
  offer: Offer,
  { close, setOpen }: Ending,
  noticeActivity: () => void,
) {
  const enter = async (by: 'signIn' | 'finishSignIn') => {
    if (hasTokens()) return null;
    // Storage may have been emptied under a running session; what it holds is the truth.
    close(null);
    problem.set(null);
    try {
      problem.set(await (await start())[by]());
    } catch {
      problem.set('provider-unreachable');
    }
    setOpen(hasTokens());
    offer.make();
    return problem.get();
  };
  let finishing: Promise<SignInProblem | null> | null = null;

  /** Only a new page, not one from Back or a reload after a session, joins another tab's session. */
  let joining =
    hasTokens() || problem.get() !== null || !environment.isNewVisit() ? noSession : null;
  const join = async () => {
    if (hasTokens()) return;
    if (environment.handOver === null || !(await isSessionOffered(environment.handOver))) return;
    if (!(await (await offer.load())?.join())) return;
    setOpen(true);
    offer.make();
    timeout.get()?.send({ type: 'session.opened' });
    // Opening the page is something the member did.
    noticeActivity();
  };
  return {
    signIn: () => enter('signIn'),
    finishSignIn: () => (finishing ??= enter('finishSignIn')),
    join: () => (joining ??= join().catch(() => {})),
  };
}

/** Returns the access token for calls, renewed where it must be. */
function createTokenAccess(
  { environment, tokens, idle, hasTokens }: Core,
  start: Start,
  check: () => Promise<void>,
): Pick<CallSession, 'accessToken' | 'renewRejected'> {
  const renew = async () => {
    const outcome = await start().then(
      ({ renewTokens }) => renewTokens(),
      () => 'unreachable' as const,
    );
    if (outcome === 'refused') throw new ApiFailure(defaultErrorCode, 'session');
    if (outcome === 'unreachable') throw new ApiFailure(defaultErrorCode, 'network');
  };
  const accessToken = async () => {
    if (idle.stage() === 'over') await check();
    if (!hasTokens()) return null;
    // The tokens of another tab may have expired while it fetched new ones: then ask again.
    for (
      let attempt = 0;
      attempt < limits.refreshAttempts && tokens.hasExpired(environment.now());
      attempt += 1
    ) {
      await renew();
    }
    return tokens.held()?.accessToken ?? null;
  };
  return {
    accessToken,
    async renewRejected(rejected) {
      if (tokens.held()?.accessToken === rejected) await renew();
      return accessToken();
    },
  };
}
