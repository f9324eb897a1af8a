import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { backWith, callbackFor, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const nobodyThere = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<void>(() => {});

describe('on the way to the provider', () => {
  async function leave(browser: { isOnline: boolean; probe: () => Promise<void> }) {
    const left: URL[] = [];
    const { portal } = createTestPortal({
      isOnline: () => browser.isOnline,
      probe: browser.probe,
      leave: (url) => void left.push(url),
    });
    void portal.session.signIn();
    const problem = portal.session.problem;
    await vi.waitUntil(() => left.length > 0 || problem.get() !== null);
    return left[0]?.pathname ?? problem.get();
  }

  it.each([
    ['hides its answers from other origins', nobodyThere],
    ['never answers there', never],
  ])('redirects to a provider that %s', async (_, probe) => {
    expect(await leave({ isOnline: true, probe })).toBe('/auth');
  });

  it('says on the sign-in page that the browser is offline', async () => {
    expect(await leave({ isOnline: false, probe: nobodyThere })).toBe('provider-unreachable');
  });

  it('redirects offline to a provider on the same machine', async () => {
    expect(await leave({ isOnline: false, probe: () => Promise.resolve() })).toBe('/auth');
  });
});

describe('a return that does not name its issuer', () => {
  async function comeBack(sendsIssuer: boolean) {
    const session = memoryStorage();
    const left: URL[] = [];
    const first = createTestPortal({
      session,
      now: () => now,
      leave: (url) => void left.push(url),
    });
    void first.portal.session.signIn();
    const parameters = (await vi.waitUntil(() => left[0])).searchParams;
    const named = new URL(callbackFor(parameters)).searchParams;
    named.delete('iss');
    const fetchToken = vi.fn(() =>
      Promise.resolve(signInAnswer({ now, nonce: parameters.get('nonce') })),
    );
    const { portal } = createTestPortal({
      identity: { sendsIssuer },
      session,
      now: () => now,
      callbackUrl: backWith(Object.fromEntries(named)),
      fetchToken,
    });
    return { problem: await portal.session.finishSignIn(), requests: fetchToken.mock.calls.length };
  }

  it('refuses a return without its issuer, without a call, if the provider is known to send it', async () => {
    expect(await comeBack(true)).toEqual({ problem: 'callback-refused', requests: 0 });
  });

  it('accepts a return without its issuer if the provider does not send it', async () => {
    expect(await comeBack(false)).toEqual({ problem: null, requests: 1 });
  });
});
