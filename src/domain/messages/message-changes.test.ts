import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesTo,
  countsAfter,
  deleted,
  messagesNow,
  statesAfter,
  undone,
  type MessageChange,
} from './message-changes.ts';

const message = (messageId: string, status: string, memberId = 'M1') => ({
  memberId,
  messageId,
  status,
});
const change = (was: string, now: string, memberId = 'M1'): MessageChange => ({
  memberId,
  messageId: 'a',
  was,
  now,
});

describe('unread counts after a change', () => {
  it.each<[string, MessageChange[], Record<string, number>]>([
    ['read', [change('unread', 'read')], { M1: 1, M2: 5 }],
    ['unread again', [change('read', 'unread')], { M1: 3, M2: 5 }],
    ['archived unread', [change('unread', 'archived')], { M1: 1, M2: 5 }],
    ['archived read', [change('read', 'archived')], { M1: 2, M2: 5 }],
    ['deleted unread', [change('unread', deleted)], { M1: 1, M2: 5 }],
    ['put back unread', [change(deleted, 'unread')], { M1: 3, M2: 5 }],
    ['a word of the insurer', [change('flagged', 'read')], { M1: 2, M2: 5 }],
    ['of a member without a count', [change('unread', 'read', 'M3')], { M1: 2, M2: 5 }],
    ['of two people', [change('unread', 'read'), change('unread', 'read', 'M2')], { M1: 1, M2: 4 }],
    // The count and the list are two answers.
    ['of more than were counted', Array(3).fill(change('unread', 'read')), { M1: 0, M2: 5 }],
  ])('%s', (_, changes, after) => {
    expect(countsAfter({ M1: 2, M2: 5 }, changes)).toEqual(after);
  });

  it('returns the same unread counts when nothing changes', () => {
    const counts = { M1: 2 };
    expect(countsAfter(counts, [change('read', 'archived')])).toBe(counts);
  });

  const states = fc.constantFrom('unread', 'read', 'archived', 'flagged');
  it('restores unread counts when a change is undone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(states, states, fc.constantFrom('M1', 'M2'))), (made) => {
        const changes = made.map(([was, now, memberId], index) => ({
          memberId,
          messageId: String(index),
          was,
          now,
        }));
        const counts = { M1: made.length, M2: made.length };
        expect(countsAfter(countsAfter(counts, changes), undone(changes))).toEqual(counts);
      }),
    );
  });
});

describe('messages with local changes applied', () => {
  const messages = [message('a', 'unread'), message('b', 'read'), message('a', 'read', 'M2')];

  it('have their new status in their mailbox', () => {
    const states = statesAfter({}, [
      { memberId: 'M1', messageId: 'a', was: 'unread', now: 'archived' },
      { memberId: 'M1', messageId: 'b', was: 'read', now: deleted },
    ]);
    expect(messagesNow(messages, states)).toEqual([
      message('a', 'archived'),
      message('a', 'read', 'M2'),
    ]);
  });

  it('restores messages when a deletion is undone', () => {
    const changes = changesTo(deleted, messages);
    const states = statesAfter(statesAfter({}, changes), undone(changes));
    expect(messagesNow(messages, states)).toEqual(messages);
  });

  it('ignore changes without an effect', () => {
    expect(changesTo('read', messages).map(({ messageId }) => messageId)).toEqual(['a']);
  });
});
