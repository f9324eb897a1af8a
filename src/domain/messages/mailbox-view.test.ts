import { describe, expect, it } from 'vitest';
import { categoriesIn, filterMessages, sortMessages, type MailboxFilters } from './mailbox-view.ts';
import type { MessageSummary } from './message.ts';

const message = (messageId: string, more: Partial<MessageSummary> = {}): MessageSummary => ({
  memberId: 'M1',
  messageId,
  subject: null,
  category: null,
  sentAt: null,
  status: 'read',
  hasAttachments: false,
  ...more,
});
const idsOf = (messages: readonly MessageSummary[]) =>
  messages.map(({ messageId }) => messageId).join('');

describe('which messages are shown', () => {
  const all = [
    message('a', { status: 'unread', category: 'Claims' }),
    message('b', { category: 'claims', memberId: 'M2' }),
    message('c', { status: 'archived', category: 'Billing' }),
    message('d', { status: 'flagged' }),
  ];
  it.each<[MailboxFilters, string]>([
    [{}, 'abd'],
    [{ status: 'unread' }, 'a'],
    [{ status: 'read' }, 'b'],
    [{ status: 'archived' }, 'c'],
    [{ category: 'CLAIMS' }, 'ab'],
    [{ memberId: 'M2' }, 'b'],
    [{ memberId: 'M2', status: 'unread' }, ''],
    [{ category: 'Elsewhere' }, ''],
  ])('%o', (filters, ids) => {
    expect(idsOf(filterMessages(all, filters))).toBe(ids);
  });

  it('each category once, from A to Z, as the insurer writes it first', () => {
    expect(categoriesIn(all)).toEqual(['Billing', 'Claims']);
  });
});

describe('their order', () => {
  it('is by the moment, whatever the offset it is written with, and without a day last', () => {
    expect(
      idsOf(
        sortMessages([
          message('n'),
          message('a', { sentAt: '2026-11-20T23:30:00-06:00' }),
          message('b', { sentAt: '2026-11-21T04:00:00Z' }),
          message('c', { sentAt: 'not a day' }),
          message('d', { sentAt: '2025-11-21T04:00:00Z' }),
        ]),
      ),
    ).toBe('abdcn');
  });

  it('shows what is in two lists once, as the first of them has it', () => {
    const twice = [message('a', { status: 'unread' }), message('a', { status: 'archived' })];
    expect(sortMessages(twice)).toEqual([message('a', { status: 'unread' })]);
  });

  it('keeps two people’s messages of one id apart', () => {
    expect(sortMessages([message('a'), message('a', { memberId: 'M2' })])).toHaveLength(2);
  });
});
