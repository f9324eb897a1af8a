import { assign, fromPromise, setup } from 'xstate';
import type { Autopay, AutopayNews } from '#src/domain/payments/autopay.ts';

/** The outcome of a change. */
export type AutopayOutcome =
  | { kind: 'saved' }
  /** The insurer refused, with its own or the portal's text. */
  | { kind: 'refused'; text: string }
  /** No answer: it may have been changed or not. */
  | { kind: 'lost' };

/** A change that is being made. */
interface Change {
  kind: 'enrolling' | 'changing' | 'turning-off';
  /** Null turns it off. */
  methodId: string | null;
}

interface Context {
  change: Change | null;
  /** The reason why the last change was refused; null when it was not. */
  refusal: string | null;
  news: AutopayNews | null;
}

export type AutopayEvent =
  /** The insurer has answered with the bill again. */
  | { type: 'bill.refetched' }
  | { type: 'enrollment.opened' }
  | { type: 'change.opened' }
  | { type: 'ending.opened' }
  | { type: 'method.chosen'; methodId: string }
  | { type: 'ending.confirmed' }
  /** The member cancelled the step. */
  | { type: 'step.closed' }
  /** The member retries the lookup that failed. */
  | { type: 'retry.requested' };

const newsOf: Record<Change['kind'], AutopayNews> = {
  enrolling: 'enrolled',
  changing: 'changed',
  'turning-off': 'turned-off',
};

const unprovided = () => Promise.reject(new Error('not provided'));

/**
 * The changes of autopay: enrolling, changing, turning off. Whether autopay is on, the bill says. A change whose answer is
 * lost is looked up before anything else is offered, so that the member is not shown what may not be true; every change
 * says the whole, and can be sent twice.
 */
export const autopayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AutopayEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise<AutopayOutcome, Pick<Change, 'methodId'>>(unprovided),
    /** @throws when it cannot be found out */
    read: fromPromise<Autopay>(unprovided),
  },
  guards: {
    isSaved: (_, params: { outcome: AutopayOutcome }) => params.outcome.kind === 'saved',
    isRefused: (_, params: { outcome: AutopayOutcome }) => params.outcome.kind === 'refused',
    wasEnrolling: ({ context }) => context.change?.kind === 'enrolling',
    wasChanging: ({ context }) => context.change?.kind === 'changing',
  },
  actions: {
    begin: assign((_, change: Change) => ({ change, refusal: null })),
    noteSaved: assign(({ context: { change } }) => ({
      news: change && newsOf[change.kind],
      change: null,
    })),
    noteRefused: assign((_, { outcome }: { outcome: AutopayOutcome }) =>
      outcome.kind === 'refused' ? { refusal: outcome.text } : {},
    ),
    noteFound: assign(({ context: { change } }, { autopay }: { autopay: Autopay }) => ({
      news: change && isMade(change, autopay) ? newsOf[change.kind] : 'not-changed',
      change: null,
    })),
    forget: assign({ news: null, refusal: null, change: null }),
  },
}).createMachine({
  id: 'autopay',
  context: { change: null, refusal: null, news: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'enrollment.opened': { target: 'enrolling', actions: 'forget' },
        'change.opened': { target: 'changing', actions: 'forget' },
        'ending.opened': { target: 'turningOff', actions: 'forget' },
      },
    },
    enrolling: {
      on: {
        'method.chosen': {
          target: 'saving',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ kind: 'enrolling', methodId: event.methodId }),
          },
        },
        'step.closed': { target: 'idle', actions: 'forget' },
      },
    },
    changing: {
      on: {
        'method.chosen': {
          target: 'saving',
          actions: {
            type: 'begin',
            params: ({ event }) => ({ kind: 'changing', methodId: event.methodId }),
          },
        },
        'step.closed': { target: 'idle', actions: 'forget' },
      },
    },
    turningOff: {
      on: {
        'ending.confirmed': {
          target: 'saving',
          actions: { type: 'begin', params: { kind: 'turning-off', methodId: null } },
        },
        'step.closed': { target: 'idle', actions: 'forget' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ methodId: context.change?.methodId ?? null }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle',
            actions: 'noteSaved',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'noteRefused', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'checking' },
        ],
        onError: 'checking',
      },
    },
    /** Back to where the change was begun, which shows the reason. */
    refused: {
      always: [
        { guard: 'wasEnrolling', target: 'enrolling' },
        { guard: 'wasChanging', target: 'changing' },
        { target: 'turningOff' },
      ],
    },
    /** The answer to a change was lost. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: {
          target: 'idle',
          actions: { type: 'noteFound', params: ({ event }) => ({ autopay: event.output }) },
        },
        onError: 'unknown',
      },
    },
    /** Whether it is on is not known now. */
    unknown: {
      on: { 'retry.requested': 'checking', 'bill.refetched': 'checking' },
    },
  },
});

const isMade = ({ kind, methodId }: Change, autopay: Autopay): boolean =>
  kind === 'turning-off'
    ? !autopay.isOn
    : autopay.isOn && (kind === 'enrolling' || autopay.methodId === methodId);
