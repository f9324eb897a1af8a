import { assign, emit, setup } from 'xstate';
import { limits } from '#src/domain/limits.ts';
import type { MessageChange } from '#src/domain/messages/message-changes.ts';

interface Context {
  /** Deleted by the member, and not by the insurer yet. */
  held: readonly MessageChange[];
}

type Event =
  | { type: 'messages.deleted'; changes: readonly MessageChange[] }
  | { type: 'undo.chosen' }
  /** The user's pointer or focus is on the undo button: time does not run out under their hand. */
  | { type: 'button.reached' }
  | { type: 'button.left' }
  /** The page is hidden: a deletion still kept here would be lost with it. */
  | { type: 'page.hidden' }
  | { type: 'note.dismissed' }
  /** The session is over. */
  | { type: 'session.closed' };

type Emitted =
  /** Time is up: to be sent. */
  | { type: 'deletion.due'; changes: readonly MessageChange[] }
  | { type: 'deletion.undone'; changes: readonly MessageChange[] };

/**
 * Keeps deleted messages for a while, so that the deletion can be undone: the insurer deletes for good
 * (docs/decisions/021).
 */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  delays: { untilSent: limits.undoMs, atMost: limits.undoAtMostMs },
  actions: {
    hold: assign({
      held: (_, { changes }: { changes: readonly MessageChange[] }) => changes,
    }),
    forget: assign({ held: [] }),
    tellDue: emit(({ context }) => ({ type: 'deletion.due' as const, changes: context.held })),
    tellUndone: emit(({ context }) => ({
      type: 'deletion.undone' as const,
      changes: context.held,
    })),
  },
}).createMachine({
  id: 'deletion',
  context: { held: [] },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        'messages.deleted': {
          target: 'holding',
          actions: { type: 'hold', params: ({ event }) => event },
        },
      },
    },
    holding: {
      initial: 'counting',
      on: {
        // Only one deletion can be undone at a time.
        'messages.deleted': {
          target: 'holding',
          reenter: true,
          actions: ['tellDue', { type: 'hold', params: ({ event }) => event }],
        },
        'undo.chosen': { target: 'idle', actions: 'tellUndone' },
        'page.hidden': { target: 'idle', actions: 'tellDue' },
        'note.dismissed': { target: 'idle', actions: 'tellDue' },
        'session.closed': { target: 'idle' },
      },
      states: {
        counting: {
          after: { untilSent: 'over' },
          on: { 'button.reached': 'resting' },
        },
        resting: {
          after: { atMost: 'over' },
          on: { 'button.left': 'counting' },
        },
        over: { type: 'final' },
      },
      onDone: { target: 'idle', actions: 'tellDue' },
    },
  },
});
