import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#src/api/http/failure.ts';
import { cases } from '#tests/support/cases.ts';
import { faults, unauthorized } from '#tests/support/faults.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { renewingProvider, rotations, type Rotation } from '#tests/support/renewing-provider.ts';
import { simulatedBrowser } from '#tests/support/simulated-browser.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { clearTestTimers } from '#tests/support/test-timers.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

/** Loaded once: the first refresh fetches the OAuth library, which no interleaving shall wait for. */
await import('#src/api/sign-in/identity.ts');

function tabs(
  count: number,
  scheduler: fc.Scheduler,
  { isLocked = true, rotation }: { isLocked?: boolean; rotation: Rotation },
) {
  // The portals of the last case.
  clearTestTimers();
  let now = start;
  const provider = renewingProvider(() => now, { rotation });
  const first = provider.issue();
  const browser = simulatedBrowser(scheduler);
  const portals = Array.from(
    { length: count },
    () =>
      createTestPortal({
        // A duplicated tab starts with a copy of the session storage.
        session: memoryStorage({
          access_token: first.access_token,
          refresh_token: first.refresh_token,
        }),
        now: () => now,
        handOver: isLocked ? browser.openTab() : null,
        fetchToken: async (_, { body }) => {
          await scheduler.schedule(Promise.resolve(), 'token request arrives');
          const answer = await provider.answer(body);
          await scheduler.schedule(Promise.resolve(), 'token answer arrives');
          return answer;
        },
      }).portal.session,
  );
  return {
    provider,
    portals,
    expire: () => {
      now += 301_000;
      // The member does something in one tab, of which the others hear.
      for (const portal of portals) portal.noticeActivity();
    },
  };
}

describe.each(rotations)(
  '2 to 8 calls in any order, with refresh tokens replaced: %s',
  (rotation) => {
    it('makes at most one token request for each expiry in one tab', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 4 }),
          fc.boolean(),
          async (scheduler, callsByExpiry, isLocked) => {
            const { provider, portals, expire } = tabs(1, scheduler, { isLocked, rotation });
            for (const [index, calls] of callsByExpiry.entries()) {
              expire();
              const tokens = await callAll(scheduler, portals, calls);
              expect(new Set(tokens).size).toBe(1);
              expect(provider.requests).toHaveLength(index + 1);
            }
            expect(provider.refusals()).toBe(0);
          },
        ),
        { numRuns: rotation === 'always' ? cases * 0.4 : cases * 0.2 },
      );
    });

    it('makes one token request for each expiry in all tabs together, without a refusal', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.integer({ min: 2, max: 4 }),
          fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 4 }),
          async (scheduler, tabCount, callsByExpiry) => {
            const { provider, portals, expire } = tabs(tabCount, scheduler, { rotation });
            for (const [index, calls] of callsByExpiry.entries()) {
              expire();
              const tokens = await callAll(scheduler, portals, calls);
              expect(new Set(tokens).size).toBe(1);
              expect(provider.requests).toHaveLength(index + 1);
            }
            expect(provider.refusals()).toBe(0);
          },
        ),
        { numRuns: rotation === 'always' ? cases * 0.4 : cases * 0.2 },
      );
    });

    it.each([1, 3])('S27: keeps a session over 200 renewals in %i tabs', async (tabCount) => {
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          const { provider, portals, expire } = tabs(tabCount, scheduler, { rotation });
          for (let renewal = 1; renewal <= 200; renewal += 1) {
            expire();
            const tokens = await callAll(scheduler, portals, tabCount);
            expect(tokens).not.toContain(null);
            expect(new Set(tokens).size).toBe(1);
            expect(provider.requests).toHaveLength(renewal);
          }
          expect(provider.refusals()).toBe(0);
        }),
        { numRuns: 1 },
      );
    });
  },
);

/** `calls` calls, spread over the tabs, each beginning when the scheduler says so. */
async function callAll(
  scheduler: fc.Scheduler,
  portals: { accessToken: () => Promise<string | null> }[],
  calls: number,
) {
  const results = Array.from({ length: calls }, async (_, index) => {
    await scheduler.schedule(Promise.resolve(), `call ${index}`);
    return portals[index % portals.length]?.accessToken();
  });
  return scheduler.waitFor(Promise.all(results));
}

describe('the result of a refresh', () => {
  const expired = (fetchToken: () => Promise<Response>) => {
    const provider = renewingProvider(() => start - 400_000);
    const { access_token, refresh_token } = provider.issue();
    const session = memoryStorage({
      access_token,
      refresh_token,
      'selected-plan': 'x',
      deep_link: '/medical/claims',
    });
    // Offline, the provider cannot be reached to renew the session.
    return { ...createTestPortal({ session, fetchToken, isOnline: () => false }), session };
  };

  it('signs the member out and keeps the deep link when refused', async () => {
    const { portal, session } = expired(() =>
      Promise.resolve(Response.json({ error: 'invalid_grant' }, { status: 400 })),
    );
    await expect(portal.session.accessToken()).rejects.toMatchObject({ kind: 'session' });
    await expect.poll(() => portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem.get()).toBe('session-ended');
    expect(Object.keys(session)).toEqual(['deep_link']);
  });

  it.each([...faults, unauthorized])(
    'fails the call and keeps the session: $name',
    async ({ answer }) => {
      const { portal } = expired(async () => answer());
      const failure = portal.session.accessToken();
      await expect(failure).rejects.toBeInstanceOf(ApiFailure);
      await expect(failure).rejects.toMatchObject({ kind: 'network' });
      expect(portal.session.isSignedIn()).toBe(true);
    },
  );

  it('does not answer the idle warning when a call renews its token', async () => {
    let now = start;
    const provider = renewingProvider(() => now);
    const { access_token, refresh_token } = provider.issue();
    const { portal } = createTestPortal({
      session: memoryStorage({ access_token, refresh_token }),
      now: () => now,
      fetchToken: (_, { body }) => provider.answer(body),
    });
    now += 13 * 60_000;
    expect(await portal.session.accessToken()).not.toBe(access_token);
    expect(provider.requests).toHaveLength(1);
    expect(portal.session.remainingMs()).toBe(2 * 60_000);
  });

  it('does not refresh a fresh token again when the clock is ten minutes ahead', async () => {
    const provider = renewingProvider(() => start - 600_000);
    const { access_token, refresh_token } = provider.issue();
    const { portal } = createTestPortal({
      session: memoryStorage({ access_token, refresh_token }),
      now: () => start,
      fetchToken: (_, { body }) => provider.answer(body),
    });
    await portal.session.accessToken();
    await portal.session.accessToken();
    expect(provider.requests).toHaveLength(1);
  });
});
