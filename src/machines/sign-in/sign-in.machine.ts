import { assign, emit, fromPromise, setup } from 'xstate';
import { limits } from '#src/domain/limits.ts';

/** The reason why the member is on the sign-in page again; the page shows it in words. */
export type SignInProblem =
  /** The return from the identity provider could not be accepted. */
  | 'callback-refused'
  /** The device's clock was set back while the browser was at the identity provider. */
  | 'clock-changed'
  /** The member cancelled, or the provider refused. */
  | 'denied'
  | 'provider-unreachable'
  /** The provider or the API no longer accepts the session. */
  | 'session-ended'
  /** The session was idle for too long. */
  | 'timed-out'
  /** The member signed out, here or in another tab. */
  | 'signed-out'
  | 'signed-out-elsewhere'
  /** The account is gone: its member deleted it. */
  | 'account-deleted';

/** The error that a failed effect throws; anything else counts as an unreachable provider. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** A session whose refresh token is no longer accepted, and that may resume with a new one. */
export interface BrokenSession {
  /** Subject of its tokens. */
  member: string;
  /** Epoch milliseconds. */
  lastActivityAt: number;
}

interface Context {
  /** The reason why the last attempt failed. */
  problem: SignInProblem | null;
  /** The session to resume, without a page of the provider; null when the member signs in. */
  continues: BrokenSession | null;
}

type Event =
  | { type: 'signIn.requested' }
  /** A session that the provider may continue, to be tried once without the member. */
  | { type: 'session.broken'; session: BrokenSession }
  | { type: 'callback.received' };

export type SignInNews = { type: 'session.opened' };

/** Effects come from outside, by `provide`. */
const notProvided = fromPromise((): Promise<void> => Promise.reject(new Error('not provided')));
const leavingNotProvided = fromPromise((asked: { input: BrokenSession | null }): Promise<void> =>
  Promise.reject(new Error('not provided', { cause: asked })),
);

/**
 * Sign-in with the external identity provider (product rule 4.1). Tokens never enter the context: the effects keep them
 * in storage, the machine only knows the order of things. Whether a user is signed in is not its question either: the
 * tokens say so.
 */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInNews,
  },
  actors: {
    /** Keeps verifier, state and nonce, then sends the browser to the provider. */
    leaveForProvider: leavingNotProvided,
    /** Checks the callback and exchanges the code for tokens, once. */
    acceptCallback: notProvided,
  },
  delays: { leavingLimit: limits.leavingLimitMs },
  actions: {
    rememberProblem: assign((_, params: { error: unknown }) => ({
      problem:
        params.error instanceof SignInError
          ? params.error.problem
          : ('provider-unreachable' as const),
    })),
    begin: assign({ problem: null, continues: null }),
    beginAgain: assign((_, params: { session: BrokenSession }) => ({
      problem: null,
      continues: params.session,
    })),
    announceOpened: emit({ type: 'session.opened' } as const),
  },
}).createMachine({
  id: 'sign-in',
  context: { problem: null, continues: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signIn.requested': { target: 'leaving', actions: 'begin' },
        'session.broken': {
          target: 'leaving',
          actions: { type: 'beginAgain', params: ({ event }) => ({ session: event.session }) },
        },
        'callback.received': { target: 'returning', actions: 'begin' },
      },
    },
    leaving: {
      invoke: {
        src: 'leaveForProvider',
        input: ({ context }) => context.continues,
        onError: {
          target: 'idle',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      // The browser is still here: the provider's page does not arrive.
      after: {
        leavingLimit: {
          target: 'idle',
          actions: {
            type: 'rememberProblem',
            params: { error: new SignInError('provider-unreachable') },
          },
        },
      },
      on: {
        // The page goes away; brought back from the history, it can leave again.
        'signIn.requested': { target: 'leaving', reenter: true, actions: 'begin' },
        'callback.received': 'returning',
      },
    },
    returning: {
      invoke: {
        src: 'acceptCallback',
        onDone: { target: 'idle', actions: 'announceOpened' },
        onError: {
          target: 'idle',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
