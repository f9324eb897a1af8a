import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { renewingProvider } from '#tests/support/renewing-provider.ts';
import type { HandOverChannel } from '#src/session/token-hand-over.ts';
import { pause } from '#src/api/http/pause.ts';

await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks that a frozen tab holds for good, over a channel on which no other tab replies. */
const heldByFrozenTab = (post: () => void): HandOverChannel => ({
  withLock: (_, signal) =>
    new Promise((__, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    }),
  lockNames: () => Promise.resolve([]),
  wait: pause,
  post,
  listen: () => {},
});

/** A tab whose access token has expired. */
function expiredTab(
  fetchToken: (body: BodyInit | null | undefined, signal: AbortSignal | null) => Promise<Response>,
  handOver: HandOverChannel | null = null,
) {
  const { access_token, refresh_token } = renewingProvider(() => Date.now() - 400_000).issue();
  return createTestPortal({
    session: memoryStorage({ access_token, refresh_token }),
    now: () => Date.now(),
    handOver,
    fetchToken: (_, { body, signal }) => fetchToken(body, signal ?? null),
  }).portal.session;
}

it('S27: renews the token without the lock when a frozen tab holds it', async () => {
  const provider = renewingProvider(() => Date.now());
  let noteRequest = () => {};
  const hasAsked = new Promise<void>((resolve) => (noteRequest = resolve));
  const session = expiredTab((body) => provider.answer(body), heldByFrozenTab(noteRequest));
  const token = session.accessToken();
  await hasAsked;
  await vi.advanceTimersByTimeAsync(limits.otherTabsReplyMs - 1);
  expect(provider.requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await token).not.toBeNull();
  expect(provider.requests).toEqual(['refresh-1']);
});

it('S27: fails the call in time when the provider never answers, and tries again on the next call', async () => {
  let requests = 0;
  // This request ignores its abort signal.
  const session = expiredTab(() => {
    requests += 1;
    return new Promise(() => {});
  });
  for (const request of [1, 2]) {
    const failure = session.accessToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(limits.renewalLimitMs);
    expect(await failure).toMatchObject({ name: 'ApiFailure', kind: 'network' });
    expect(requests).toBe(request);
    expect(session.isSignedIn()).toBe(true);
  }
});

it('S27: aborts a token request after its time limit', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const session = expiredTab(
    (_, signal) =>
      new Promise((__, reject) => {
        if (signal === null) throw new Error('a token request without a limit');
        signal.addEventListener('abort', () => reject(new TypeError('aborted')));
        signal.dispatchEvent(new Event('abort'));
      }),
  );
  await expect(session.accessToken()).rejects.toMatchObject({ kind: 'network' });
  expect(timeout).toHaveBeenCalledWith(limits.tokenAnswerMs);
});

it('S27: stops after a few renewals when the new tokens are expired', async () => {
  const provider = renewingProvider(() => Date.now(), { lifetimeSeconds: 0 });
  const session = expiredTab((body) => provider.answer(body));
  await session.accessToken();
  expect(provider.requests).toHaveLength(limits.refreshAttempts);
});
