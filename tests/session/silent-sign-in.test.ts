import { describe, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import type { Portal } from '#src/portal/create-portal.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { backWith, callbackFor, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

// Loaded once, as other tests of the session do.
await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

/** Just after the token of `signedInStorage` has run out. */
const start = Date.parse('2026-11-21T10:00:01Z');
const identity = { prompt: null, revocationEndpoint: 'https://id.example.org/revoke' };
const refuses = () => Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 }));

/** A tab of a browser; what it has in local storage outlives its pages. */
function tabOf(session: Storage = memoryStorage()) {
  const local = memoryStorage();
  return { session, areas: { session: () => session, local: () => local } };
}
type Tab = ReturnType<typeof tabOf>;

/** Leaves for the provider; returns the page and its request to the provider. */
async function leaveFor(
  tab: Tab,
  leave: (portal: Portal) => Promise<unknown>,
  more: Parameters<typeof createTestPortal>[0] = {},
) {
  const left: URL[] = [];
  const { portal } = createTestPortal({
    ...tab,
    identity,
    now: () => start,
    fetchToken: refuses,
    leave: (url) => void left.push(url),
    ...more,
  });
  await leave(portal);
  const { searchParams } = await vi.waitUntil(() => left[0]);
  return { portal, parameters: searchParams };
}

const renew = ({ session }: Portal) => session.accessToken().catch(() => null);
const pressSignIn = ({ session }: Portal) => {
  void session.signIn();
  return Promise.resolve();
};

/** Returns from the provider. */
async function comeBack(
  tab: Tab,
  callbackUrl: string,
  {
    now = start + 2_000,
    answer = () => Response.json({}),
  }: { now?: number; answer?: () => Response } = {},
) {
  const revoked: string[] = [];
  let requests = 0;
  const { portal } = createTestPortal({
    ...tab,
    identity,
    now: () => now,
    callbackUrl,
    dispatch: (_, form) => revoked.push(form.get('token') ?? ''),
    fetchToken: () => {
      requests += 1;
      return Promise.resolve(answer());
    },
  });
  const problem = await portal.session.finishSignIn();
  return { portal, problem, revoked, requests };
}

describe('a session whose renewal the provider refuses', () => {
  /** The member was last active at the start, and returns as `sub`. */
  async function goOn(sub: string) {
    const tab = tabOf(signedInStorage());
    const { parameters } = await leaveFor(tab, renew);
    const nonce = parameters.get('nonce');
    const answer = () => signInAnswer({ now: start + 2_000, nonce, sub });
    return await comeBack(tab, callbackFor(parameters), { answer });
  }

  it('redirects to the provider without a prompt, and stores no name of the member', async () => {
    const tab = tabOf(signedInStorage());
    const { parameters, portal } = await leaveFor(tab, renew);
    expect(parameters.get('prompt')).toBe('none');
    expect(parameters.get('redirect_uri')).toBe('https://members.example.org/auth-success');
    expect(portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem.get()).toBe('session-ended');
    expect(JSON.stringify(tab.session)).not.toContain('maria');
  });

  it('continues for the same member, with the same idle time', async () => {
    const back = await goOn('maria');
    expect(back.problem).toBeNull();
    expect(back.portal.session.userId()).toBe('maria');
    expect(back.revoked).toEqual([]);
    // Two seconds passed at the provider, and they count.
    const fullMs = limits.idleWarningMs + limits.signOutCountdownMs;
    expect(back.portal.session.remainingMs()).toBeLessThanOrEqual(fullMs - 2_000);
  });

  it('does not continue for another member, and revokes that token', async () => {
    const back = await goOn('sam');
    expect(back.problem).toBe('session-ended');
    expect(back.portal.session.isSignedIn()).toBe(false);
    expect(back.revoked).toEqual(['refresh-of-sam']);
  });

  it('ends when the provider has no session', async () => {
    const tab = tabOf(signedInStorage());
    const { parameters } = await leaveFor(tab, renew);
    const url = backWith({
      error: 'login_required',
      state: parameters.get('state') ?? '',
      iss: 'https://id.example.org',
    });
    expect((await comeBack(tab, url)).problem).toBe('session-ended');
  });

  it('does not redirect without a connection', async () => {
    const left: URL[] = [];
    const { portal } = createTestPortal({
      session: signedInStorage(),
      identity,
      now: () => start,
      fetchToken: refuses,
      isOnline: () => false,
      leave: (url) => void left.push(url),
    });
    await expect(portal.session.accessToken()).rejects.toMatchObject({ kind: 'session' });
    // In the time that a tab with a connection needs to leave.
    await leaveFor(tabOf(signedInStorage()), renew);
    expect(left).toEqual([]);
  });
});

