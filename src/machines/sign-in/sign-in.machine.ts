import { assign, emit, fromPromise, setup } from 'xstate';

/** Why the member is on the sign-in page again; the page says it in words. */
export type SignInProblem =
  /** The return from the identity provider could not be accepted. */
  | 'callback-refused'
  /** The member cancelled, or the provider refused. */
  | 'denied'
  | 'provider-unreachable'
  /** The provider or the API no longer accepts the session. */
  | 'session-ended'
  /** Nobody used it. */
  | 'timed-out'
  /** The member signed out in another tab. */
  | 'signed-out-elsewhere';

/** What a failed effect throws; anything else counts as an unreachable provider. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

interface Context {
  /** What stood in the way the last time. */
  problem: SignInProblem | null;
}

type Event = { type: 'signIn.requested' } | { type: 'callback.received' };

export type SignInNews = { type: 'session.opened' };

/** Effects come from outside, by `provide`. */
const notProvided = fromPromise((): Promise<void> => Promise.reject(new Error('not provided')));

/**
 * Sign-in with the external identity provider (specification, section 4). Tokens never enter the
 * context: the effects keep them in storage, the machine only knows the order of things. Whether
 * anybody is signed in is not its question either: the tokens say so.
 */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SignInNews,
  },
  actors: {
    /** Keeps verifier, state and nonce, then sends the browser to the provider. */
    leaveForProvider: notProvided,
    /** Checks the callback and exchanges the code for tokens, once. */
    acceptCallback: notProvided,
  },
  actions: {
    rememberProblem: assign((_, params: { error: unknown }) => ({
      problem:
        params.error instanceof SignInError
          ? params.error.problem
          : ('provider-unreachable' as const),
    })),
    forgetProblem: assign({ problem: null }),
    announceOpened: emit({ type: 'session.opened' } as const),
  },
}).createMachine({
  id: 'sign-in',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'signIn.requested': { target: 'leaving', actions: 'forgetProblem' },
        'callback.received': { target: 'returning', actions: 'forgetProblem' },
      },
    },
    leaving: {
      invoke: {
        src: 'leaveForProvider',
        onError: {
          target: 'idle',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        // The page goes away; brought back from the history, it can leave again.
        'signIn.requested': { target: 'leaving', reenter: true },
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
