import { foldLetters, searchWords } from '#src/domain/data/fold-letters.ts';
import { compare } from '#src/domain/data/compare.ts';
import { messageKey, type MessageSummary } from './message.ts';
import type { MailboxFolder } from './folder.ts';
import { messageTopics, type MessageTopic } from './topic.ts';

/** The filters of a mailbox; undefined: all messages. */
export interface MailboxFilters {
  /** Without a folder, the inbox: all messages to the member that are not archived. */
  folder?: MailboxFolder | undefined;
  memberId?: string | undefined;
  /** The value of one of `topicsIn`, in any case. */
  topic?: string | undefined;
  status?: 'unread' | 'read' | undefined;
}

/** Returns the messages that fit, in their order. */
export const filterMessages = (
  messages: readonly MessageSummary[],
  { folder = 'inbox', memberId, topic, status }: MailboxFilters,
): MessageSummary[] =>
  messages.filter(
    (message) =>
      folderOf(message) === folder &&
      (status === undefined || message.status === status) &&
      (memberId === undefined || message.memberId === memberId) &&
      (topic === undefined || topicValueOf(message) === topic.toLowerCase()),
  );

const folderOf = ({ status, isFromMember }: MessageSummary): MailboxFolder => {
  if (status === 'archived') return 'archived';
  return isFromMember ? 'sent' : 'inbox';
};

/** Returns the value by which messages of one topic are found: the topic, or else the insurer's category. */
const topicValueOf = ({ topic, category }: MessageSummary): string | null =>
  topic ?? category?.toLowerCase() ?? null;

/** Sorts messages newest first, those without a day last. A message that is in two lists counts once. */
export function sortMessages(messages: readonly MessageSummary[]): MessageSummary[] {
  const byKey = new Map(messages.toReversed().map((message) => [messageKey(message), message]));
  return [...byKey.values()]
    .map((summary) => ({ one: summary, at: summary.sentAt?.getTime() ?? -Infinity }))
    .toSorted((a, b) => compare(b.at, a.at) || compare(messageKey(a.one), messageKey(b.one)))
    .map(({ one }) => one);
}

/** A topic that messages can be filtered by. */
export interface TopicChoice {
  value: string;
  /** Null for a category that the portal does not know. */
  topic: MessageTopic | null;
  /** The insurer's words for a category that the portal does not know. */
  category: string;
}

/**
 * Returns what the messages are about, each once: the topics in their order, then the insurer's own categories from A to
 * Z, as it writes them first.
 */
export function topicsIn(messages: readonly MessageSummary[]): TopicChoice[] {
  const found = new Map<string, TopicChoice>();
  for (const message of messages) {
    const value = topicValueOf(message);
    const known = value === null ? undefined : found.get(value);
    if (value === null || (known && (known.topic !== null || message.topic === null))) continue;
    found.set(value, { value, topic: message.topic, category: message.category ?? value });
  }
  const placeOf = ({ topic }: TopicChoice) =>
    topic === null ? messageTopics.length : messageTopics.indexOf(topic);
  return [...found.values()].toSorted(
    (a, b) => compare(placeOf(a), placeOf(b)) || compare(a.value, b.value),
  );
}

/** Returns the messages that contain each typed word. */
export function searchMessages(
  messages: readonly MessageSummary[],
  typed: string,
): readonly MessageSummary[] {
  const words = searchWords(typed);
  if (words.length === 0) return messages;
  return messages.filter((message) => {
    const text = textOf(message);
    return words.every((word) => text.includes(word));
  });
}

/** The text that each message is found by: made once, as every key searches thousands. */
const texts = new WeakMap<MessageSummary, string>();

function textOf(summary: MessageSummary): string {
  const known = texts.get(summary);
  if (known !== undefined) return known;
  const { subject, sender, preview, category, claimNumber } = summary;
  const text = foldLetters([subject, sender, preview, category, claimNumber].join(' '));
  texts.set(summary, text);
  return text;
}
