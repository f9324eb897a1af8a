import { randomUUID } from 'node:crypto';
import { zDeleteMessagePath } from '#generated/message-center/validators/zDeleteMessagePath.ts';
import { zGetMessageCountPath } from '#generated/message-center/validators/zGetMessageCountPath.ts';
import { zGetMessageCountQuery } from '#generated/message-center/validators/zGetMessageCountQuery.ts';
import { zGetMessagePath } from '#generated/message-center/validators/zGetMessagePath.ts';
import { zListMessagesPath } from '#generated/message-center/validators/zListMessagesPath.ts';
import { zListMessagesQuery } from '#generated/message-center/validators/zListMessagesQuery.ts';
import { zReplyToMessageBody } from '#generated/message-center/validators/zReplyToMessageBody.ts';
import { zReplyToMessagePath } from '#generated/message-center/validators/zReplyToMessagePath.ts';
import { zSetMessageStatusBody } from '#generated/message-center/validators/zSetMessageStatusBody.ts';
import { zSetMessageStatusPath } from '#generated/message-center/validators/zSetMessageStatusPath.ts';
import { nextBusinessDay } from '../appeal-rules.ts';
import type { MemberDocuments } from '../documents/member-documents.ts';
import type { KeptMessage, Mailboxes } from '../mailboxes.ts';
import { markupOf } from '../plain-text.ts';
import type { RateLimits } from '../rate-limits.ts';
import { memberShare, type AdjudicatedClaim } from '../seed/claims/claim.ts';
import type { Claims } from '../seed/claims/claims.ts';
import type { User } from '../seed/model.ts';
import type { World } from '../seed/world.ts';
import { memberOperation, ok, type Operation } from './operation.ts';
import { forbidden, invalid, notFound, serverError } from './refusal.ts';

const noContent = { status: 204 as const };

/**
 * The operations on mailboxes: the user's own and those of their children. Messages to another adult are private to
 * them.
 */
export function messageOperations({
  mailboxes,
  world,
  documents,
  claims,
  rateLimits,
}: {
  mailboxes: Mailboxes;
  world: World;
  documents: MemberDocuments;
  claims: Claims;
  rateLimits: RateLimits;
}): readonly Operation[] {
  const ownMailbox = (user: User, memberId: string) => {
    if (world.actsFor(user, memberId) === undefined) throw forbidden();
    return memberId;
  };
  /** Returns the claim of a message if the user may see it. */
  const visibleClaim = (
    user: User,
    { relatedClaimId }: KeptMessage,
  ): AdjudicatedClaim | undefined => {
    const claim = relatedClaimId === null ? undefined : claims.find(relatedClaimId);
    const isSeen = claim !== undefined && world.accessTo(user, claim.member.memberId) !== undefined;
    return isSeen ? claim : undefined;
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
      const { page, pageSize, status, folder } = incoming.query(zListMessagesQuery);
      const isSent = folder === 'sent';
      const { messages, total } = mailboxes.list(member, { status, isSent, page, pageSize });
      return ok({
        items: messages.map((message) => ({
          ...factsOf(message, visibleClaim(user, message)),
          preview: previewOf(message.body),
          hasAttachments: message.attachments.length > 0,
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
      const { replyNotAllowedReason } = message;
      const claim = visibleClaim(user, message);
      const conversation = mailboxes.conversation(message);
      const answerDueBy = conversation.at(-1)?.answerDueBy ?? null;
      return ok({
        ...factsOf(message, claim),
        body: message.body,
        attachments: await Promise.all(
          message.attachments.map(({ documentId }) => attachmentOf(documents, documentId)),
        ),
        ...(claim === undefined ? {} : { relatedClaimId: claim.claimId }),
        replyAllowed: replyNotAllowedReason === null,
        ...(replyNotAllowedReason === null ? { acceptsReplies: true } : { replyNotAllowedReason }),
        ...(conversation.length > 1 || message.inReplyTo !== null
          ? { conversation: conversation.map(entryOf) }
          : {}),
        ...(answerDueBy === null ? {} : { answerDueBy }),
      });
    }),

    memberOperation('replyToMessage', async (incoming, user) => {
      const { member, messageId } = incoming.path(zReplyToMessagePath);
      const answered = mailboxes.find(ownMailbox(user, member), messageId);
      if (answered === undefined) throw notFound();
      const { text } = await incoming.body(zReplyToMessageBody);
      const refuse = (code: string, message: string) => invalid([{ field: 'text', code, message }]);
      if (answered.replyNotAllowedReason !== null) {
        throw refuse('notAllowed', answered.replyNotAllowedReason);
      }
      if (text.trim() === '') throw refuse('required', 'Enter your message.');
      rateLimits.take('reply', [`account ${user.userName}`]);
      const newest = mailboxes.conversation(answered).at(-1) ?? answered;
      const reply: KeptMessage = {
        ...answered,
        messageId: `msg-${randomUUID()}`,
        body: markupOf(text),
        sentAt: new Date().toISOString(),
        status: 'read',
        attachments: [],
        amount: null,
        sender: null,
        isFromMember: true,
        inReplyTo: newest.messageId,
        answerDueBy: nextBusinessDay(world.calendar.today),
      };
      mailboxes.add([{ ...reply, status: 'read' }]);
      const { answerDueBy } = reply;
      return {
        status: 201 as const,
        body: {
          messageId: reply.messageId,
          ...(answerDueBy === null ? {} : { answerDueBy }),
        },
      };
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

/**
 * Returns the share that a claim leaves the member; null while a denial may still change it, and of a pharmacy's claim,
 * whose share is usually paid at pickup.
 */
const shareOf = ({ kind, lines, totals }: AdjudicatedClaim): number | null =>
  kind === 'pharmacy' || lines.some(({ denialReason }) => denialReason !== null)
    ? null
    : memberShare(totals);

/** @param claim the claim of the message; undefined if the message has no claim or the reader may not see it */
function factsOf(message: KeptMessage, claim: AdjudicatedClaim | undefined) {
  const { subject, sender, topic, relatedClaimId } = message;
  // Hide the amount together with the claim.
  const stated = relatedClaimId === null ? message.amount : null;
  const amount = claim === undefined ? stated : shareOf(claim);
  return {
    messageId: message.messageId,
    memberId: message.memberId,
    ...(subject === '' ? {} : { subject }),
    category: message.category,
    sentAt: message.sentAt,
    status: message.status,
    ...(message.isFromMember ? { isFromMember: true } : {}),
    ...(sender === null ? {} : { sender }),
    ...(topic === null ? {} : { topic }),
    ...(amount === null ? {} : { amount: { amount, currency: 'USD' as const } }),
    ...(claim === undefined ? {} : { claimNumber: claim.claimNumber }),
  };
}

const entryOf = ({ messageId, isFromMember, sender, sentAt, body, inReplyTo }: KeptMessage) => ({
  messageId,
  isFromMember,
  ...(sender === null ? {} : { sender }),
  sentAt,
  body,
  ...(inReplyTo === null ? {} : { inReplyTo }),
});

const longestPreview = 200;

/** Returns the first words of a formatted text, without paragraphs that contain only a link. */
function previewOf(body: string): string {
  const text = body
    .replaceAll(/<p>\s*<a[^>]*>[^<]*<\/a>\s*<\/p>/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.slice(0, longestPreview);
}

async function attachmentOf(documents: MemberDocuments, documentId: string) {
  const document = documents.named(documentId);
  if (document === undefined)
    throw new Error(`the attachment ${documentId} of a message does not exist`);
  const { title, contentType } = documents.listed(document);
  return { documentId, title, contentType, size: await documents.sizeOf(document) };
}
