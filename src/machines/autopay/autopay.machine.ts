import { assign, fromPromise, setup } from 'xstate';
import type { Autopay, AutopayNews } from '#src/domain/payments/autopay.ts';

/** The outcome of a change. */
export type AutopayOutcome =
  | { kind: 'saved'; autopay: Autopay }
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
  /** The insurer's latest answer. */
  autopay: Autopay;
  change: Change | null;
  /** The reason why the last change was refused; null when it was not. */
  refusal: string | null;
  news: AutopayNews | null;
}

export type AutopayEvent =
  /** A new answer from the insurer: after a change in another tab, or a refetch of the bill. */
  | { type: 'autopay.read'; autopay: Autopay }
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
 * The autopay machine: off, enrolling, on, changing, turning off. A change whose answer is lost is looked up before
 * anything else is offered, so that the member is not shown what may not be true; every change says the whole, and can
 * be sent twice.
 */
export const autopayMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { autopay: Autopay },
    events: {} as AutopayEvent,
    tags: {} as 'busy',
  },
  actors: {
    save: fromPromise<AutopayOutcome, Pick<Change, 'methodId'>>(unprovided),
    /** @throws when it cannot be found out */
    read: fromPromise<Autopay>(unprovided),
  },
  guards: {
    isOn: ({ context }) => context.autopay.isOn,
    isSaved: (_, params: { outcome: AutopayOutcome }) => params.outcome.kind === 'saved',
    isRefused: (_, params: { outcome: AutopayOutcome }) => params.outcome.kind === 'refused',
    wasEnrolling: ({ context }) => context.change?.kind === 'enrolling',
    wasChanging: ({ context }) => context.change?.kind === 'changing',
  },
  actions: {
    take: assign(({ event }) => (event.type === 'autopay.read' ? { autopay: event.autopay } : {})),
    begin: assign((_, change: Change) => ({ change, refusal: null })),
    takeOutcome: assign(({ context: { change } }, { outcome }: { outcome: AutopayOutcome }) => {
      if (outcome.kind === 'refused') return { refusal: outcome.text };
      if (outcome.kind === 'lost') return {};
      return { autopay: outcome.autopay, news: change && newsOf[change.kind], change: null };
    }),
    /** Adopts the present state after a change without an answer. */
    takeFound: assign(({ context }, params: { autopay: Autopay }) => ({
      autopay: params.autopay,
      news: newsBetween(context.autopay, params.autopay),
      change: null,
    })),
    forget: assign({ news: null, refusal: null, change: null }),
  },
}).createMachine({
  id: 'autopay',
  context: ({ input }) => ({ autopay: input.autopay, change: null, refusal: null, news: null }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: {
      on: {
        'enrollment.opened': { target: 'enrolling', actions: 'forget' },
        'autopay.read': { target: 'judging', actions: 'take' },
      },
    },
    on: {
      on: {
        'change.opened': { target: 'changing', actions: 'forget' },
        'ending.opened': { target: 'turningOff', actions: 'forget' },
        'autopay.read': { target: 'judging', actions: 'take' },
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
        'autopay.read': { actions: 'take' },
        'step.closed': { target: 'judging', actions: 'forget' },
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
        'autopay.read': { actions: 'take' },
        'step.closed': { target: 'judging', actions: 'forget' },
      },
    },
    turningOff: {
      on: {
        'ending.confirmed': {
          target: 'saving',
          actions: { type: 'begin', params: { kind: 'turning-off', methodId: null } },
        },
        'autopay.read': { actions: 'take' },
        'step.closed': { target: 'judging', actions: 'forget' },
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
            target: 'judging',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: { type: 'takeOutcome', params: ({ event }) => ({ outcome: event.output }) },
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
          target: 'judging',
          actions: { type: 'takeFound', params: ({ event }) => ({ autopay: event.output }) },
        },
        onError: 'unknown',
      },
    },
    /** Whether it is on is not known now. */
    unknown: {
      on: {
        'retry.requested': 'checking',
        'autopay.read': {
          target: 'judging',
          actions: { type: 'takeFound', params: ({ event }) => ({ autopay: event.autopay }) },
        },
      },
    },
  },
});

function newsBetween(before: Autopay, now: Autopay): AutopayNews {
  if (before.isOn === now.isOn && before.methodId === now.methodId) return 'not-changed';
  if (!now.isOn) return 'turned-off';
  return before.isOn ? 'changed' : 'enrolled';
}
