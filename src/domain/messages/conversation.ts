import { compare } from '#src/domain/data/compare.ts';
import type { ConversationEntry, Message } from './message.ts';

/**
 * Returns the messages of a conversation, newest first; messages without a date come last. Always includes the opened
 * message, and removes duplicates.
 */
export function conversationOf(message: Message): ConversationEntry[] {
  const byId = new Map(
    message.conversation.map((conversationEntry) => [
      conversationEntry.messageId,
      conversationEntry,
    ]),
  );
  const { messageId, sender, isFromMember, sentAt, body } = message;
  const listed = byId.get(messageId);
  byId.set(messageId, {
    messageId,
    isFromMember: isFromMember || (listed?.isFromMember ?? false),
    sender: sender ?? listed?.sender ?? null,
    sentAt: sentAt ?? listed?.sentAt ?? null,
    body: body ?? listed?.body ?? null,
    inReplyTo: listed?.inReplyTo ?? null,
  });
  return [...byId.values()].toSorted((a, b) => compare(momentOf(b), momentOf(a)));
}

const momentOf = ({ sentAt }: ConversationEntry): number => sentAt?.getTime() ?? -Infinity;

/** Whether one of the messages answers a missing one. */
export function lacksMessages(conversation: readonly ConversationEntry[]): boolean {
  const ids = new Set(conversation.map(({ messageId }) => messageId));
  return conversation.some(({ inReplyTo }) => inReplyTo !== null && !ids.has(inReplyTo));
}

/** The day by which the insurer answers. */
export interface AnswerDue {
  /** YYYY-MM-DD */
  by: string;
  /** The day has passed without an answer. */
  isLate: boolean;
}

/**
 * Returns when the member can expect an answer; null when no answer is expected, or no day is given.
 * @param conversation newest first
 * @param today YYYY-MM-DD
 */
export function answerDueOf(
  { answerDueBy: by }: Pick<Message, 'answerDueBy'>,
  [newest]: readonly ConversationEntry[],
  today: string,
): AnswerDue | null {
  if (by === null || newest?.isFromMember !== true) return null;
  return { by, isLate: by < today };
}
