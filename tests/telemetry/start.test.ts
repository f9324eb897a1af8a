// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPortalRouter } from '#src/app/router.ts';
import { startTelemetry } from '#src/app/telemetry/start-telemetry.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const original = globalThis.fetch;

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['layout-shift'];
      observe = vi.fn();
    },
  );
});
afterEach(() => {
  window.fetch = original;
  vi.unstubAllGlobals();
});

function start(sampleRate: number, session = signedInStorage()) {
  const { portal } = createTestPortal({ session });
  const router = createPortalRouter(portal);
  const telemetry = { endpoint: '/telemetry', sampleRate };
  startTelemetry({ portal, router, telemetry, earlyErrors: [] });
  return { portal, session, isWatching: window.fetch !== original };
}

it('samples once per tab session, and keeps the decision on reload', () => {
  const { portal, session, isWatching } = start(0);
  expect(isWatching).toBe(false);
  expect(portal.storage.read(storageKeys.telemetry)).toBe(false);
  expect(start(1, session).isWatching).toBe(false);

  const drawn = start(1);
  expect(drawn.isWatching).toBe(true);
  window.fetch = original;
  expect(start(0, drawn.session).isWatching).toBe(true);
});

it('samples at about the configured rate', () => {
  const draws = Array.from({ length: 400 }, () => {
    window.fetch = original;
    return start(0.25).isWatching;
  }).filter(Boolean).length;
  expect(draws).toBeGreaterThan(50);
  expect(draws).toBeLessThan(160);
});

it('passes on calls and failures while it watches them', async () => {
  window.fetch = vi.fn((input: unknown) =>
    String(input).includes('/down')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('a', { status: 201 })),
  );
  start(1);
  const answer = await window.fetch('https://members.example.org/api/member/users/maria/settings');
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe('a');
  await expect(window.fetch('https://members.example.org/down')).rejects.toThrow('Failed to fetch');
});
