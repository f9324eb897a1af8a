import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { limits } from '#src/domain/limits.ts';

interface Context {
  /** The time of the last answer from the insurer's systems, epoch milliseconds; null before the first answer. */
  checkedAt: number | null;
  /** The time until the next check, from the beginning of the wait or the last time the page became visible. */
  restMs: number;
  isHidden: boolean;
  /** The visitor requested the check, and wants to learn its outcome. */
  isByHand: boolean;
  /** The last question brought no answer. */
  isUnanswered: boolean;
}

type Event =
  /** The visitor wants to know now. */
  | { type: 'retry.requested' }
  | { type: 'page.hidden' }
  /** The page is visible again, perhaps after a sleep of the device; `at` is the present. */
  | { type: 'page.shown'; at: number };

interface Answer {
  isAvailable: boolean;
  /** The time it came, epoch milliseconds. */
  at: number;
}

interface Input {
  /** The time the systems were last reported down; null when that is not known here. */
  checkedAt: number | null;
  at: number;
  isHidden: boolean;
}

/** Returns the milliseconds since the last answer; a clock that was set back makes it as old as can be. */
const sinceAnswer = (checkedAt: number | null, at: number) =>
  checkedAt === null || at < checkedAt ? Infinity : at - checkedAt;

/** Returns the rest of the minute; 0 when the question is due. */
const restAt = (checkedAt: number | null, at: number) =>
  Math.max(limits.outageQuestionMs - sinceAnswer(checkedAt, at), 0);

/**
 * The outage machine (product rule 4.5): checks every minute while the page is visible, at once when the visitor comes
 * back after a minute or more, and lets them continue when the service is back. The guard decides whether there is an
 * outage (docs/decisions/010).
 */
export const outageMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
  },
  actors: {
    /** Rejects without an answer, which means neither up nor down. */
    ask: fromPromise((): Promise<Answer> => Promise.reject(new Error('not provided'))),
    /** Lets the visitor continue; resolves when that navigation has ended, wherever it led. */
    leave: fromPromise((): Promise<void> => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isDue: ({ context }) => context.restMs === 0,
    isHidden: ({ context }) => context.isHidden,
    isBack: (_, params: { answer: Answer }) => params.answer.isAvailable,
  },
  delays: {
    untilNextQuestion: ({ context }) => context.restMs,
  },
  actions: {
    noteHidden: assign({ isHidden: true }),
    noteShown: assign(({ context }, params: { at: number }) => ({
      isHidden: false,
      restMs: restAt(context.checkedAt, params.at),
    })),
    noteHand: assign({ isByHand: true }),
    noteTimer: assign({ isByHand: false }),
    noteAnswer: assign((_, params: { answer: Answer }) => ({
      checkedAt: params.answer.at,
      isUnanswered: false,
      restMs: limits.outageQuestionMs,
    })),
    noteSilence: assign({ isUnanswered: true, restMs: limits.outageQuestionMs }),
  },
}).createMachine({
  id: 'outage',
  context: ({ input: { checkedAt, at, isHidden } }) => ({
    checkedAt,
    restMs: restAt(checkedAt, at),
    isHidden,
    isByHand: false,
    isUnanswered: false,
  }),
  on: {
    'page.hidden': { actions: 'noteHidden' },
    'page.shown': { actions: { type: 'noteShown', params: ({ event }) => event } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      initial: 'judging',
      on: {
        'page.hidden': { target: '.unseen', actions: 'noteHidden' },
        'page.shown': {
          target: '.judging',
          actions: { type: 'noteShown', params: ({ event }) => event },
        },
        'retry.requested': { target: 'asking', actions: 'noteHand' },
      },
      states: {
        judging: {
          always: [
            { guard: 'isHidden', target: 'unseen' },
            { guard: 'isDue', target: 'due' },
            { target: 'counting' },
          ],
        },
        counting: { after: { untilNextQuestion: 'due' } },
        due: { always: { target: '#outage.asking', actions: 'noteTimer' } },
        /** The page is hidden: nothing is requested. */
        unseen: {},
      },
    },
    asking: {
      invoke: {
        src: 'ask',
        onDone: [
          {
            guard: { type: 'isBack', params: ({ event }) => ({ answer: event.output }) },
            target: 'over',
            actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'waiting',
            actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'waiting', actions: 'noteSilence' },
      },
      on: { 'retry.requested': { actions: 'noteHand' } },
    },
    /** The service is back. A visitor who is still here afterwards was turned away again. */
    over: {
      invoke: {
        src: 'leave',
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
  },
});

/** The outage as the page shows it. */
export interface OutageView {
  /** The time of the last answer from the insurer's systems, epoch milliseconds; null before the first answer. */
  checkedAt: number | null;
  isAsking: boolean;
  /** The visitor requested the check. */
  isByHand: boolean;
  /** The last question brought no answer. */
  isUnanswered: boolean;
  isOver: boolean;
}

export function outageView(snapshot: SnapshotFrom<typeof outageMachine>): OutageView {
  const { checkedAt, isByHand, isUnanswered } = snapshot.context;
  return {
    checkedAt,
    isByHand,
    isUnanswered,
    isAsking: snapshot.matches('asking'),
    isOver: snapshot.matches('over'),
  };
}
