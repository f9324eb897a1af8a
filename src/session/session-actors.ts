import { createActor, waitFor } from 'xstate';
import type { Config } from '#src/config.ts';
import { idleEndMs } from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import {
  sessionTimeoutMachine,
  type TimeoutActor,
} from '#src/machines/session-timeout/session-timeout.machine.ts';
import {
  signInMachine,
  type BrokenSession,
  type SignInProblem,
} from '#src/machines/sign-in/sign-in.machine.ts';
import {
  tokenRefreshMachine,
  type RefreshOutcome,
} from '#src/machines/token-refresh/token-refresh.machine.ts';
import type { BrowserStorage } from '#src/storage/browser-storage.ts';
import { refreshEffect, signInEffects } from './effects.ts';
import type { SessionEnvironment } from './environment.ts';
import type { IdleClock } from './idle-clock.ts';
import type { TokenStore } from './tokens.ts';

/**
 * The machines of a session: they exchange codes, renew tokens and keep time. A separate module, because the first
 * paint does not need it.
 */
export interface SessionActors {
  timeout: TimeoutActor;
  /** Resolves with the problem, as `finishSignIn` does; null on success. */
  signIn: () => Promise<SignInProblem | null>;
  finishSignIn: () => Promise<SignInProblem | null>;
  /** Leaves for the provider to check, without a page, whether a session whose renewal it refused may go on. */
  tryAgain: (session: BrokenSession) => void;
  /** Makes one refresh at a time; resolves with its outcome. */
  renewTokens: () => Promise<RefreshOutcome | null>;
  /** Resolves when it is clear whether the session goes on. */
  checkClock: () => Promise<void>;
}

export interface SessionActorsOptions {
  config: Config;
  storage: BrowserStorage;
  environment: SessionEnvironment;
  tokens: TokenStore;
  idle: IdleClock;
  isSignedIn: boolean;
  /** Revokes a refresh token that will not be used. */
  revoke: (refreshToken: string) => void;
  askOtherTabs: () => void;
  /** The session was idle for too long; to be closed by its owner. */
  onTimedOut: () => void;
  /** The provider no longer accepts the refresh token; to be closed by the session's owner. */
  onRefused: () => void;
}

export function startSessionActors(options: SessionActorsOptions): SessionActors {
  const { config, storage, environment, tokens, idle } = options;
  const signIn = createActor(
    signInMachine.provide({
      actors: signInEffects({
        config,
        storage,
        environment,
        // Signing in is something the member does; renewing a token is not.
        adopt: (fresh, lastActivityAt) => {
          if (lastActivityAt === null) idle.touch();
          else idle.goOnFrom(lastActivityAt);
          tokens.adopt(fresh);
        },
        revoke: options.revoke,
      }),
    }),
  );
  const refresh = createActor(
    tokenRefreshMachine.provide({
      guards: {
        // Also in several tabs: the first one hands the tokens on, and then it is not due any more.
        isRenewalDue: () =>
          environment.isVisible() &&
          idle.stage() === 'active' &&
          tokens.isRenewalDue(environment.now()),
      },
      actors: { renewTokens: refreshEffect(config, environment, tokens, options.revoke) },
    }),
  );
  const timeout = createActor(
    sessionTimeoutMachine.provide({
      guards: {
        isWarningDue: () => idle.stage() !== 'active',
        isOver: () => idle.stage() === 'over',
      },
      delays: {
        untilWarning: () => Math.max(limits.idleWarningMs - idle.idleMs(), 0),
        untilOver: () => Math.max(idleEndMs - idle.idleMs(), 0),
      },
    }),
  );
  timeout.on('otherTabs.asked', options.askOtherTabs);
  timeout.on('session.expired', options.onTimedOut);
  refresh.on('refresh.refused', options.onRefused);
  signIn.on('session.opened', () => timeout.send({ type: 'session.opened' }));
  for (const actor of [signIn, refresh, timeout]) actor.start();
  if (options.isSignedIn) timeout.send({ type: 'session.opened' });

  const enter = async (type: 'signIn.requested' | 'callback.received') => {
    signIn.send({ type });
    const { context } = await waitFor(signIn, (state) => state.matches('idle'));
    return context.problem;
  };

  return {
    timeout,
    signIn: () => enter('signIn.requested'),
    finishSignIn: () => enter('callback.received'),
    tryAgain: (session) => signIn.send({ type: 'session.broken', session }),
    async renewTokens() {
      refresh.send({ type: 'refresh.requested' });
      const { context } = await waitFor(refresh, (state) => state.matches('idle'));
      return context.outcome;
    },
    async checkClock() {
      timeout.send({ type: 'clock.checked' });
      await waitFor(timeout, (state) => !state.matches({ watching: 'asking' }));
    },
  };
}
