import type { MessageStatus } from './status.ts';
import type { MessageTopic } from './topic.ts';

/** A reference to a message: the member whose mailbox it is in, and its own id. */
export interface MessageRef {
  memberId: string;
  messageId: string;
}

/** A message as a list shows it. What the insurer does not say is null. */
export interface MessageSummary extends MessageRef {
  /** Plain text. */
  subject: string | null;
  /** The insurer's own word for its subject. */
  category: string | null;
  sentAt: Date | null;
  /** One of `messageStatuses`, or another word of the insurer. */
  status: string;
  hasAttachments: boolean;
  /** The person or department that wrote it, as the insurer names them. */
  sender: string | null;
  isFromMember: boolean;
  topic: MessageTopic | null;
  /** The first words of its text, as the insurer sends them: shown by `previewOf`. */
  preview: string | null;
  /** The amount it is about, in cents. */
  amount: number | null;
  claimNumber: string | null;
}

/** A document that came with a message. */
export interface MessageAttachment {
  documentId: string;
  title: string | null;
}

/** A message that was opened. */
export interface Message extends Omit<MessageSummary, 'hasAttachments' | 'preview'> {
  /** Formatted text, not yet sanitized. */
  body: string | null;
  attachments: readonly MessageAttachment[];
  /** Id of the claim that it is about. */
  relatedClaimId: string | null;
  reply: {
    isAllowed: boolean;
    whyNot: string | null;
    /** An answer to it joins its conversation; else the member answers with the contact form. */
    isTakenHere: boolean;
  };
  /** The messages of its conversation, in any order; empty where the insurer lists no conversation. */
  conversation: readonly ConversationEntry[];
  /** The day by which the insurer answers what the member wrote last, YYYY-MM-DD. */
  answerDueBy: string | null;
}

/** One message of a conversation. */
export interface ConversationEntry extends Pick<
  Message,
  'messageId' | 'sender' | 'isFromMember' | 'sentAt' | 'body'
> {
  /** Id of the message that it answers. */
  inReplyTo: string | null;
}

/** The status of a message to which the insurer gives no status: read, so that it does not ask for attention. */
export const statusWithoutWord: MessageStatus = 'read';

/** Returns a key for a message among those of several mailboxes. */
export const messageKey = ({ memberId, messageId }: MessageRef): string =>
  `${memberId}/${messageId}`;
