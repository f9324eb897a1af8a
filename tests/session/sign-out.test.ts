import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { messageCounts } from '#src/api/calls/messages/message-counts.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { storedCounts } from '#src/shell/frame/message-bell.tsx';
import { refusedRenewal } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const plan = planOf('Medical');

it('aborts calls, then empties caches and stores, then storage except the deep link', async () => {
  let aborted = false;
  const { portal, session, calls } = createTestPortal({
    session: signedInStorage({ deep_link: '/medical/claims', deepLinkMessage: 'm-1' }),
    answer: (path, request) =>
      path.endsWith('/accumulators')
        ? new Promise((_, reject) => {
            request.signal.addEventListener('abort', () => {
              // The order matters (product rule 3.2): calls end while storage still has everything.
              aborted = session.getItem('access_token') !== null;
              reject(new DOMException('aborted', 'AbortError'));
            });
          })
        : null,
  });
  await portal.plans.select(plan);
  await portal.queryClient.query(portal.queryOf(messageCounts('M1', [])));
  const underWay = portal.queryClient.query(portal.queryOf(accumulators('M1')));
  expect(portal.plans.current()?.plan).toEqual(plan);
  await expect.poll(() => calls.some((call) => call.endsWith('/accumulators'))).toBe(true);

  portal.session.signOut();
  await expect(underWay).rejects.toBeInstanceOf(Error);

  expect(aborted).toBe(true);
  expect(portal.session.isSignedIn()).toBe(false);
  expect(portal.session.problem.get()).toBe('signed-out');
  expect(portal.plans.current()).toBeNull();
  expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(Object.keys(session).toSorted()).toEqual(['deepLinkMessage', 'deep_link']);
});

it('selects a plan once its rights load, and keeps the former plan if they fail', async () => {
  let fails = false;
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) =>
      fails && path.includes('/accessrights/') ? new Response('', { status: 500 }) : null,
  });
  const selecting = portal.plans.select(plan);
  expect(portal.plans.current()).toBeNull();
  await selecting;
  expect(portal.plans.current()?.plan).toEqual(plan);
  fails = true;
  await expect(portal.plans.select(planOf('Dental'))).rejects.toMatchObject({ code: 'BP-NFA-001' });
  expect(portal.plans.current()?.plan).toEqual(plan);
  expect(portal.plans.remembered()).toEqual(plan);
});

it('keeps unread counts in the tab for their member', async () => {
  const { portal } = createTestPortal({
    session: signedInStorage(),
    answer: (path) =>
      path.endsWith('/messages/count')
        ? Response.json({ data: [{ memberId: 'M1', count: 3 }] })
        : null,
  });
  const countsOf = (memberId: string) => storedCounts(portal.storage, { memberId });
  expect(countsOf('M1')).toBeUndefined();
  await portal.queryClient.query(portal.queryOf(messageCounts('M1', [])));
  expect(countsOf('M1')).toEqual({ M1: 3 });
  expect(countsOf('M2')).toBeUndefined();
});

const now = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;

/** Signs out in another tab, with the traces that leaves in the shared storage. */
function signOutElsewhere(local: Storage, user: string, at: number): void {
  const other = createTestPortal({
    now: () => at,
    areas: { session: () => storageOf(user), local: () => local },
  });
  other.portal.session.signOut();
}

const storageOf = (user: string) =>
  signedInStorage({
    access_token: jwt({ sub: user, iat: 1_795_248_000, exp: 1_795_255_200 }),
    logged_in_user: user,
  });

it.each([
  ['the member', 'after the tab was last used', 'maria', now - minute, false],
  ['the member', 'before the tab was last used', 'maria', now - 3 * minute, true],
  ['the member', 'at a future time, by a wrong clock', 'maria', now + minute, true],
  ['another member', 'after the tab was last used', 'sam', now - minute, true],
])('compares stored sign-outs on reload: %s, %s', (_, __, user, signedOutAt, isSignedIn) => {
  const local = memoryStorage();
  signOutElsewhere(local, user, signedOutAt);
  const session = signedInStorage({
    'last-activity': String(now - 2 * minute),
    deep_link: '/medical/claims',
    drafts: '{"contact":"x"}',
  });
  const { portal } = createTestPortal({
    now: () => now,
    areas: { session: () => session, local: () => local },
  });
  expect(portal.session.isSignedIn()).toBe(isSignedIn);
  expect(portal.session.problem.get()).toBe(isSignedIn ? null : 'signed-out-elsewhere');
  if (!isSignedIn) expect(Object.keys(session)).toEqual(['deep_link']);
});

it('remembers every signed-out member for the idle timeout, without names', () => {
  const local = memoryStorage();
  signOutElsewhere(local, 'maria', now - minute);
  signOutElsewhere(local, 'sam', now - 1_000);
  const isSignedIn = (user: string) => {
    const session = storageOf(user);
    session.setItem('last-activity', String(now - 2 * minute));
    const areas = { session: () => session, local: () => local };
    return createTestPortal({ now: () => now, areas }).portal.session.isSignedIn();
  };
  expect(['maria', 'sam', 'norah'].map(isSignedIn)).toEqual([false, false, true]);
  expect(local.getItem('signed-out-at')).not.toMatch(/maria|sam/);

  signOutElsewhere(local, 'norah', now + 16 * minute);
  expect(
    Object.keys(z.parse(z.record(z.string(), z.number()), signOutInstant(local))),
  ).toHaveLength(1);
});

const signOutInstant = (local: Storage): unknown =>
  JSON.parse(local.getItem('signed-out-at') ?? '');

