import { formatTimeOfDay } from '#content/clock.ts';
import { formatDateInProse, namedFirst } from '#content/formats.ts';
import { mailboxWords as words, messageStatusWords } from '#content/mailbox.ts';
import { topicWords } from '#content/topics.ts';
import { brandContent } from '#src/catalogue/brand-content.ts';
import { localDay } from '#src/domain/format/days.ts';
import { memberName, nameAmongOthers } from '#src/domain/people/member-name.ts';
import type { MessageSummary } from '#src/domain/messages/message.ts';
import { messageStatuses } from '#src/domain/messages/status.ts';
import { parseEnum } from '#src/domain/data/parse-enum.ts';
import { titleOf } from '#src/parts/messages/message-title.ts';
import { brandOf } from '#src/domain/plan/brand.ts';
import type { Selection } from '#src/domain/plan/rights.ts';
import type { Tone } from '#src/ui/feedback/status-pill.tsx';

/** First name of the mailbox's owner. */
export const whoseName = (selection: Selection, memberId: string): string =>
  memberName(selection, memberId) ?? (memberId === selection.plan.memberId ? words.you : memberId);

/** Returns the title in a list, after the owner's name where more than one person can be seen. */
export const namedTitleOf = (
  { subject, preview, memberId }: Pick<MessageSummary, 'subject' | 'preview' | 'memberId'>,
  selection: Selection,
): string => namedFirst(nameAmongOthers(selection, memberId), titleOf(subject, preview));

/** Returns the person or department that wrote a message; the brand where the insurer does not name the sender. */
export const writerOf = (
  { sender, isFromMember }: Pick<MessageSummary, 'sender' | 'isFromMember'>,
  { plan }: Selection,
): string =>
  isFromMember ? words.writer : (sender ?? brandContent(brandOf(plan.tier1)).displayName);

/** Returns what a message is about; null where the insurer does not say. */
export const aboutOf = ({ topic, category }: Pick<MessageSummary, 'topic' | 'category'>) =>
  topic === null ? category : topicWords[topic];

/** The day it was sent, where the member is. */
export const sentDay = ({ sentAt }: Pick<MessageSummary, 'sentAt'>): string =>
  sentAt === null ? words.noDay : formatDateInProse(localDay(sentAt));

/** The same with the time; null where it is not known. */
export const momentOf = ({ sentAt }: Pick<MessageSummary, 'sentAt'>): string | null =>
  sentAt === null ? null : `${sentDay({ sentAt })}, ${formatTimeOfDay(sentAt.getTime())}`;

/**
 * Returns the pill of a message's status; null for one that was read. An unknown status is shown in the insurer's own
 * words.
 */
export function statusPillOf(status: string): { tone: Tone; text: string } | null {
  const knownStatus = parseEnum(messageStatuses, status);
  const text = knownStatus === null ? status : messageStatusWords[knownStatus];
  return text === null || text === ''
    ? null
    : { tone: knownStatus === 'unread' ? 'notice' : 'neutral', text };
}
