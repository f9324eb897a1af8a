import type { Write } from '#src/api/http/call.ts';
import { message } from '#src/api/calls/messages/message.ts';
import { ApiFailure, failureOfThrown } from '#src/api/http/failure.ts';
import { defaultErrorCode } from '#src/domain/error-codes.ts';
import { deleted, undone, type MessageChange } from '#src/domain/messages/message-changes.ts';
import { messageKey } from '#src/domain/messages/message.ts';
import type { Portal } from '#src/portal/create-portal.ts';

/** Shows changes before they are saved, saves them, and rolls back those that could not be saved. */
export interface MailboxSaving {
  /** Shows them. From now on they count as under way. */
  begin: (changes: readonly MessageChange[]) => void;
  /** Rolls back changes begun and not yet saved. */
  takeBack: (changes: readonly MessageChange[]) => void;
  /**
   * Saves the changes begun.
   * @returns why one of them could not be saved; null when all could
   */
  save: (
    changes: readonly MessageChange[],
    write: (change: MessageChange) => Write<unknown>,
  ) => Promise<ApiFailure | null>;
  /** The session is over: changes under way are dropped. */
  forget: () => void;
}

/** A change with its outcome. It may have become another one: deleted, where the message was gone already. */
interface Outcome {
  change: MessageChange;
  failure: ApiFailure | null;
}

export function createMailboxSaving({
  messageChanges,
  clients,
  send,
}: Pick<Portal, 'messageChanges' | 'clients' | 'send'>): MailboxSaving {
  /** The number of changes the insurer has not answered, held ones among them. */
  let underWay = 0;
  let session = {};
  /** The last change of each message: changes of one message run in order. */
  const inTurn = new Map<string, Promise<Outcome>>();

  function end(changes: readonly MessageChange[], saved: readonly MessageChange[]): void {
    underWay -= changes.length;
    messageChanges.tell(saved);
    // While other changes are pending, the insurer's counts would not include them.
    if (underWay === 0 && saved.length > 0) messageChanges.recount();
  }

  async function outcomeOf(change: MessageChange, write: Write<unknown>): Promise<Outcome> {
    const key = messageKey(change);
    const turn = (inTurn.get(key) ?? Promise.resolve()).then(() => attempt(change, write));
    inTurn.set(key, turn);
    const outcome = await turn;
    if (inTurn.get(key) === turn) inTurn.delete(key);
    return outcome;
  }

  async function attempt(change: MessageChange, write: Write<unknown>): Promise<Outcome> {
    try {
      await send(write);
      return { change, failure: null };
    } catch (thrown) {
      const failure = failureOfThrown(defaultErrorCode, thrown);
      const isGone = failure.status === 404 || (await isGoneAllTheSame(change, failure));
      return isGone ? { change: { ...change, now: deleted }, failure: null } : { change, failure };
    }
  }

  /** The answer to a deletion was lost: whether it was made all the same. */
  async function isGoneAllTheSame(change: MessageChange, failure: ApiFailure): Promise<boolean> {
    if (change.now !== deleted || !['network', 'timeout'].includes(failure.kind)) return false;
    try {
      await clients.send(message(change));
      return false;
    } catch (thrown) {
      return thrown instanceof ApiFailure && thrown.status === 404;
    }
  }

  /** Whether the message still has the status of this change: a later change wins. */
  const isAsShown = (change: MessageChange) =>
    messageChanges.states.get()[messageKey(change)] === change.now;

  return {
    begin(changes) {
      underWay += changes.length;
      messageChanges.show(changes);
    },
    takeBack(changes) {
      messageChanges.show(undone(changes));
      end(changes, []);
    },
    async save(changes, write) {
      const begunIn = session;
      const outcomes = await Promise.all(changes.map((change) => outcomeOf(change, write(change))));
      if (begunIn !== session) return null;
      const failed = outcomes.filter(({ failure }) => failure !== null);
      messageChanges.show(undone(failed.map(({ change }) => change).filter(isAsShown)));
      const saved = outcomes.filter(({ failure }) => failure === null).map(({ change }) => change);
      // Show a saved deletion whose message changed meanwhile.
      messageChanges.show(
        saved
          .filter((change) => change.now === deleted && !isAsShown(change))
          .map((change) => ({
            ...change,
            was: messageChanges.states.get()[messageKey(change)] ?? change.was,
          })),
      );
      end(changes, saved);
      return failed[0]?.failure ?? null;
    },
    forget() {
      session = {};
      underWay = 0;
      inTurn.clear();
    },
  };
}
