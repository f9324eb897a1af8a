import { inOrder } from '#src/domain/data/in-order.ts';
import { messageKey, type MessageSummary } from './message.ts';

/** The filters of a mailbox; undefined: all messages. */
export interface MailboxFilters {
  memberId?: string | undefined;
  category?: string | undefined;
  /** Without one, all messages that are not archived. */
  status?: 'unread' | 'read' | 'archived' | undefined;
}

/** Returns the messages that fit, in their order. */
export const filterMessages = (
  messages: readonly MessageSummary[],
  { memberId, category, status }: MailboxFilters,
): MessageSummary[] =>
  messages.filter(
    (one) =>
      (status === undefined ? one.status !== 'archived' : one.status === status) &&
      (memberId === undefined || one.memberId === memberId) &&
      (category === undefined || isOf(category, one)),
  );

const isOf = (category: string, one: MessageSummary) =>
  one.category?.toLowerCase() === category.toLowerCase();

/** Sorts messages newest first, those without a day last. A message that is in two lists counts once. */
export function sortMessages(messages: readonly MessageSummary[]): MessageSummary[] {
  const byKey = new Map(messages.toReversed().map((one) => [messageKey(one), one]));
  return [...byKey.values()]
    .map((one) => ({ one, at: one.sentAt === null ? NaN : Date.parse(one.sentAt) }))
    .map(({ one, at }) => ({ one, at: Number.isNaN(at) ? -Infinity : at }))
    .toSorted((a, b) => inOrder(b.at, a.at) || inOrder(messageKey(a.one), messageKey(b.one)))
    .map(({ one }) => one);
}

/** Returns the categories of the messages, in the insurer's words, each once in any case, from A to Z. */
export function categoriesIn(messages: readonly MessageSummary[]): string[] {
  const names = new Map<string, string>();
  for (const { category } of messages) {
    if (category === null) continue;
    const name = category.toLowerCase();
    if (!names.has(name)) names.set(name, category);
  }
  return [...names].toSorted(([a], [b]) => inOrder(a, b)).map(([, written]) => written);
}