it.each([
  ['the member', 'after the page was left', 'maria', now - minute, false],
  ['the member', 'before the page was last used', 'maria', now - 3 * minute, true],
  ['another member', 'after the page was left', 'sam', now - minute, true],
])(
  'compares stored sign-outs on return from the back/forward cache: %s, %s',
  async (_, __, user, signedOutAt, isSignedIn) => {
    const local = memoryStorage();
    const session = signedInStorage({ deep_link: '/medical/claims', drafts: '{"contact":"x"}' });
    let time = now - 2 * minute;
    const { portal } = createTestPortal({
      now: () => time,
      steady: () => 0,
      otherTabs: null,
      areas: { session: () => session, local: () => local },
    });
    await portal.plans.select(plan);
    const closed = vi.fn();
    portal.session.onClosed(closed);
    time = now;
    signOutElsewhere(local, user, signedOutAt);
    await portal.session.check({ wasAway: true });
    expect(portal.session.isSignedIn()).toBe(isSignedIn);
    expect(portal.session.problem.get()).toBe(isSignedIn ? null : 'signed-out-elsewhere');
    expect(closed).toHaveBeenCalledTimes(isSignedIn ? 0 : 1);
    if (isSignedIn) return;
    expect(Object.keys(session)).toEqual(['deep_link']);
    expect(portal.plans.current()).toBeNull();
    expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
  },
);

it('reads stored sign-outs only when the page was away', async () => {
  const local = memoryStorage();
  signOutElsewhere(local, 'maria', now - 1_000);
  const session = signedInStorage();
  let time = now - 2 * minute;
  const { portal } = createTestPortal({
    now: () => time,
    steady: () => 0,
    areas: { session: () => session, local: () => local },
  });
  time = now;
  await portal.session.check();
  expect(portal.session.isSignedIn()).toBe(true);
  await portal.session.check({ wasAway: true });
  expect(portal.session.isSignedIn()).toBe(false);
});

describe('the end of a session', () => {
  const ways: [name: string, leave: (portal: Portal) => void, problem: string | null][] = [
    ['signing out', ({ session }) => session.signOut(), 'signed-out'],
    [
      'a token that is no longer accepted',
      ({ session }) => session.reportRejected(),
      'session-ended',
    ],
  ];

  it.each(ways)('ends once with its reason: %s', (_, leave, problem) => {
    const { portal } = createTestPortal({ session: signedInStorage() });
    const closed = vi.fn();
    portal.session.onClosed(closed);
    leave(portal);
    leave(portal);
    expect(closed).toHaveBeenCalledOnce();
    expect(portal.session.problem.get()).toBe(problem);
    expect(portal.session.isSignedIn()).toBe(false);
  });

  it.each(ways)('does nothing while signed out: %s', (_, leave) => {
    const { portal } = createTestPortal();
    const closed = vi.fn();
    portal.session.onClosed(closed);
    leave(portal);
    expect(closed).not.toHaveBeenCalled();
    expect(portal.session.problem.get()).toBeNull();
  });

  it('signs the member out even if a step fails', () => {
    const session = signedInStorage();
    const { portal } = createTestPortal({ session });
    const failure = new Error('chat would not end');
    vi.spyOn(portal.queryClient, 'clear').mockImplementation(() => {
      throw failure;
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    portal.session.signOut();
    expect(logged).toHaveBeenCalledWith(failure);
    logged.mockClear();
    expect(portal.session.isSignedIn()).toBe(false);
    expect(Object.keys(session)).toEqual([]);
  });

  it('ignores a callback while signed in', async () => {
    const session = signedInStorage({
      code_verifier: 'v'.repeat(112),
      'pending-session': JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now - 5_000 }),
    });
    const fetchToken = vi.fn();
    const callbackUrl = 'https://members.example.org/auth-success?code=c-1&state=s-1';
    const { portal } = createTestPortal({ session, now: () => now, callbackUrl, fetchToken });
    expect(await portal.session.finishSignIn()).toBeNull();
    expect(fetchToken).not.toHaveBeenCalled();
    expect(portal.session.isSignedIn()).toBe(true);
  });

  it('signs out and clears the member’s data when the storage is emptied', async () => {
    const session = signedInStorage();
    const probe = () => Promise.reject(new TypeError('Failed to fetch'));
    const { portal } = createTestPortal({ session, probe, isOnline: () => false });
    await portal.plans.select(plan);
    session.clear();
    expect(portal.session.isSignedIn()).toBe(false);
    expect(await portal.session.signIn()).toBe('provider-unreachable');
    expect(portal.plans.current()).toBeNull();
    expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

it('deletes drafts on Sign In after the tokens disappeared', () => {
  const session = signedInStorage({ drafts: '{"contact":"x"}', deep_link: '/medical/claims' });
  const { portal } = createTestPortal({ session, isOnline: () => false });
  session.removeItem('access_token');
  void portal.session.signIn();
  expect(session.getItem('drafts')).toBeNull();
  expect(session.getItem('deep_link')).toBe('/medical/claims');
});

it('tells other tabs nothing when a session ends by itself', async () => {
  const local = memoryStorage();
  const session = signedInStorage();
  const { portal } = createTestPortal({
    areas: { session: () => session, local: () => local },
    answer: () => new Response('', { status: 401 }),
    fetchToken: () => Promise.resolve(refusedRenewal()),
  });
  await portal.queryClient.query(portal.queryOf(accumulators('M1'))).catch(() => {});
  await expect.poll(() => portal.session.isSignedIn()).toBe(false);
  expect(Object.keys(local)).toEqual([]);
  const other = createTestPortal({
    areas: { session: () => signedInStorage(), local: () => local },
  });
  other.portal.session.signOut();
  expect(Object.keys(local)).toEqual(['signed-out-at']);
});
