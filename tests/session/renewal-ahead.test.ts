import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { renewingProvider } from '#tests/support/renewing-provider.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';

await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tokens of the provider live for five minutes. */
function openTab() {
  const provider = renewingProvider(() => Date.now());
  const issued = provider.issue();
  const page = { isVisible: true };
  const { portal } = createTestPortal({
    session: memoryStorage({
      access_token: issued.access_token,
      refresh_token: issued.refresh_token,
    }),
    now: () => Date.now(),
    steady: () => performance.now(),
    isVisible: () => page.isVisible,
    fetchToken: (_, { body }) => provider.answer(body),
  });
  portal.session.watch();
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { provider, page, session: portal.session, wait };
}

const minute = 60_000;

it('renews tokens before they expire', async () => {
  const { provider, session, wait } = openTab();
  await wait(3 * minute);
  expect(provider.requests).toHaveLength(0);
  await wait(minute + limits.renewalLookMs);
  expect(provider.requests).toHaveLength(1);
  await wait(minute);
  await session.accessToken();
  expect(provider.requests).toHaveLength(1);
  expect(provider.refusals()).toBe(0);
});

it('does not renew tokens while the page is hidden', async () => {
  const { provider, page, wait } = openTab();
  page.isVisible = false;
  await wait(6 * minute);
  expect(provider.requests).toHaveLength(0);
  page.isVisible = true;
  await wait(limits.renewalLookMs);
  expect(provider.requests).toHaveLength(1);
});

it('does not renew tokens during the idle warning', async () => {
  const { provider, page, session, wait } = openTab();
  page.isVisible = false;
  await wait(limits.idleWarningMs);
  page.isVisible = true;
  await wait(limits.renewalLookMs);
  expect(provider.requests).toHaveLength(0);
  session.stay();
  await wait(limits.renewalLookMs);
  expect(provider.requests).toHaveLength(1);
});

it('does not restart the idle timeout on renewal', async () => {
  const { provider, session, wait } = openTab();
  await wait(limits.idleWarningMs + limits.signOutCountdownMs + minute);
  expect(session.isSignedIn()).toBe(false);
  const { length } = provider.requests;
  expect(length).toBeLessThanOrEqual(3);
  await wait(10 * minute);
  expect(provider.requests).toHaveLength(length);
});
