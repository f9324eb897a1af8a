import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { createActor } from 'xstate';
import { deleteMessage, setMessageStatus } from '#src/api/calls/messages.ts';
import {
  changesTo,
  deleted,
  undone,
  type MessageChange,
} from '#src/domain/messages/message-changes.ts';
import type { MessageRef, MessageStatus } from '#src/domain/messages/message.ts';
import { deletionMachine } from '#src/machines/deletion/deletion.machine.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { announceFailure, reportFailure } from '#src/portal/failed-calls.ts';
import { createMailboxSaving } from './mailbox-saving.ts';

type Present = MessageRef & { status: string };

/** What was done last, to be said. */
export interface Done {
  what: MessageStatus | typeof deleted | 'undone';
  count: number;
  /** They came out of the archive. */
  isRestored: boolean;
  /** Takes it back; null when there is nothing to take back (any more). */
  undo: (() => void) | null;
}

/** What can be done with messages. Everything is shown at once and taken back where the insurer refuses. */
export interface MailboxActions {
  done: ReadonlyAtom<Done | null>;
  setStatus: (messages: readonly Present[], status: MessageStatus) => void;
  /** Because it was opened; says nothing, whatever comes of it. */
  markOpened: (message: Present) => void;
  /** Held for a while, so that it can be taken back; then deleted for good. */
  remove: (messages: readonly Present[]) => void;
  /** Somebody is at the button that takes a deletion back, or leaves it. */
  reachUndo: (isReached: boolean) => void;
  /** It was read: what is held is sent. */
  dismiss: () => void;
}

const made = new WeakMap<Portal, MailboxActions>();

/** One for all screens of a portal: what is held outlives the screen it was deleted on. */
export function mailboxActionsOf(portal: Portal): MailboxActions {
  const actions = made.get(portal) ?? createMailboxActions(portal);
  made.set(portal, actions);
  return actions;
}

function createMailboxActions(portal: Portal): MailboxActions {
  const { session, errors } = portal;
  const done = createAtom<Done | null>(null);
  const saving = createMailboxSaving(portal);
  const deletion = createActor(deletionMachine);

  async function saveStatus(
    changes: readonly MessageChange[],
    say: typeof announceFailure = announceFailure,
  ): Promise<void> {
    saving.begin(changes);
    const failure = await saving.save(changes, (change) =>
      setMessageStatus(change, statusIn(change.now)),
    );
    if (failure === null) return;
    done.set(null);
    say(errors, failure, undefined);
  }

  async function saveDeletion(changes: readonly MessageChange[]): Promise<void> {
    const present = done.get();
    // It is said until something else is; only it cannot be taken back any more.
    if (present?.what === deleted) done.set({ ...present, undo: null });
    const failure = await saving.save(changes, deleteMessage);
    if (failure === null) return;
    done.set(null);
    announceFailure(errors, failure, undefined);
  }

  deletion.on('deletion.due', ({ changes }) => void saveDeletion(changes));
  deletion.on('deletion.undone', ({ changes }) => {
    saving.takeBack(changes);
    done.set(putBack(changes));
  });
  deletion.start();
  session.onClosed(() => {
    deletion.send({ type: 'session.closed' });
    saving.forget();
    done.set(null);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') deletion.send({ type: 'page.hidden' });
  });

  return {
    done,
    setStatus(messages, status) {
      const changes = changesTo(status, messages);
      const undo = () => {
        done.set(putBack(changes));
        void saveStatus(undone(changes));
      };
      const canUndo = status === 'archived' && changes.length > 0;
      done.set({
        what: status,
        count: messages.length,
        isRestored: changes.some(({ was }) => was === 'archived'),
        undo: canUndo ? undo : null,
      });
      void saveStatus(changes);
    },
    markOpened: (message) => void saveStatus(changesTo('read', [message]), reportFailure),
    remove(messages) {
      const changes = changesTo(deleted, messages);
      saving.begin(changes);
      deletion.send({ type: 'messages.deleted', changes });
      const undo = () => deletion.send({ type: 'undo.chosen' });
      done.set({ what: deleted, count: changes.length, isRestored: false, undo });
    },
    reachUndo: (isReached) => deletion.send({ type: isReached ? 'button.reached' : 'button.left' }),
    dismiss() {
      done.set(null);
      deletion.send({ type: 'note.dismissed' });
    },
  };
}

const putBack = ({ length }: readonly MessageChange[]): Done => ({
  ...{ what: 'undone', count: length },
  ...{ isRestored: false, undo: null },
});

/** What is sent to give a message back what it was: a word that only the insurer has stands for read. */
const statusIn = (status: string): MessageStatus =>
  status === 'unread' || status === 'archived' ? status : 'read';
