import { createAtom, type ReadonlyAtom } from '@tanstack/react-store';
import { deleteMessage, setMessageStatus } from '#src/api/calls/messages/messages.ts';
import {
  changesTo,
  deleted,
  undone,
  type MessageChange,
} from '#src/domain/messages/message-changes.ts';
import type { MessageRef } from '#src/domain/messages/message.ts';
import type { MessageStatus } from '#src/domain/messages/status.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { perPortal } from '#src/portal/per-portal.ts';
import { announceFailure, reportFailure } from '#src/portal/status/failed-calls.ts';
import type { HeldDeletion } from './held-deletion.ts';
import { createMailboxSaving } from './mailbox-saving.ts';

type Present = MessageRef & { status: string };

/** The last action, to be announced. */
export interface DoneAction {
  what: MessageStatus | typeof deleted | 'undone';
  count: number;
  /** They were restored from the archive. */
  isRestored: boolean;
  /** Undoes the action; null when it cannot be undone (anymore). */
  undo: (() => void) | null;
}

/** The actions on messages. Each shows immediately and is rolled back where the insurer rejects it. */
export interface MailboxActions {
  done: ReadonlyAtom<DoneAction | null>;
  setStatus: (messages: readonly Present[], status: MessageStatus) => void;
  /** Marks a message as read because it was opened; announces nothing, whether it succeeds or fails. */
  markOpened: (message: Present) => void;
  /** Holds messages for a while, so that the deletion can be undone; then deletes them for good. */
  remove: (messages: readonly Present[]) => void;
  /** The focus or the pointer is on the undo button, or leaves it. */
  reachUndo: (isReached: boolean) => void;
  /** The announcement was read: held deletions are sent. */
  dismiss: () => void;
}

/** Returns the portal's one set of mailbox actions: a held deletion outlives the screen it was made on. */
export const mailboxActionsOf = perPortal(createMailboxActions);

function createMailboxActions(portal: Portal): MailboxActions {
  const { session, errors } = portal;
  const done = createAtom<DoneAction | null>(null);
  const saving = createMailboxSaving(portal);
  /** Loaded with the first deletion; its calls run in order. */
  let holding: Promise<HeldDeletion> | null = null;
  /** The announcement made for each deletion. */
  const said = new WeakMap<readonly MessageChange[], DoneAction>();

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
    // It is announced until another one is; it just cannot be undone anymore.
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
      // Without that code, deletions cannot be delayed.
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
      const says: DoneAction = { what: deleted, count: changes.length, isRestored: false, undo };
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

const putBack = ({ length }: readonly MessageChange[]): DoneAction => ({
  what: 'undone',
  count: length,
  isRestored: false,
  undo: null,
});

/** Returns the status to send to restore a message: a status that only the insurer knows is sent as read. */
const statusIn = (status: string): MessageStatus =>
  status === 'unread' || status === 'archived' ? status : 'read';
