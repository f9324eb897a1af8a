import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { accumulators } from '#src/api/calls/coverage/accumulators.ts';
import { signInMessage } from '#src/catalogue/sign-in-messages.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { refusedRenewal, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

const start = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;
const zTimes = z.object({ exp: z.number() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A device whose clock is wrong, with a provider and an API that know the time. */
function createDevice({ skew, lifeMinutes = 5, claims = {} }: Device) {
  let time = start;
  const device = {
    skew,
    /** The API rejects every token. */
    rejectsAll: false,
    tokenRequests: 0,
    rejections: 0,
    answerToken: (): Response =>
      signInAnswer({ now: time, nonce: 'n-1', lifetimeSeconds: lifeMinutes * 60, claims }),
  };
  const setClock = () => vi.setSystemTime(time + device.skew);
  setClock();
  const session = memoryStorage({
    code_verifier: 'v'.repeat(112),
    'pending-session': JSON.stringify({
      state: 's-1',
      nonce: 'n-1',
      createdAt: Date.now() - minute,
    }),
  });
  const openPage = (): TestPortal =>
    createTestPortal({
      session,
      now: () => Date.now(),
      callbackUrl:
        'https://members.example.org/auth-success?code=c-1&state=s-1&iss=https%3A%2F%2Fid.example.org',
      fetchToken: () => {
        device.tokenRequests += 1;
        return Promise.resolve(device.answerToken());
      },
      answer: (path, { headers }) => {
        if (path.includes('/public/')) return null;
        const [, payload = ''] = (headers.get('authorization') ?? '').split('.');
        const { exp } = zTimes.parse(JSON.parse(atob(payload)));
        if (!device.rejectsAll && time < exp * 1000) return null;
        device.rejections += 1;
        return new Response('', { status: 401 });
      },
    });
  let page = openPage();
  return {
    device,
    session: () => page.portal.session,
    calls: () => page.calls,
    call: () => page.portal.clients.send(accumulators('M1')),
    reload: () => {
      page = openPage();
    },
    pass: (ms: number) => {
      time += ms;
      setClock();
      page.portal.session.noticeActivity();
    },
    correctClock: () => {
      device.skew = 0;
      setClock();
    },
  };
}

interface Device {
  /** Milliseconds by which its clock is ahead. */
  skew: number;
  lifeMinutes?: number;
  /** Other claims of the ID token. */
  claims?: object;
}

const skews = [-1_440, -120, -10, -2, 0, 2, 10, 120, 1_440].map((minutes) => minutes * minute);
const lives = [5, 60];
const providers: [string, object][] = [
  ['a provider', {}],
  ['a provider that sends nbf', { nbf: start / 1000 }],
];
const table = skews.flatMap((skew) =>
  lives.flatMap((lifeMinutes) =>
    [false, true].flatMap((reloads) =>
      providers.map(([provider, claims]) => ({ skew, lifeMinutes, reloads, provider, claims })),
    ),
  ),
);

describe('a device whose clock is wrong', () => {
  it.each(table)(
    'a device whose clock is wrong by $skew ms signs in at $provider with tokens of $lifeMinutes minutes and renews them in time (reload: $reloads)',
    async ({ reloads, ...of }) => {
      const { device, session, call, reload, pass } = createDevice(of);
      expect(await session().finishSignIn()).toBeNull();
      await call();
      expect(device.tokenRequests).toBe(1);
      for (let passed = 0; passed < of.lifeMinutes + 10; passed += 4) {
        pass(4 * minute);
        if (reloads) reload();
        await call();
      }
      expect(session().isSignedIn()).toBe(true);
      expect(device.rejections).toBe(0);
      // Once for each lifetime of a token.
      expect(device.tokenRequests).toBe(of.lifeMinutes === 60 ? 2 : 3);
    },
  );

  // A larger change of the clock ends the session, because the idle time is unknown.
  it.each(skews.filter((skew) => Math.abs(skew) <= 10 * minute).map((skew) => [skew]))(
    'a device whose clock is wrong by %d ms and set right afterward renews once, for all calls',
    async (skew) => {
      const { device, session, call, reload, pass, correctClock } = createDevice({ skew });
      await session().finishSignIn();
      correctClock();
      reload();
      pass(5 * minute);
      await Promise.all([call(), call(), call()]);
      expect(session().isSignedIn()).toBe(true);
      expect(device.tokenRequests).toBe(2);
    },
  );
});

describe('a token that the API rejects', () => {
  async function signedIn(skew = 0) {
    const tab = createDevice({ skew });
    await tab.session().finishSignIn();
    return tab;
  }

  it('renews a rejected token once for all calls, which are repeated', async () => {
    const { device, session, call, calls } = await signedIn();
    device.rejectsAll = true;
    const { answerToken } = device;
    device.answerToken = () => {
      device.rejectsAll = false;
      return answerToken();
    };
    await Promise.all([call(), call(), call()]);
    expect(session().isSignedIn()).toBe(true);
    expect(device.tokenRequests).toBe(2);
    expect(calls()).toHaveLength(6);
  });

  it('ends the session when the renewed one is rejected too', async () => {
    const { device, session, call } = await signedIn();
    device.rejectsAll = true;
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(session().isSignedIn()).toBe(false);
    expect(session().problem.get()).toBe('session-ended');
    expect(device.tokenRequests).toBe(2);
  });

  it('ends the session when the provider refuses to renew it', async () => {
    const { device, session, call } = await signedIn();
    device.rejectsAll = true;
    device.answerToken = refusedRenewal;
    await expect(call()).rejects.toMatchObject({ kind: 'session' });
    expect(session().problem.get()).toBe('session-ended');
  });

  it('keeps a rejected token when the provider does not answer', async () => {
    const { device, session, call } = await signedIn();
    device.rejectsAll = true;
    device.answerToken = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(call()).rejects.toMatchObject({ kind: 'network' });
    expect(session().isSignedIn()).toBe(true);
  });

  it('reports a deleted account if expected', async () => {
    const { device, session, call } = await signedIn();
    session().expectDeleted();
    device.rejectsAll = true;
    device.answerToken = refusedRenewal;
    await expect(call()).rejects.toMatchObject({ kind: 'session' });
    expect(session().problem.get()).toBe('account-deleted');
  });

  it.each([
    [120, 'Your device’s clock is 2 hours ahead. Check your device’s date and time.'],
    [-10, 'Your device’s clock is 10 minutes behind. Check your device’s date and time.'],
    [1_440 * 3, 'Your device’s clock is 3 days ahead. Check your device’s date and time.'],
  ])('the sign-in page says that the clock is wrong by %d minutes', async (minutes, hint) => {
    const { device, session, call } = await signedIn(minutes * minute);
    device.rejectsAll = true;
    await expect(call()).rejects.toThrow();
    expect(signInMessage('session-ended', session().clockSkew()).text).toContain(hint);
  });

  it('does not mention a correct clock', async () => {
    const { session } = await signedIn();
    expect(signInMessage('session-ended', session().clockSkew()).text).not.toContain('clock');
  });
});

it('says that the clock was set back during sign-in', async () => {
  const { session, correctClock } = createDevice({ skew: 10 * minute });
  correctClock();
  expect(await session().finishSignIn()).toBe('clock-changed');
  expect(signInMessage('clock-changed').text).toBe(
    'We couldn’t sign you in because your device’s clock changed meanwhile. Check your device’s date and time. Please sign in again.',
  );
});
