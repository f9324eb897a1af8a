import { createActor, waitFor } from 'xstate';
import { signInMachine, type SignInProblem } from '#src/machines/sign-in/sign-in.machine.ts';
import {
  tokenRefreshMachine,
  type RefreshOutcome,
} from '#src/machines/token-refresh/token-refresh.machine.ts';
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
  /** One refresh at a time; resolves with how it ended, and reports a refusal to the session. */
  renewTokens: () => Promise<RefreshOutcome | null>;
}

export interface SessionLifeOptions extends EffectOptions {
  isSignedIn: boolean;
  currentTokens: () => HeldTokens | null;
  onChange: (state: SessionState) => void;
  onClosed: () => void;
}

export function startSessionLife(options: SessionLifeOptions): SessionLife {
  const { config, surroundings, currentTokens, adopt } = options;
  const signIn = createActor(signInMachine.provide({ actors: signInEffects(options) }), {
    input: { hasSession: options.isSignedIn },
  });
  const refresh = createActor(
    tokenRefreshMachine.provide({
      actors: { renewTokens: refreshEffect(config, surroundings, currentTokens, adopt) },
    }),
  );
  signIn.start();
  refresh.start();
  signIn.subscribe((snapshot) =>
    options.onChange({
      isSignedIn: snapshot.matches('signedIn'),
      problem: snapshot.context.problem,
    }),
  );
  signIn.on('session.closed', options.onClosed);
  refresh.on('refresh.refused', () =>
    signIn.send({ type: 'session.lost', problem: 'session-ended' }),
  );

  const send = async (event: Parameters<typeof signIn.send>[0]) => {
    signIn.send(event);
    await waitFor(signIn, (state) => state.matches('signedIn') || state.matches('signedOut'));
  };

  return {
    signIn: () => send({ type: 'signIn.requested' }),
    finishSignIn: () => send({ type: 'callback.received' }),
    signOut: () => send({ type: 'signOut.requested' }),
    lose: (problem) => send({ type: 'session.lost', problem }),
    async renewTokens() {
      refresh.send({ type: 'refresh.requested' });
      const { context } = await waitFor(refresh, (state) => state.matches('idle'));
      return context.outcome;
    },
  };
}
