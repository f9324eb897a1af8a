import { emit, setup, type ActorRefFrom } from 'xstate';
import { limits } from '#src/domain/limits.ts';

type Event =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** Another tab of the member reported their last activity. */
  | { type: 'activity.shared' }
  /** An event that a sleep may have preceded. */
  | { type: 'clock.checked' }
  /** "Stay signed in", and that has been noted. */
  | { type: 'stay.chosen' };

export type TimeoutNews =
  /** To be sent to the member's other tabs before this one ends the session. */
  { type: 'otherTabs.asked' } | { type: 'session.expired' };

/**
 * Ends an idle session (product rule 4.4). The truth is how long the member has been idle, which guards and delays read
 * from outside; a timer is only a reason to look. So a device that slept for hours is out before it can do anything,
 * and never gets the countdown on top.
 */
export const sessionTimeoutMachine = setup({
  types: {
    events: {} as Event,
    emitted: {} as TimeoutNews,
  },
  guards: {
    isWarningDue: (): boolean => false,
    isOver: (): boolean => false,
  },
  delays: {
    untilWarning: (): number => limits.idleWarningMs,
    untilOver: (): number => limits.signOutCountdownMs,
    otherTabsAnswer: limits.otherTabsAnswerMs,
  },
  actions: {
    askOtherTabs: emit({ type: 'otherTabs.asked' } as const),
    announceExpiry: emit({ type: 'session.expired' } as const),
  },
}).createMachine({
  id: 'session-timeout',
  initial: 'resting',
  states: {
    resting: { on: { 'session.opened': 'watching' } },
    watching: {
      initial: 'judging',
      on: {
        'session.closed': 'resting',
        'clock.checked': '.judging',
        'activity.shared': '.judging',
      },
      states: {
        judging: {
          always: [
            { guard: 'isOver', target: 'asking' },
            { guard: 'isWarningDue', target: 'warning' },
            { target: 'active' },
          ],
        },
        /** The member's activity meanwhile is noted outside and found when the time is up. */
        active: { after: { untilWarning: 'judging' } },
        /** The dialog is open. Only an explicit choice counts as activity. */
        warning: {
          after: { untilOver: 'judging' },
          on: { 'stay.chosen': 'judging' },
        },
        /** A tab that was frozen has missed the others' messages. */
        asking: {
          entry: 'askOtherTabs',
          after: {
            otherTabsAnswer: [
              { guard: 'isOver', target: '#session-timeout.expired' },
              { target: 'judging' },
            ],
          },
          on: {
            'clock.checked': {},
            'activity.shared': [{ guard: 'isOver' }, { target: 'judging' }],
          },
        },
      },
    },
    expired: {
      entry: 'announceExpiry',
      on: { 'session.closed': 'resting', 'session.opened': 'watching' },
    },
  },
});

export type TimeoutActor = ActorRefFrom<typeof sessionTimeoutMachine>;
