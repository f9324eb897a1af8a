import { zDeleteMessagePath } from '#generated/message-center/validators/zDeleteMessagePath.ts';
import { zGetMessageCountPath } from '#generated/message-center/validators/zGetMessageCountPath.ts';
import { zGetMessageCountQuery } from '#generated/message-center/validators/zGetMessageCountQuery.ts';
import { zGetMessagePath } from '#generated/message-center/validators/zGetMessagePath.ts';
import { zListMessagesPath } from '#generated/message-center/validators/zListMessagesPath.ts';
import { zListMessagesQuery } from '#generated/message-center/validators/zListMessagesQuery.ts';
import { zSetMessageStatusBody } from '#generated/message-center/validators/zSetMessageStatusBody.ts';
import { zSetMessageStatusPath } from '#generated/message-center/validators/zSetMessageStatusPath.ts';
import type { MemberDocuments } from '../documents/member-documents.ts';
import type { KeptMessage, Mailboxes } from '../mailboxes.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, notFound, serverError } from './refusal.ts';

const noContent = { status: 204 as const };

/**
 * The operations on mailboxes: the user's own and those of their children. Messages to another adult are private to
 * them.
 */
export function messageOperations(
  mailboxes: Mailboxes,
  world: World,
  documents: MemberDocuments,
): readonly Operation[] {
  const ownMailbox = (user: User, memberId: string) => {
    if (world.actsFor(user, memberId) === undefined) throw forbidden();
    return memberId;
  };
  return [
    memberOperation('getMessageCount', (incoming, user) => {
      if (user.troubles.messageCount === 'error') throw serverError();
      const { member } = incoming.path(zGetMessageCountPath);
      const { additionalRequestedMemberIds = '' } = incoming.query(zGetMessageCountQuery);
      const others = additionalRequestedMemberIds.split(',').filter((id) => id !== '');
      const memberIds = [...new Set([member, ...others])].map((id) => ownMailbox(user, id));
      return ok({
        data: memberIds.map((memberId) => ({ memberId, count: mailboxes.unreadOf(memberId) })),
      });
    }),

    memberOperation('listMessages', (incoming, user) => {
      const member = ownMailbox(user, incoming.path(zListMessagesPath).member);
      const { page, pageSize, status } = incoming.query(zListMessagesQuery);
      const { messages, total } = mailboxes.list(member, { status, page, pageSize });
      return ok({
        items: messages.map((one) => ({
          ...factsOf(one),
          hasAttachments: one.attachments.length > 0,
        })),
        page,
        pageSize,
        total,
      });
    }),

    memberOperation('getMessage', async (incoming, user) => {
      const { member, messageId } = incoming.path(zGetMessagePath);
      const message = mailboxes.find(ownMailbox(user, member), messageId);
      if (message === undefined) throw notFound();
      const { relatedClaimId, replyNotAllowedReason } = message;
      return ok({
        ...factsOf(message),
        body: message.body,
        attachments: await Promise.all(
          message.attachments.map(({ documentId }) => attachmentOf(documents, documentId)),
        ),
        ...(relatedClaimId === null ? {} : { relatedClaimId }),
        replyAllowed: replyNotAllowedReason === null,
        ...(replyNotAllowedReason === null ? {} : { replyNotAllowedReason }),
      });
    }),

    memberOperation('setMessageStatus', async (incoming, user) => {
      const { member, messageId } = incoming.path(zSetMessageStatusPath);
      const { status } = await incoming.body(zSetMessageStatusBody);
      if (!mailboxes.setStatus(ownMailbox(user, member), messageId, status)) throw notFound();
      return noContent;
    }),

    memberOperation('deleteMessage', (incoming, user) => {
      const { member, messageId } = incoming.path(zDeleteMessagePath);
      if (!mailboxes.remove(ownMailbox(user, member), messageId)) throw notFound();
      return noContent;
    }),
  ];
}

const factsOf = ({ subject, ...message }: KeptMessage) => ({
  messageId: message.messageId,
  memberId: message.memberId,
  ...(subject === '' ? {} : { subject }),
  category: message.category,
  sentAt: message.sentAt,
  status: message.status,
});

async function attachmentOf(documents: MemberDocuments, documentId: string) {
  const document = documents.named(documentId);
  if (document === undefined) throw new Error(`a message has ${documentId}, which nobody wrote`);
  const { title, contentType } = documents.listed(document);
  return { documentId, title, contentType, size: await documents.sizeOf(document) };
}
