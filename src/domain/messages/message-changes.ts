import { messageKey, type MessageRef } from './message.ts';
import type { MessageStatus } from './status.ts';

/** A change of a message's status. */
export interface MessageChange extends MessageRef {
  /** Its status before, which may be a word of the insurer, or `deleted` where a deletion is taken back. */
  was: string;
  now: string;
}

/** The status of a deleted message. */
export const deleted = 'deleted';

/** The current status of messages changed since they were loaded, by `messageKey`. */
export type MessageStates = Readonly<Record<string, string>>;

/** Returns the changes of messages to a status. Messages that have it already are left out. */
export const changesTo = (
  now: MessageStatus | typeof deleted,
  messages: readonly (MessageRef & { status: string })[],
): MessageChange[] =>
  messages
    .filter(({ status }) => status !== now)
    .map(({ memberId, messageId, status }) => ({ memberId, messageId, was: status, now }));

/** Returns the changes that undo the given ones. */
export const undone = (changes: readonly MessageChange[]): MessageChange[] =>
  changes.map(({ was, now, ...ref }) => ({ ...ref, was: now, now: was }));

export const statesAfter = (
  states: MessageStates,
  changes: readonly MessageChange[],
): MessageStates => ({
  ...states,
  ...Object.fromEntries(changes.map((change) => [messageKey(change), change.now])),
});

/**
 * Returns the unread counts by member ID after changes. A mailbox that was not counted stays unknown.
 * @returns the same counts when nothing of them changes
 */
export function countsAfter(
  counts: Record<string, number>,
  changes: readonly MessageChange[],
): Record<string, number> {
  const after = { ...counts };
  let isOther = false;
  for (const { memberId, was, now } of changes) {
    const count = after[memberId];
    const by = Number(now === 'unread') - Number(was === 'unread');
    if (count === undefined || by === 0) continue;
    // The count and the list are two answers, of two moments.
    after[memberId] = Math.max(count + by, 0);
    isOther = true;
  }
  return isOther ? after : counts;
}

/** Returns messages with their current status, without those that were deleted. */
export function messagesNow<One extends MessageRef & { status: string }>(
  messages: readonly One[],
  states: MessageStates,
): One[] {
  return messages.flatMap((message) => {
    const state = states[messageKey(message)] ?? message.status;
    if (state === deleted) return [];
    return state === message.status ? message : { ...message, status: state };
  });
}