describe('a member who signs in', () => {
  const signIn = async (more: Parameters<typeof createTestPortal>[0] = {}) => {
    const tab = tabOf();
    const { parameters } = await leaveFor(tab, pressSignIn, more);
    return { tab, parameters };
  };
  const answerTo =
    (parameters: URLSearchParams, changes: object = {}) =>
    async () => {
      const fullAnswer: unknown = await signInAnswer({
        now: start + 2_000,
        nonce: parameters.get('nonce'),
      }).json();
      return Response.json(Object.assign({}, fullAnswer, changes));
    };

  it('asks for the password as the provider decides or the configuration says', async () => {
    expect((await signIn()).parameters.has('prompt')).toBe(false);
    const always = await signIn({ identity: { ...identity, prompt: 'login' } });
    expect(always.parameters.get('prompt')).toBe('login');
  });

  it('asks for the password after signing out', async () => {
    const tab = tabOf(signedInStorage());
    createTestPortal({ ...tab, identity, now: () => start }).portal.session.signOut();
    const { parameters } = await leaveFor(tab, pressSignIn);
    expect(parameters.get('prompt')).toBe('login');
  });

  it('reads that access was denied', async () => {
    const { tab, parameters } = await signIn();
    const url = backWith({
      error: 'access_denied',
      state: parameters.get('state') ?? '',
      iss: 'https://id.example.org',
    });
    expect((await comeBack(tab, url)).problem).toBe('denied');
  });

  it.each([
    ['in time', limits.pendingSignInMs, null],
    ['too late', limits.pendingSignInMs + 1, 'callback-refused'],
    ['before leaving', -1, 'clock-changed'],
  ])('a member who signs in comes back %s', async (_, after, problem) => {
    const { tab, parameters } = await signIn();
    const now = start + after;
    const answer = () => signInAnswer({ now, nonce: parameters.get('nonce') });
    const back = await comeBack(tab, callbackFor(parameters), { now, answer });
    expect(back.problem).toBe(problem);
    expect(back.requests).toBe(problem === null ? 1 : 0);
  });

  it('refuses a sign-in when the token names no member', async () => {
    const { tab, parameters } = await signIn();
    const opaque = await answerTo(parameters, { access_token: 'opaque' })();
    const back = await comeBack(tab, callbackFor(parameters), { answer: () => opaque });
    expect(back.problem).toBe('callback-refused');
    expect(back.portal.session.isSignedIn()).toBe(false);
  });

  it('restarts the idle timeout, and other tabs no longer ask for the password', async () => {
    const tab = tabOf(signedInStorage());
    createTestPortal({ ...tab, identity, now: () => start }).portal.session.signOut();
    const first = await leaveFor(tab, pressSignIn);
    const answer = () => signInAnswer({ now: start, nonce: first.parameters.get('nonce') });
    const back = await comeBack(tab, callbackFor(first.parameters), { now: start, answer });
    expect(back.problem).toBeNull();
    const fullMs = limits.idleWarningMs + limits.signOutCountdownMs;
    expect(back.portal.session.remainingMs()).toBeGreaterThan(fullMs - 1_000);
    const session = memoryStorage();
    const other = { session, areas: { ...tab.areas, session: () => session } };
    const next = await leaveFor(other, pressSignIn);
    expect(next.parameters.has('prompt')).toBe(false);
  });

  it('refuses a sign-in when the callback address is used again', async () => {
    const { tab, parameters } = await signIn();
    const answer = () => signInAnswer({ now: start, nonce: parameters.get('nonce') });
    await comeBack(tab, callbackFor(parameters), { answer });
    const again = await comeBack(tabOf(), callbackFor(parameters), { answer });
    expect(again).toMatchObject({ problem: 'callback-refused', requests: 0 });
  });
});
