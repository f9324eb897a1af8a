import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { simulatedBrowser } from '#tests/support/simulated-browser.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const tokenOf = (sub: string, expiresInSeconds: number) =>
  jwt({ sub, iat: now / 1000, exp: now / 1000 + expiresInSeconds });

const tokens = (sub: string) => ({ access_token: tokenOf(sub, 300), refresh_token: `of-${sub}-2` });

/** Maria's tab while her tokens are being renewed; `answer` lets the provider answer. */
async function renewing(handOver: HandOverChannel | null) {
  const session = memoryStorage({
    access_token: tokenOf('maria', -1),
    refresh_token: 'of-maria-1',
  });
  const revoked: (string | null)[] = [];
  let answer: (response: Response) => void = () => {};
  let noteRequest = () => {};
  const isAsked = new Promise<void>((resolve) => (noteRequest = resolve));
  const { portal } = createTestPortal({
    identity: { revocationEndpoint: 'https://id.example.org/revoke' },
    session,
    now: () => now,
    handOver,
    fetchToken: () => {
      noteRequest();
      return new Promise((resolve) => (answer = resolve));
    },
    dispatch: (_, form) => void revoked.push(form.get('token')),
  });
  const call = portal.session.accessToken();
  call.catch(() => {});
  await isAsked;
  const answerWith = (sub: string, more: object = {}) => {
    answer(Response.json({ ...tokens(sub), token_type: 'Bearer', ...more }));
    return call.catch(() => null);
  };
  return { portal, session, revoked, answerWith };
}

/** Web Locks and channels of a browser with one tab, in which everything happens at once. */
const lockedTab = (): HandOverChannel => ({
  withLock: (_, __, task) => task(),
  lockNames: () => Promise.resolve([]),
  wait: () => new Promise(() => {}),
  post: () => {},
  listen: () => {},
});

describe.each<[string, () => HandOverChannel | null]>([
  ['without Web Locks', () => null],
  ['with Web Locks', lockedTab],
])('%s, renewed tokens', (_, medium) => {
  it('are dropped and revoked after sign-out', async () => {
    const { portal, session, revoked, answerWith } = await renewing(medium());
    portal.session.signOut();
    expect(await answerWith('maria')).toBeNull();
    expect(portal.session.isSignedIn()).toBe(false);
    expect(Object.keys(session)).toEqual([]);
    expect(revoked).toEqual(['of-maria-1', 'of-maria-2']);
  });

  it('do not replace the tokens of another member who has signed in', async () => {
    const { portal, session, revoked, answerWith } = await renewing(medium());
    portal.session.signOut();
    session.setItem('access_token', tokenOf('sam', 300));
    session.setItem('refresh_token', 'of-sam-1');
    await answerWith('maria');
    expect(portal.session.userId()).toBe('sam');
    expect(session.getItem('refresh_token')).toBe('of-sam-1');
    expect(revoked).toContain('of-maria-2');
  });

  it('end the session if they are for another member', async () => {
    const { portal, session, revoked, answerWith } = await renewing(medium());
    expect(await answerWith('sam')).toBeNull();
    await expect.poll(() => portal.session.problem.get()).toBe('session-ended');
    expect(portal.session.isSignedIn()).toBe(false);
    expect(Object.keys(session)).not.toContain('access_token');
    expect(revoked).toContain('of-sam-2');
  });

  it('are stored if they are for the member', async () => {
    const { portal, revoked, answerWith } = await renewing(medium());
    expect(await answerWith('maria')).toBe(tokens('maria').access_token);
    expect(portal.session.userId()).toBe('maria');
    expect(revoked).toEqual([]);
  });
});

it('ignores another member’s tokens from another tab', async () => {
  const listeners: ((message: unknown) => void)[] = [];
  const session = memoryStorage({
    access_token: tokenOf('maria', 300),
    refresh_token: 'of-maria-1',
  });
  const { portal } = createTestPortal({
    session,
    now: () => now,
    handOver: { ...lockedTab(), listen: (listener) => void listeners.push(listener) },
  });
  portal.session.watch();
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`of-maria-1 ${session.getItem('access_token')}`),
  );
  const spent = Buffer.from(digest).subarray(0, 12).toString('hex');
  const handOver = (sub: string) => {
    const { access_token, refresh_token } = tokens(sub);
    const handed = { accessToken: access_token, refreshToken: refresh_token, skew: 0 };
    for (const hear of listeners) hear({ type: 'tokens', spent: [spent], tokens: handed });
  };
  await expect.poll(() => portal.session.timeout.get()).not.toBeNull();
  handOver('sam');
  handOver('maria');
  await expect.poll(() => session.getItem('refresh_token')).toBe('of-maria-2');
});

it('leaves no tokens in two tabs after a sign-out at any moment of a refresh', async () => {
  await import('#src/api/sign-in/identity.ts');
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isLocked) => {
      const browser = simulatedBrowser(scheduler);
      const tabs = [0, 1].map(() => {
        const session = memoryStorage({
          access_token: tokenOf('maria', -1),
          refresh_token: 'of-maria-1',
        });
        const { portal } = createTestPortal({
          session,
          now: () => now,
          handOver: isLocked ? browser.openTab() : null,
          fetchToken: async () => {
            await scheduler.schedule(Promise.resolve(), 'token answer arrives');
            return Response.json({ ...tokens('maria'), token_type: 'Bearer' });
          },
        });
        return { portal, session };
      });
      const calls = tabs.map(async ({ portal }) => {
        await scheduler.schedule(Promise.resolve(), 'call');
        await portal.session.accessToken();
      });
      const leaving = tabs.map(async ({ portal }) => {
        await scheduler.schedule(Promise.resolve(), 'sign out');
        portal.session.signOut();
      });
      await scheduler.waitFor(Promise.allSettled([...calls, ...leaving]));
      for (const { session } of tabs) expect(Object.keys(session)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

describe.each([null, ''])(
  'a refresh response with %j for a token that is not issued',
  (nothing) => {
    it.each(['id_token', 'scope', 'expires_in'])('ignores %s', async (name) => {
      const { session, answerWith } = await renewing(null);
      const { access_token, refresh_token } = tokens('maria');
      expect(await answerWith('maria', { [name]: nothing })).toBe(access_token);
      expect(session.getItem('refresh_token')).toBe(refresh_token);
    });

    it('keeps the current refresh token', async () => {
      const { session, answerWith } = await renewing(null);
      expect(await answerWith('maria', { refresh_token: nothing })).toBe(
        tokens('maria').access_token,
      );
      expect(session.getItem('refresh_token')).toBe('of-maria-1');
    });
  },
);
