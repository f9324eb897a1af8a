import { describe, expect, it } from 'vitest';
import { answerDueOf, conversationOf, lacksMessages } from './conversation.ts';
import type { ConversationEntry, Message } from './message.ts';

const opened = (more: Partial<Message> = {}): Message => ({
  memberId: 'M1',
  messageId: 'b',
  subject: null,
  category: null,
  topic: null,
  sentAt: new Date('2026-11-05T12:00:00Z'),
  status: 'read',
  sender: 'Customer service',
  isFromMember: false,
  amount: null,
  claimNumber: null,
  body: '<p>Yes.</p>',
  attachments: [],
  relatedClaimId: null,
  reply: { isAllowed: true, whyNot: null, isTakenHere: true },
  conversation: [],
  answerDueBy: null,
  ...more,
});
const entry = (messageId: string, more: Partial<ConversationEntry> = {}): ConversationEntry => ({
  messageId,
  isFromMember: true,
  sender: null,
  sentAt: null,
  body: null,
  inReplyTo: null,
  ...more,
});
const idsOf = (entries: readonly ConversationEntry[]) =>
  entries.map(({ messageId }) => messageId).join('');

describe('a conversation', () => {
  it('a conversation with one message contains that message', () => {
    expect(conversationOf(opened())).toEqual([
      {
        messageId: 'b',
        isFromMember: false,
        sender: 'Customer service',
        sentAt: new Date('2026-11-05T12:00:00Z'),
        body: '<p>Yes.</p>',
        inReplyTo: null,
      },
    ]);
  });

  it('sorts a conversation newest first by time, with undated messages last', () => {
    const conversation = [
      entry('n'),
      entry('x', { sentAt: null }),
      entry('a', { sentAt: new Date('2026-11-04T12:00:00Z') }),
      entry('c', { sentAt: new Date('2026-11-05T08:00:00-06:00') }),
    ];
    expect(idsOf(conversationOf(opened({ conversation })))).toBe('cbanx');
  });

  it('contains the opened message once, with its text', () => {
    const listed = entry('b', { inReplyTo: 'a', body: 'Shortened', isFromMember: false });
    const conversation = [listed, listed, entry('a')];
    const [first, ...others] = conversationOf(opened({ conversation }));
    expect(first).toMatchObject({ messageId: 'b', body: '<p>Yes.</p>', inReplyTo: 'a' });
    expect(idsOf(others)).toBe('a');
  });

  it('takes facts from the list that the message leaves out', () => {
    const conversation = [
      entry('b', { sender: 'Billing', sentAt: new Date('2026-11-05T12:00:00Z'), body: 'Text' }),
    ];
    const [only] = conversationOf(opened({ sender: null, sentAt: null, body: null, conversation }));
    expect(only).toMatchObject({ sender: 'Billing', body: 'Text', isFromMember: true });
    expect(only?.sentAt).toEqual(new Date('2026-11-05T12:00:00Z'));
  });

  it.each([
    ['whole', [entry('a'), entry('b', { inReplyTo: 'a' })], false],
    ['whose first message is gone', [entry('b', { inReplyTo: 'a' })], true],
    ['in which one is gone', [entry('a'), entry('c', { inReplyTo: 'b' })], true],
    ['of one message', [entry('a')], false],
  ])('%s', (_, entries, isLacking) => {
    expect(lacksMessages(entries)).toBe(isLacking);
  });
});

describe('the day an answer is due', () => {
  const today = '2026-11-21';
  const ofMember = [entry('c'), entry('b', { isFromMember: false })];
  it.each([
    ['in some days', '2026-11-24', ofMember, { by: '2026-11-24', isLate: false }],
    ['today', today, ofMember, { by: today, isLate: false }],
    ['yesterday', '2026-11-20', ofMember, { by: '2026-11-20', isLate: true }],
    ['never, without a day', null, ofMember, null],
    ['never, once it was answered', '2026-11-24', ofMember.toReversed(), null],
    ['never, without a message', '2026-11-24', [], null],
  ])('%s', (_, answerDueBy, entries, due) => {
    expect(answerDueOf({ answerDueBy }, entries, today)).toEqual(due);
  });
});
