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
  hasSession: boolean;
  problem: SignInProblem | null;
}

type Event =
  | { type: 'signIn.requested' }
  | { type: 'callback.received' }
  | { type: 'signOut.requested' }
  | { type: 'session.lost'; problem: SignInProblem };

export type SignInNews = { type: 'session.opened' } | { type: 'session.closed' };

/** Effects come from outside, by `provide`. */
const notProvided = fromPromise((): Promise<void> => Promise.reject(new Error('not provided')));

/**
 * Sign-in with the external identity provider (specification, section 4). Tokens never enter the
 * context: the effects keep them in storage, the machine only knows the order of things.
 */
export const signInMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { hasSession: boolean },
    events: {} as Event,
    emitted: {} as SignInNews,
  },
  actors: {
    /** Keeps verifier, state and nonce, then sends the browser to the provider. */
    leaveForProvider: notProvided,
    /** Checks the callback and exchanges the code for tokens, once. */
    acceptCallback: notProvided,
    /** Ends calls, caches and storage, in this order. */
    closeSession: notProvided,
  },
  guards: {
    hasSession: ({ context }) => context.hasSession,
  },
  actions: {
    rememberProblem: assign((_, params: { error: unknown }) => ({
      problem:
        params.error instanceof SignInError
          ? params.error.problem
          : ('provider-unreachable' as const),
    })),
    rememberLoss: assign((_, params: { problem: SignInProblem }) => params),
    forgetProblem: assign({ problem: null }),
    announceOpened: emit({ type: 'session.opened' } as const),
    announceClosed: emit({ type: 'session.closed' } as const),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({ hasSession: input.hasSession, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasSession', target: 'signedIn' }, { target: 'signedOut' }],
    },
    signedOut: {
      on: {
        'signIn.requested': { target: 'leaving', actions: 'forgetProblem' },
        'callback.received': { target: 'returning', actions: 'forgetProblem' },
      },
    },
    leaving: {
      invoke: {
        src: 'leaveForProvider',
        onError: {
          target: 'signedOut',
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
        onDone: { target: 'signedIn', actions: 'announceOpened' },
        onError: {
          target: 'signedOut',
          actions: { type: 'rememberProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      on: {
        'signOut.requested': { target: 'closing', actions: 'forgetProblem' },
        'session.lost': {
          target: 'closing',
          actions: {
            type: 'rememberLoss',
            params: ({ event }) => ({ problem: event.problem }),
          },
        },
      },
    },
    closing: {
      invoke: {
        src: 'closeSession',
        onDone: { target: 'signedOut', actions: 'announceClosed' },
        // Whatever could not be ended, the member is out.
        onError: { target: 'signedOut', actions: 'announceClosed' },
      },
    },
  },
});
