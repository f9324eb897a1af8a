import { describe, expect, it } from 'vitest';
import {
  filterMessages,
  searchMessages,
  sortMessages,
  topicsIn,
  type MailboxFilters,
} from './mailbox-view.ts';
import type { MessageSummary } from './message.ts';

const message = (messageId: string, more: Partial<MessageSummary> = {}): MessageSummary => ({
  memberId: 'M1',
  messageId,
  subject: null,
  category: null,
  sentAt: null,
  status: 'read',
  hasAttachments: false,
  sender: null,
  isFromMember: false,
  topic: null,
  preview: null,
  amount: null,
  claimNumber: null,
  ...more,
});
const idsOf = (messages: readonly MessageSummary[]) =>
  messages.map(({ messageId }) => messageId).join('');

describe('the filtered messages', () => {
  const all = [
    message('a', { status: 'unread', category: 'Claims' }),
    message('b', { category: 'claims', memberId: 'M2' }),
    message('c', { status: 'archived', category: 'Billing' }),
    message('d', { status: 'flagged' }),
    message('e', { isFromMember: true, topic: 'claims' }),
    message('f', { isFromMember: true, status: 'archived' }),
  ];
  it.each<[MailboxFilters, string]>([
    [{}, 'abd'],
    [{ status: 'unread' }, 'a'],
    [{ status: 'read' }, 'b'],
    [{ folder: 'archived' }, 'cf'],
    [{ folder: 'sent' }, 'e'],
    [{ folder: 'sent', topic: 'claims' }, 'e'],
    [{ topic: 'CLAIMS' }, 'ab'],
    [{ memberId: 'M2' }, 'b'],
    [{ memberId: 'M2', status: 'unread' }, ''],
    [{ topic: 'Elsewhere' }, ''],
  ])('%o', (filters, ids) => {
    expect(idsOf(filterMessages(all, filters))).toBe(ids);
  });
});

describe('the topics of messages', () => {
  it('list each category once, from A to Z, in its first spelling', () => {
    const all = ['Pharmacy', 'Billing', 'billing', null].map((category) =>
      message('a', { category }),
    );
    expect(topicsIn(all)).toEqual([
      { value: 'billing', topic: null, category: 'Billing' },
      { value: 'pharmacy', topic: null, category: 'Pharmacy' },
    ]);
  });

  it('list the known topics first, merged with categories of their name', () => {
    const all = [
      message('a', { category: 'Claims' }),
      message('b', { topic: 'security' }),
      message('c', { topic: 'claims', category: 'Documents' }),
      message('d', { category: 'claims' }),
      message('e', { category: 'Account' }),
    ];
    expect(topicsIn(all).map(({ value, topic }) => [value, topic])).toEqual([
      ['claims', 'claims'],
      ['security', 'security'],
      ['account', null],
    ]);
    expect(idsOf(filterMessages(all, { topic: 'claims' }))).toBe('acd');
  });
});

describe('a search', () => {
  const all = [
    message('a', { subject: 'Your claim', sender: 'Claims department', claimNumber: 'C887' }),
    message('b', { preview: 'Café visits are covered', category: 'Benefits' }),
    message('c'),
  ];
  it.each([
    ['', 'abc'],
    ['  ', 'abc'],
    ['CLAIM', 'a'],
    ['c887 department', 'a'],
    ['cafe', 'b'],
    ['benefits visits', 'b'],
    ['claim visits', ''],
    ['null', ''],
  ])('finds messages by “%s”', (typed, ids) => {
    expect(idsOf(searchMessages(all, typed))).toBe(ids);
  });

  it('finds the one among 5,000 that has every word', () => {
    const many = Array.from({ length: 5_000 }, (_, index) =>
      message(`n${index}`, { subject: `About ${index}`, preview: 'First words. '.repeat(15) }),
    );
    expect(idsOf(searchMessages(many, '4999 words'))).toBe('n4999');
  });
});

describe('the order of messages', () => {
  it('sorts messages by time, whatever the time zone, and those without a day last', () => {
    expect(
      idsOf(
        sortMessages([
          message('n'),
          message('a', { sentAt: new Date('2026-11-20T23:30:00-06:00') }),
          message('b', { sentAt: new Date('2026-11-21T04:00:00Z') }),
          message('c', { sentAt: null }),
          message('d', { sentAt: new Date('2025-11-21T04:00:00Z') }),
        ]),
      ),
    ).toBe('abdcn');
  });

  it('keeps the first of a message in two lists', () => {
    const twice = [message('a', { status: 'unread' }), message('a', { status: 'archived' })];
    expect(sortMessages(twice)).toEqual([message('a', { status: 'unread' })]);
  });

  it('keeps messages with one id of two people apart', () => {
    expect(sortMessages([message('a'), message('a', { memberId: 'M2' })])).toHaveLength(2);
  });
});
