import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate';

/** The types of one kind of submission. */
export interface SubmissionTypes {
  /** What is asked for. It is kept until its outcome is known. */
  intent: unknown;
  /** What the member saw or added, and is never kept: the reviewed bill, the receipts. */
  unkept: unknown;
  answer: unknown;
  failure: unknown;
}

/** What a member has confirmed. With its key it counts once, however often it is sent. */
export interface Submitted<T extends SubmissionTypes> {
  key: string;
  intent: T['intent'];
  /** Null when the page was loaded again since. */
  unkept: T['unkept'] | null;
}

export type SubmissionOutcome<T extends SubmissionTypes> =
  | { kind: 'finished'; answer: T['answer'] }
  /** Nothing was accepted. */
  | { kind: 'rejected'; failure: T['failure'] }
  /** What it was based on has changed. Nothing was accepted. */
  | { kind: 'changed' }
  /** It may have been accepted. */
  | { kind: 'unknown' };

export interface SubmissionContext<T extends SubmissionTypes> {
  submitted: Submitted<T> | null;
  /** It was sent before, and its answer was lost. */
  isRetry: boolean;
  answer: T['answer'] | null;
  failure: T['failure'] | null;
}

export type SubmissionEvent<T extends SubmissionTypes> =
  | { type: 'screen.opened' }
  | { type: 'submission.confirmed'; intent: T['intent']; unkept: T['unkept'] }
  /** The member wants it to be sent again. */
  | { type: 'submission.repeated'; unkept: T['unkept'] | null }
  /** The member does not want it to be sent again. */
  | { type: 'submission.givenUp' }
  /** The member has read the outcome. */
  | { type: 'submission.closed' }
  /** No other tab is submitting. */
  | { type: 'turn.came' };

const unprovided = () => Promise.reject(new Error('not provided'));
const nothing = { submitted: null, isRetry: false, answer: null, failure: null };

/**
 * Creates the machine of what must be submitted exactly once. What is confirmed gets a key and is only ever sent with
 * it; while it is unknown whether it was accepted, nothing else can be confirmed (docs/decisions/017).
 */
export const createSubmitOnceMachine = <T extends SubmissionTypes>() =>
  setup({
    types: {
      context: {} as SubmissionContext<T>,
      events: {} as SubmissionEvent<T>,
      tags: {} as 'busy',
    },
    actors: {
      /** Finds what was sent before this page and not answered. */
      look: fromPromise<Submitted<T> | null>(unprovided),
      /** Tells when its turn came, and lets the next one have it when it is stopped. */
      turn: fromCallback(() => {}),
      /** Compares what was reviewed with what there is now. */
      compare: fromPromise<'same' | 'changed' | 'failed', Submitted<T>>(unprovided),
      keep: fromPromise<unknown, Submitted<T>>(unprovided),
      /** Sends it, and no longer keeps it once its outcome is known. */
      send: fromPromise<SubmissionOutcome<T>, Submitted<T> & { isRetry: boolean }>(unprovided),
    },
    actions: {
      /** No longer keeps what the member has given up. */
      drop: () => {},
      begin: assign(({ event }) =>
        event.type === 'submission.confirmed'
          ? {
              submitted: { key: crypto.randomUUID(), intent: event.intent, unkept: event.unkept },
              failure: null,
            }
          : {},
      ),
      beginAgain: assign(({ context, event }) =>
        event.type === 'submission.repeated'
          ? { submitted: { ...submittedIn(context), unkept: event.unkept }, isRetry: true }
          : {},
      ),
      takeOutcome: assign((_, outcome: SubmissionOutcome<T>) => {
        if (outcome.kind === 'finished') return { answer: outcome.answer };
        return outcome.kind === 'rejected' ? { failure: outcome.failure } : {};
      }),
    },
    guards: { isRetry: ({ context }) => context.isRetry },
  }).createMachine({
    id: 'submission',
    context: nothing,
    initial: 'looking',
    states: {
      looking: {
        invoke: {
          src: 'look',
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
          // What was kept may not have been readable before.
          'screen.opened': 'looking',
          'submission.confirmed': { target: 'underWay', actions: 'begin' },
        },
      },
      underWay: {
        tags: 'busy',
        invoke: { src: 'turn' },
        initial: 'waiting',
        states: {
          waiting: {
            on: { 'turn.came': [{ guard: 'isRetry', target: 'sent' }, 'confirmed'] },
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
          /** Kept from before it is sent: a reload does not lose its key. */
          compared: {
            invoke: {
              src: 'keep',
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
      finished: { on: { 'submission.closed': 'open' } },
      rejected: {
        on: {
          'submission.confirmed': { target: 'underWay', actions: 'begin' },
          'submission.closed': 'open',
        },
      },
      changed: { on: { 'submission.closed': 'open' } },
      /** What was reviewed could not be compared. */
      notSent: {
        on: {
          'submission.confirmed': { target: 'underWay', actions: 'begin' },
          'submission.closed': 'open',
        },
      },
      givenUp: { on: { 'submission.closed': 'open' } },
    },
  });

/** @throws when nothing was confirmed */
function submittedIn<T extends SubmissionTypes>({
  submitted,
}: Pick<SubmissionContext<T>, 'submitted'>): Submitted<T> {
  if (submitted === null) throw new Error('nothing was confirmed');
  return submitted;
}

/** One submission after the other, each exactly once. */
export type SubmissionActor<T extends SubmissionTypes> = ActorRefFrom<
  ReturnType<typeof createSubmitOnceMachine<T>>
>;
