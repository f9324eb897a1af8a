import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';

/** The types of one kind of submission. */
export interface SubmissionTypes {
  /** The request as the member confirmed it. Stored in the tab until its outcome is known. */
  intent: unknown;
  /** The data that is never stored: the reviewed bill, the receipts. */
  transient: unknown;
  answer: unknown;
  failure: unknown;
}

/** A confirmed request with its idempotency key: the service counts it once, however often it is sent. */
export interface Submitted<T extends SubmissionTypes> {
  key: string;
  intent: T['intent'];
  /** Null after the page was reloaded. */
  transient: T['transient'] | null;
}

export type SubmissionOutcome<T extends SubmissionTypes> =
  | { kind: 'finished'; answer: T['answer'] }
  /** The service refused the request: nothing was accepted. */
  | { kind: 'rejected'; failure: T['failure'] }
  /** The bill changed after the member reviewed it: nothing was accepted. */
  | { kind: 'changed' }
  /** The answer was lost: the request may have been accepted. */
  | { kind: 'unknown' };

export interface SubmissionContext<T extends SubmissionTypes> {
  submitted: Submitted<T> | null;
  /** Whether the request was sent before and its answer was lost. */
  isRetry: boolean;
  answer: T['answer'] | null;
  failure: T['failure'] | null;
}

export type SubmissionEvent<T extends SubmissionTypes> =
  | { type: 'screen.opened' }
  | { type: 'submission.confirmed'; intent: T['intent']; transient: T['transient'] }
  /** Sends the request again, with the same key. */
  | { type: 'submission.repeated'; transient: T['transient'] | null }
  /** Gives the request up: it is not sent again. */
  | { type: 'submission.givenUp' }
  /** Closes the outcome that the member has read. */
  | { type: 'submission.closed' }
  /** The lock was granted: no other tab is submitting. */
  | { type: 'lock.acquired' };

const unprovided = () => Promise.reject(new Error('not provided'));
const nothing = { submitted: null, isRetry: false, answer: null, failure: null };

/** The states of an outcome: the member reads it, and may be able to send another request at once. */
const closable = { on: { 'submission.closed': 'open' } } as const;
const closableOrRepeatable = {
  on: { ...closable.on, 'submission.confirmed': { target: 'underWay', actions: 'begin' } },
} as const;

/** The setup of the machine; each kind of submission provides the actors. */
const submissionSetup = <T extends SubmissionTypes>() =>
  setup({
    types: {
      context: {} as SubmissionContext<T>,
      events: {} as SubmissionEvent<T>,
      tags: {} as 'busy',
    },
    actors: {
      /** Reads the stored request that was sent before this page was loaded and never answered. */
      restore: fromPromise<Submitted<T> | null>(unprovided),
      /** Waits for the lock, and releases it when it is stopped. */
      acquireLock: fromCallback(() => {}),
      /** Compares the reviewed bill with the current one. */
      compare: fromPromise<'same' | 'changed' | 'failed', Submitted<T>>(unprovided),
      persist: fromPromise<unknown, Submitted<T>>(unprovided),
      /** Sends the request, and removes the stored copy once its outcome is known. */
      send: fromPromise<SubmissionOutcome<T>, Submitted<T> & { isRetry: boolean }>(unprovided),
    },
    actions: {
      /** Removes the stored request that the member gave up. */
      drop: () => {},
      begin: assign(({ event }) =>
        event.type === 'submission.confirmed'
          ? {
              submitted: {
                key: crypto.randomUUID(),
                intent: event.intent,
                transient: event.transient,
              },
              failure: null,
            }
          : {},
      ),
      beginAgain: assign(({ context, event }) =>
        event.type === 'submission.repeated'
          ? { submitted: { ...submittedIn(context), transient: event.transient }, isRetry: true }
          : {},
      ),
      takeOutcome: assign((_, outcome: SubmissionOutcome<T>) => {
        if (outcome.kind === 'finished') return { answer: outcome.answer };
        return outcome.kind === 'rejected' ? { failure: outcome.failure } : {};
      }),
    },
    guards: { isRetry: ({ context }) => context.isRetry },
  });

/**
 * Creates the machine of a request that must be submitted exactly once. A confirmed request gets an idempotency key and
 * is only ever sent with it; while it is unknown whether it was accepted, no other can be confirmed
 * (docs/decisions/017).
 */
export const createSubmitOnceMachine = <T extends SubmissionTypes>() =>
  submissionSetup<T>().createMachine({
    id: 'submission',
    context: nothing,
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'restore',
          onDone: [
            { guard: ({ event }) => event.output === null, target: 'open' },
            {
              target: 'unknown',
              actions: assign(({ event }) => ({ submitted: event.output })),
            },
          ],
          onError: 'open',
        },
      },
      open: {
        entry: assign(nothing),
        on: {
          // The stored request may not have been readable before.
          'screen.opened': 'looking',
          'submission.confirmed': { target: 'underWay', actions: 'begin' },
        },
      },
      underWay: {
        tags: 'busy',
        invoke: { src: 'acquireLock' },
        initial: 'waiting',
        states: {
          waiting: {
            on: { 'lock.acquired': [{ guard: 'isRetry', target: 'sent' }, 'confirmed'] },
          },
          confirmed: {
            invoke: {
              src: 'compare',
              input: ({ context }) => submittedIn(context),
              onDone: [
                { guard: ({ event }) => event.output === 'same', target: 'compared' },
                { guard: ({ event }) => event.output === 'changed', target: '#submission.changed' },
                '#submission.notSent',
              ],
              onError: '#submission.notSent',
            },
          },
          /** Stores the request before it is sent, so that a reload does not lose its key. */
          compared: {
            invoke: {
              src: 'persist',
              input: ({ context }) => submittedIn(context),
              onDone: 'sent',
              onError: 'sent',
            },
          },
          sent: {
            invoke: {
              src: 'send',
              input: ({ context }) => ({ ...submittedIn(context), isRetry: context.isRetry }),
              onDone: (['finished', 'rejected', 'changed', 'unknown'] as const).map((kind) => ({
                guard: ({ event }) => event.output.kind === kind,
                target: `#submission.${kind}` as const,
                actions: { type: 'takeOutcome', params: ({ event }) => event.output },
              })),
              onError: '#submission.unknown',
            },
          },
        },
      },
      unknown: {
        on: {
          'submission.repeated': { target: 'underWay', actions: 'beginAgain' },
          'submission.givenUp': { target: 'givenUp', actions: 'drop' },
        },
      },
      finished: closable,
      rejected: closableOrRepeatable,
      changed: closable,
      /** The current bill could not be loaded for the comparison. */
      notSent: closableOrRepeatable,
      givenUp: closable,
    },
  });

/** @throws when nothing was confirmed */
function submittedIn<T extends SubmissionTypes>({
  submitted,
}: Pick<SubmissionContext<T>, 'submitted'>): Submitted<T> {
  if (submitted === null) throw new Error('nothing was confirmed');
  return submitted;
}

/** The actor of one contract's or member's submissions, one after the other. */
export type SubmissionActor<T extends SubmissionTypes> = ActorRefFrom<
  ReturnType<typeof createSubmitOnceMachine<T>>
>;
