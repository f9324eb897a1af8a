import { createActor, waitFor } from 'xstate';
import { idleEndMs } from '#src/domain/idle.ts';
import { limits } from '#src/domain/limits.ts';
import { sessionTimeoutMachine } from '#src/machines/session-timeout/session-timeout.machine.ts';
import { signInMachine, type SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import {
  tokenRefreshMachine,
  type RefreshOutcome,
} from '#src/machines/token-refresh/token-refresh.machine.ts';
import type { IdleClock } from './idle-clock.ts';
import { refreshEffect, signInEffects, type EffectOptions } from './session-effects.ts';
import type { SessionState } from './session.ts';
import type { HeldTokens } from './token-hand-over.ts';

/** The machines of a session. Code of its own: a page that is merely opened needs none of it to be painted. */
export interface SessionLife {
  /** Each resolves when the machine has come to rest. */
  signIn: () => Promise<void>;
  finishSignIn: () => Promise<void>;
  signOut: () => Promise<void>;
  lose: (problem: SignInProblem) => Promise<void>;
  /** Resolves when it is clear whether the session goes on. */
  checkClock: () => Promise<void>;
  activityShared: () => void;
  stay: () => void;
  /** One refresh at a time; resolves with how it ended, and reports a refusal to the session. */
  renewTokens: () => Promise<RefreshOutcome | null>;
}

export interface SessionLifeOptions extends EffectOptions {
  isSignedIn: boolean;
  currentTokens: () => HeldTokens | null;
  idle: IdleClock;
  askTwins: () => void;
  /** The session cannot go on; to be ended by whoever owns it. */
  onLost: (problem: 'timed-out' | 'session-ended') => void;
  onChange: (change: Partial<SessionState>) => void;
}

export function startSessionLife(options: SessionLifeOptions): SessionLife {
  const { config, surroundings, currentTokens, adopt, idle } = options;
  const signIn = createActor(
    signInMachine.provide({
      actors: signInEffects({
        ...options,
        // Signing in is something the member does; renewing a token is not.
        adopt: (tokens) => {
          idle.touch();
          adopt(tokens);
        },
      }),
    }),
    { input: { hasSession: options.isSignedIn } },
  );
  const refresh = createActor(
    tokenRefreshMachine.provide({
      actors: { renewTokens: refreshEffect(config, surroundings, currentTokens, adopt) },
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
  timeout.on('twins.asked', options.askTwins);
  timeout.on('session.expired', () => options.onLost('timed-out'));
  timeout.subscribe((snapshot) =>
    options.onChange({ isEnding: snapshot.matches({ watching: 'warning' }) }),
  );
  signIn.on('session.opened', () => timeout.send({ type: 'session.opened' }));
  signIn.on('session.closed', () => timeout.send({ type: 'session.closed' }));
  signIn.start();
  refresh.start();
  timeout.start();
  if (options.isSignedIn) timeout.send({ type: 'session.opened' });
  signIn.subscribe((snapshot) =>
    options.onChange({
      isSignedIn: snapshot.matches('signedIn'),
      problem: snapshot.context.problem,
    }),
  );
  refresh.on('refresh.refused', () => options.onLost('session-ended'));

  const settled = () =>
    waitFor(signIn, (state) => state.matches('signedIn') || state.matches('signedOut'));
  const send = async (event: Parameters<typeof signIn.send>[0]) => {
    signIn.send(event);
    await settled();
  };

  return {
    signIn: () => send({ type: 'signIn.requested' }),
    finishSignIn: () => send({ type: 'callback.received' }),
    signOut: () => send({ type: 'signOut.requested' }),
    lose: (problem) => send({ type: 'session.lost', problem }),
    async checkClock() {
      timeout.send({ type: 'clock.checked' });
      await waitFor(timeout, (state) => !state.matches({ watching: 'asking' }));
      await settled();
    },
    activityShared: () => timeout.send({ type: 'activity.shared' }),
    stay: () => timeout.send({ type: 'stay.chosen' }),
    async renewTokens() {
      refresh.send({ type: 'refresh.requested' });
      const { context } = await waitFor(refresh, (state) => state.matches('idle'));
      return context.outcome;
    },
  };
}
