import { describe, expect, it } from 'vitest';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { appealDeadlines } from '#src/api/calls/claims/appeal-deadlines.ts';
import {
  appealClaim,
  appeals,
  askAboutClaim,
  inquiries,
} from '#src/api/calls/claims/claim-inquiries.ts';
import { memberships } from '#src/api/calls/account/memberships.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { isMadeStale, keyOf } from './queries.ts';

describe('the key of a read consists of its API, its requested path, and its query', () => {
  it.each([
    [memberships('maria'), ['member', 'users', 'maria', 'memberships']],
    [accumulators('M1'), ['v1', 'members', 'M1', 'accumulators']],
    [accumulators('M1', 2025), ['v1', 'members', 'M1', 'accumulators', { planYear: 2025 }]],
    [messageCounts('M1', ['M1']), ['messageCenter', 'M1', 'messages', 'count', {}]],
    [appeals('c1'), ['v1', 'claims', 'c1', 'appeals', { page: 1, pageSize: 100 }]],
  ])('%#', (read, key) => expect(keyOf(read)).toEqual(key));

  it('the key of a read is equal for equal calls', () =>
    expect(keyOf(messageCounts('M1', ['M3', 'M1', 'M2']))).toEqual(
      keyOf(messageCounts('M1', ['M2', 'M3'])),
    ));
});

it('does not store an answer that arrives after the session ended', async () => {
  const session = signedInStorage();
  let isRejected = false;
  const { portal } = createTestPortal({
    session,
    answer(path) {
      if (!path.endsWith('/messages/count')) return null;
      // Another call was answered with 401 meanwhile.
      if (isRejected) portal.session.reportRejected();
      return Response.json({ data: [{ memberId: 'M1', count: 2 }] });
    },
  });
  const ask = () =>
    portal.queryClient.query({ ...portal.queryOf(messageCounts('M1', ['M1'])), staleTime: 0 });
  await ask();
  expect(session.getItem('message-counts')).not.toBeNull();
  isRejected = true;
  await expect(ask()).rejects.toThrow();
  expect(session.getItem('message-counts')).toBeNull();
});

describe('the stale answers after a write', () => {
  const question = askAboutClaim('c1', { topic: 'status', comments: 'When?' });
  const appeal = appealClaim('c1', {
    submittedBy: 'member',
    reason: 'other',
    comments: 'Because.',
  });

  it.each([
    ['the questions after a question', question, keyOf(inquiries('c1')), true],
    ['the questions about another claim', question, keyOf(inquiries('c2')), false],
    ['the appeals after a question', question, keyOf(appeals('c1')), false],
    ['the appeals after an appeal', appeal, keyOf(appeals('c1')), true],
    ['the appeal deadlines of any member', appeal, keyOf(appealDeadlines('M1')), true],
    ['a prefix of the path', appeal, ['v1', 'claims', 'c1'], false],
    ['a longer path', appeal, [...keyOf(appeals('c1')), 'more'], true],
    ['the same path of another API', appeal, ['member', 'claims', 'c1', 'appeals'], false],
    ['a list of the member’s accumulators', appeal, ['v1', 'members', 'M1', 'accumulators'], false],
  ])('%s', (_, write, key, isStale) => expect(isMadeStale(key, write)).toBe(isStale));

  it('answers are stale once a write has succeeded, not before', async () => {
    let isDown = true;
    const { portal } = createTestPortal({
      session: signedInStorage(),
      answer: () => (isDown ? new Response('', { status: 500 }) : Response.json(received)),
    });
    const { queryClient } = portal;
    const queryKey = keyOf(appeals('c1'));
    queryClient.setQueryData(queryKey, 'before');
    const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
    await expect(portal.send(appeal)).rejects.toMatchObject({ status: 500 });
    expect(isStale()).toBe(false);
    isDown = false;
    await expect(portal.send(appeal)).resolves.toMatchObject({ appealId: 'a1' });
    expect(isStale()).toBe(true);
  });
});

const received = {
  appealId: 'a1',
  claimId: 'c1',
  submittedAt: '2026-11-21T09:00:00Z',
  submittedBy: 'member',
  reason: 'other',
  comments: 'Because.',
  status: 'received',
  decisionDueBy: '2026-12-21',
};
