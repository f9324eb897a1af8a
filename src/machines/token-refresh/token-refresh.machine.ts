import { assign, emit, fromPromise, setup } from 'xstate';
import { limits } from '#src/domain/limits.ts';

/** The outcome of the last refresh. */
export type RefreshOutcome =
  | 'renewed'
  /** The provider no longer accepts the refresh token: the session is over. */
  | 'refused'
  /** No answer. The session may well be alive; the call that needed the token fails. */
  | 'unreachable';

/** Thrown by the effect when the provider refuses the refresh token (`invalid_grant`). */
export class RefreshRefused extends Error {
  override name = 'RefreshRefused';
}

/**
 * Makes one refresh at a time in this tab (product rule 4.2). A call that needs one while one is under way waits for
 * the same. Between them it checks now and then whether the tokens should be renewed ahead, so that few pages begin
 * with tokens that have run out: a page that is left in the middle of a refresh takes the new ones with it. Tokens stay
 * outside: the effect stores them.
 */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as { outcome: RefreshOutcome | null },
    events: {} as { type: 'refresh.requested' },
    emitted: {} as { type: 'refresh.refused' },
  },
  actors: {
    renewTokens: fromPromise((): Promise<void> => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isRenewalDue: () => false,
    isRefusal: (_, params: { error: unknown }) => params.error instanceof RefreshRefused,
  },
  delays: { nextLook: limits.renewalLookMs, renewalLimit: limits.renewalLimitMs },
  actions: {
    rememberOutcome: assign((_, params: { outcome: RefreshOutcome }) => params),
    announceRefusal: emit({ type: 'refresh.refused' } as const),
  },
}).createMachine({
  id: 'token-refresh',
  context: { outcome: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'refresh.requested': 'refreshing' },
      after: {
        nextLook: [
          { guard: 'isRenewalDue', target: 'refreshing' },
          { target: 'idle', reenter: true },
        ],
      },
    },
    refreshing: {
      invoke: {
        src: 'renewTokens',
        onDone: {
          target: 'idle',
          actions: { type: 'rememberOutcome', params: { outcome: 'renewed' } },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'idle',
            actions: [
              { type: 'rememberOutcome', params: { outcome: 'refused' } },
              'announceRefusal',
            ],
          },
          {
            target: 'idle',
            actions: { type: 'rememberOutcome', params: { outcome: 'unreachable' } },
          },
        ],
      },
      // Ends a wait that nothing else ended. Tokens that still arrive are kept all the same.
      after: {
        renewalLimit: {
          target: 'idle',
          actions: { type: 'rememberOutcome', params: { outcome: 'unreachable' } },
        },
      },
    },
  },
});
