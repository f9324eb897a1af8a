import { describe, expect, it, vi } from 'vitest';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { messageCenter, tabsTogether } from '#tests/support/mailboxes.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const unread = (messageId: string) => ({ messageId, status: 'unread' });

/** Counts by member ID, and whether they are loaded (product rules 3.4 and 6.5). */
function open(options: Parameters<typeof createTestPortal>[0] = {}) {
  const center = messageCenter({ M1: [unread('a'), unread('b')], M2: [unread('c')] });
  const test = createTestPortal({ session: signedInStorage(), answer: center.answer, ...options });
  const { queryClient, queryOf } = test.portal;
  const query = queryOf(messageCounts('M1', ['M2', 'M1']));
  return {
    ...test,
    load: () => queryClient.query({ ...query, staleTime: 'static' }),
    counts: () => queryClient.getQueryData(query.queryKey),
  };
}

describe('message counts', () => {
  it('load once, and share a pending call', async () => {
    const { load, counts, calls } = open();
    expect(counts()).toBeUndefined();
    const both = await Promise.all([load(), load()]);
    expect(both).toEqual([
      { M1: 2, M2: 1 },
      { M1: 2, M2: 1 },
    ]);
    await load();
    expect(calls).toEqual([
      'GET /api/member/message-center/M1/messages/count?additionalRequestedMemberIds=M2',
    ]);
  });

  it('send no call without a member ID', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { portal, calls } = open();
    const { queryClient, queryOf } = portal;
    await expect(queryClient.query(queryOf(messageCounts('', ['M2'])))).rejects.toThrow();
    expect(calls).toEqual([]);
  });

  it('fail for all callers, and load on the next call', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const center = messageCenter({ M1: [] });
    const { load, calls } = open({
      answer: (path, request) =>
        isBroken ? new Response('', { status: 500 }) : center.answer(path, request),
    });
    const both = await Promise.allSettled([load(), load()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await load()).toEqual({ M1: 0, M2: 0 });
    expect(calls).toHaveLength(2);
  });

  it('forgets message counts with the session', async () => {
    const { portal, load, counts, session } = open();
    await load();
    portal.messageChanges.show([{ memberId: 'M1', messageId: 'a', was: 'unread', now: 'read' }]);
    expect(portal.storage.read(storageKeys.messageCounts)).toEqual({ M1: 1, M2: 1 });
    portal.session.signOut();
    expect(counts()).toBeUndefined();
    expect(portal.messageChanges.states.get()).toEqual({});
    expect(session.getItem('message-counts')).toBeNull();
  });

  it('follow changes in other tabs of the same member', async () => {
    const tab = tabsTogether();
    const own = open({ messageTabs: tab() });
    const other = tab();
    await own.load();
    const postNews = (member: string, news: unknown) => other.post({ member, news });
    const read = { memberId: 'M1', messageId: 'a', was: 'unread', now: 'read' };
    postNews('somebody', [read]);
    postNews('maria', 'nonsense');
    postNews('maria', [{ ...read, was: 1 }]);
    expect(own.counts()).toEqual({ M1: 2, M2: 1 });
    postNews('maria', [read]);
    expect(own.counts()).toEqual({ M1: 1, M2: 1 });
  });
});
