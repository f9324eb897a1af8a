import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import type { components } from '#generated/message-center/paths.d.ts';
import { zMessageTopic } from '#generated/message-center/validators/zMessageTopic.ts';
import type { MessageSeed } from './seed/messages.ts';

export type MessageStatus = components['schemas']['MessageStatus'];

/** A stored message; unlike a seeded message, it can be archived. */
export type KeptMessage = Omit<MessageSeed, 'status'> & { status: MessageStatus };

export type Mailboxes = {
  add(messages: Iterable<MessageSeed>): void;
  /** Adds a message that starts a conversation: to the member, now and unread, unless it says otherwise. */
  deliver(
    message: Pick<MessageSeed, 'memberId' | 'category' | 'subject' | 'body'> & Partial<MessageSeed>,
  ): void;
  unreadOf(memberId: string): number;
  /** Newest first. Without a status, all that are not archived. */
  list(
    memberId: string,
    options: {
      status: MessageStatus | undefined;
      /** True lists the messages that the member wrote, false those sent to the member. */
      isSent: boolean;
      page: number;
      pageSize: number;
    },
  ): { messages: KeptMessage[]; total: number };
  find(memberId: string, messageId: string): KeptMessage | undefined;
  /** Returns the messages of a conversation, the oldest first. */
  conversation(message: Pick<KeptMessage, 'memberId' | 'threadId'>): KeptMessage[];
  /** Returns the message that a document was attached to, if the document is a letter. */
  withLetter(documentId: string): KeptMessage | undefined;
  /** False when there is no such message. */
  setStatus(memberId: string, messageId: string, status: MessageStatus): boolean;
  /** False when there is no such message. */
  remove(memberId: string, messageId: string): boolean;
};

const row = z.object({
  message_id: z.string(),
  member_id: z.string(),
  subject: z.string(),
  body: z.string(),
  category: z.string(),
  sent_at: z.string(),
  status: z.enum(['read', 'unread', 'archived']),
  attachments: z.string(),
  related_claim_id: z.nullable(z.string()),
  reply_not_allowed_reason: z.nullable(z.string()),
  sender: z.nullable(z.string()),
  topic: z.nullable(zMessageTopic),
  amount_cents: z.nullable(z.int()),
  is_from_member: z.int(),
  thread_id: z.string(),
  in_reply_to: z.nullable(z.string()),
  answer_due_by: z.nullable(z.string()),
});
const attachmentList = z.array(z.object({ documentId: z.string(), title: z.string() }));

/** The messages of all members, kept in the sandbox's state. */
export function createMailboxes(database: DatabaseSync): Mailboxes {
  const fitting = `member_id = $member AND is_from_member = $sent AND ($status IS NULL AND status <> 'archived' OR status = $status)`;
  const insert = database.prepare(
    `INSERT INTO message (message_id, member_id, subject, body, category, sent_at, status,
     attachments, related_claim_id, reply_not_allowed_reason, sender, topic, amount_cents,
     is_from_member, thread_id, in_reply_to, answer_due_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unread = database.prepare(
    `SELECT count(*) AS number FROM message WHERE member_id = ? AND status = 'unread'
     AND is_from_member = 0`,
  );
  const total = database.prepare(`SELECT count(*) AS number FROM message WHERE ${fitting}`);
  const select = database.prepare(
    `SELECT * FROM message WHERE ${fitting} ORDER BY sent_at DESC, message_id LIMIT $limit OFFSET $offset`,
  );
  const statement = database.prepare(
    'SELECT * FROM message WHERE member_id = ? AND message_id = ?',
  );
  const thread = database.prepare(
    'SELECT * FROM message WHERE member_id = ? AND thread_id = ? ORDER BY sent_at, message_id',
  );
  const byId = database.prepare('SELECT * FROM message WHERE message_id = ?');
  const update = database.prepare(
    'UPDATE message SET status = ? WHERE member_id = ? AND message_id = ?',
  );
  const remove = database.prepare('DELETE FROM message WHERE member_id = ? AND message_id = ?');
  const add = (messages: Iterable<MessageSeed>): void => {
    for (const message of messages) {
      insert.run(
        message.messageId,
        message.memberId,
        message.subject,
        message.body,
        message.category,
        message.sentAt,
        message.status,
        JSON.stringify(message.attachments),
        message.relatedClaimId,
        message.replyNotAllowedReason,
        message.sender,
        message.topic,
        message.amount,
        Number(message.isFromMember),
        message.threadId,
        message.inReplyTo,
        message.answerDueBy,
      );
    }
  };
  return {
    add,
    deliver(message) {
      const messageId = `msg-${randomUUID()}`;
      add([
        {
          messageId,
          threadId: messageId,
          sentAt: new Date().toISOString(),
          status: 'unread',
          attachments: [],
          relatedClaimId: null,
          replyNotAllowedReason: null,
          sender: null,
          topic: null,
          amount: null,
          isFromMember: false,
          inReplyTo: null,
          answerDueBy: null,
          ...message,
        },
      ]);
    },
    unreadOf: (memberId) => Number(unread.get(memberId)?.['number'] ?? 0),
    list(memberId, { status, isSent, page, pageSize }) {
      const wanted = { $member: memberId, $status: status ?? null, $sent: Number(isSent) };
      return {
        messages: select
          .all({ ...wanted, $limit: pageSize, $offset: (page - 1) * pageSize })
          .map(readRow),
        total: Number(total.get(wanted)?.['number'] ?? 0),
      };
    },
    find(memberId, messageId) {
      const storedRow = statement.get(memberId, messageId);
      return storedRow && readRow(storedRow);
    },
    conversation: ({ memberId, threadId }) => thread.all(memberId, threadId).map(readRow),
    withLetter(documentId) {
      const storedRow = byId.get(documentId.replace(/^doc-/, ''));
      const message = storedRow && readRow(storedRow);
      return message?.attachments.some((each) => each.documentId === documentId)
        ? message
        : undefined;
    },
    setStatus: (memberId, messageId, status) => update.run(status, memberId, messageId).changes > 0,
    remove: (memberId, messageId) => remove.run(memberId, messageId).changes > 0,
  };
}

function readRow(storedRow: unknown): KeptMessage {
  const message = row.parse(storedRow);
  return {
    messageId: message.message_id,
    memberId: message.member_id,
    subject: message.subject,
    body: message.body,
    category: message.category,
    sentAt: message.sent_at,
    status: message.status,
    attachments: attachmentList.parse(JSON.parse(message.attachments)),
    relatedClaimId: message.related_claim_id,
    replyNotAllowedReason: message.reply_not_allowed_reason,
    sender: message.sender,
    topic: message.topic,
    amount: message.amount_cents,
    isFromMember: message.is_from_member === 1,
    threadId: message.thread_id,
    inReplyTo: message.in_reply_to,
    answerDueBy: message.answer_due_by,
  };
}
