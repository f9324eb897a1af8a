import { beforeEach, expect, it, vi } from 'vitest';
import { idleEndMs } from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import type * as sessionActors from '#src/session/session-actors.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

let isThere = false;
vi.mock(import('#src/session/session-actors.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const startSessionActors: typeof sessionActors.startSessionActors = (options) => {
    if (!isThere) throw new TypeError('the file is not there');
    return original.startSessionActors(options);
  };
  return { startSessionActors };
});

const start = Date.parse('2026-11-21T09:00:00Z');
let now = start;
beforeEach(() => {
  now = start;
  isThere = false;
});

function openTab(more: Parameters<typeof createTestPortal>[0] = {}) {
  const messages: unknown[] = [];
  const { portal } = createTestPortal({
    now: () => now,
    steady: () => 0,
    otherTabs: { post: (message) => messages.push(message), listen: () => {} },
    ...more,
  });
  return { session: portal.session, messages };
}

it('shows a failed sign-in, and loads the code again on the next try', async () => {
  const left: URL[] = [];
  const { session } = openTab({ leave: (url) => void left.push(url) });
  expect(await session.signIn()).toBe('provider-unreachable');
  expect(session.problem.get()).toBe('provider-unreachable');
  isThere = true;
  void session.signIn();
  await expect.poll(() => left).toHaveLength(1);
  expect(session.problem.get()).toBeNull();
});

it('fails a call with an expired token as offline, and keeps the session', async () => {
  const expired = jwt({ sub: 'maria', iat: start / 1000 - 600, exp: start / 1000 - 300 });
  const { session } = openTab({ session: signedInStorage({ access_token: expired }) });
  session.watch();
  await expect(session.accessToken()).rejects.toMatchObject({ kind: 'network' });
  expect(session.isSignedIn()).toBe(true);
});

it('ends an idle session, and tells the other tabs', async () => {
  const { session, messages } = openTab({ session: signedInStorage() });
  now += limits.idleWarningMs;
  await session.check();
  expect(session.isSignedIn()).toBe(true);
  now = start + idleEndMs;
  await session.check();
  expect(session.problem.get()).toBe('timed-out');
  expect(messages.at(-1)).toEqual({
    member: 'maria',
    news: { type: 'ended', problem: 'timed-out' },
  });
});
