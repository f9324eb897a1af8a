import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { deleteMessage, setMessageStatus } from '#src/api/calls/messages.ts';
import {
  changesTo,
  deleted,
  undone,
  type MessageChange,
} from '#src/domain/messages/message-changes.ts';
import type { MessageRef, MessageStatus } from '#src/domain/messages/message.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { announceFailure, reportFailure } from '#src/portal/failed-calls.ts';
import type { HeldDeletion } from './held-deletion.ts';
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
  /** Fetched with the first deletion; what it is told follows in order. */
  let holding: Promise<HeldDeletion> | null = null;
  /** What was said of each deletion. */
  const said = new WeakMap<readonly MessageChange[], Done>();

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
    const own = said.get(changes);
    // It is said until something else is; only it cannot be taken back any more.
    if (own && done.get() === own) done.set({ ...own, undo: null });
    const failure = await saving.save(changes, deleteMessage);
    if (failure === null) return;
    done.set(null);
    announceFailure(errors, failure, undefined);
  }

  async function hold(changes: readonly MessageChange[]): Promise<void> {
    holding ??= import('./held-deletion.ts').then(({ startHeldDeletion }) =>
      startHeldDeletion({
        onDue: (due) => void saveDeletion(due),
        onUndone(back) {
          saving.takeBack(back);
          done.set(putBack(back));
        },
      }),
    );
    try {
      (await holding).send({ type: 'messages.deleted', changes });
    } catch {
      // Without that code nothing can be held.
      holding = null;
      await saveDeletion(changes);
    }
  }

  const tell = (event: Parameters<HeldDeletion['send']>[0]) =>
    void holding?.then((deletion) => deletion.send(event)).catch(() => {});

  session.onClosed(() => {
    tell({ type: 'session.closed' });
    saving.forget();
    done.set(null);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell({ type: 'page.hidden' });
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
      const undo = () => tell({ type: 'undo.chosen' });
      const says: Done = { what: deleted, count: changes.length, isRestored: false, undo };
      said.set(changes, says);
      done.set(says);
      void hold(changes);
    },
    reachUndo: (isReached) => tell({ type: isReached ? 'button.reached' : 'button.left' }),
    dismiss() {
      done.set(null);
      tell({ type: 'note.dismissed' });
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
