// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin } from '#src/app/begin.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, planStorage, signedInStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');
const dashboard = '/medical/dashboard';

type Options = Parameters<typeof createTestPortal>[0];

/** Returns the calls with which a page begins. */
async function callsOf(pathname: string, options: Options = {}): Promise<string[]> {
  const { portal, calls } = createTestPortal({ session: planStorage(plan), ...options });
  await begin(portal, pathname, false);
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  return calls;
}

const including = (calls: readonly string[], part: string) =>
  calls.filter((call) => call.includes(part)).length;

afterEach(() => document.body.replaceChildren());

it('a page of a plan begins with the calls of the guard and of the screen', async () => {
  const calls = await callsOf(dashboard);
  for (const part of [
    '/systemavailability',
    '/settings',
    '/accessrights/',
    '/accumulators',
    '/Patient?',
    '/appeal-deadlines',
    '/messages/count',
  ]) {
    expect(including(calls, part), part).toBe(1);
  }
});

it('the guard makes none of these calls again', async () => {
  const { portal, calls } = createTestPortal({ session: planStorage(plan) });
  void begin(portal, dashboard, false);
  const history = createMemoryHistory({ initialEntries: [dashboard] });
  await createPortalRouter(portal, history).load();
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

describe('nothing is asked', () => {
  it('on a page of no plan', async () => {
    expect(await callsOf('/messages')).toEqual([]);
    expect(await callsOf('/login')).toEqual([]);
  });

  it('by a visitor who is not signed in', async () => {
    expect(await callsOf(dashboard, { session: memoryStorage() })).toEqual([]);
  });

  it('in a session that was idle for too long', async () => {
    const now = Date.parse('2026-11-21T09:00:00Z');
    const session = planStorage(plan);
    session.setItem('last-activity', JSON.stringify(now - 3_600_000));
    expect(await callsOf(dashboard, { session, now: () => now })).toEqual([]);
  });
});

describe('the patients whom the tab knows', () => {
  const knownFor = (known: string) => {
    const session = planStorage(plan);
    session.setItem('patient-ids', JSON.stringify({ plan: known, ids: ['p1', 'p2'] }));
    return session;
  };

  it('have their claims searched at once', async () => {
    const calls = await callsOf('/medical/claims', { session: knownFor(planKey(plan)) });
    expect(including(calls, '/ExplanationOfBenefit?patient=p1')).toBe(1);
    expect(including(calls, '/ExplanationOfBenefit?patient=p2')).toBe(1);
  });

  it('are forgotten for another plan', async () => {
    const other = planKey({ ...plan, contractId: 'C2' });
    const calls = await callsOf('/medical/claims', { session: knownFor(other) });
    expect(including(calls, 'patient=p1')).toBe(0);
  });
});

describe('on the return from the identity provider', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const returned = (state: string, fetchToken = vi.fn()) => {
    const session = signedInStorage();
    session.clear();
    session.setItem('code_verifier', 'verifier');
    session.setItem(
      'pending-session',
      JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now - 1_000 }),
    );
    const callbackUrl = `https://members.example.org/auth-success?code=c&state=${state}`;
    return createTestPortal({ session, plans: [plan], callbackUrl, fetchToken, now: () => now });
  };

  it('the member is signed in, and the first screen of the only plan begins', async () => {
    const fetchToken = vi.fn(() => Promise.resolve(signInAnswer({ now, nonce: 'n-1' })));
    const { portal, calls } = returned('s-1', fetchToken);
    await begin(portal, '/auth-success', true);
    expect(await portal.session.finishSignIn()).toBeNull();
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(including(calls, '/memberships')).toBe(1);
    expect(including(calls, '/accumulators')).toBe(1);
  });

  it('S19: nothing is asked where the answer is not this sign-in’s', async () => {
    const fetchToken = vi.fn();
    const { portal, calls } = returned('another', fetchToken);
    await begin(portal, '/auth-success', true);
    expect(await portal.session.finishSignIn()).toBe('callback-refused');
    expect(fetchToken).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('S19: nothing is asked with a token whose ID token has another nonce', async () => {
    const { portal, calls } = returned(
      's-1',
      vi.fn(() => Promise.resolve(signInAnswer({ now, nonce: 'n-2' }))),
    );
    await begin(portal, '/auth-success', true);
    expect(portal.session.isSignedIn()).toBe(false);
    expect(calls).toEqual([]);
  });
});

it('the dashboard greets the member in the frame before React has arrived', async () => {
  document.body.innerHTML = `
    <div id="root"><div aria-busy="true"><p>Loading…</p></div></div>
    <template id="welcome"><div><h1></h1><p></p></div></template>`;
  await callsOf(dashboard, { session: planStorage(plan) });
  expect(document.querySelector('#root h1')?.textContent).toBe('Good Morning, Maria');
});
