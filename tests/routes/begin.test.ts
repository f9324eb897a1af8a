// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin } from '#src/app/begin.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { everyRight, planOf } from '#tests/support/plans.ts';
import * as markup from '../../scripts/page-markup.tsx';
import { signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, planStorage, signedInStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');
const dashboard = '/medical/dashboard';

type Options = Parameters<typeof createTestPortal>[0];

/** Returns the first calls of a page. */
async function callsOf(pathname: string, options: Options = {}): Promise<string[]> {
  const { portal, calls } = createTestPortal({ session: planStorage(plan), ...options });
  await begin(portal, pathname, false);
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  return calls;
}

const including = (calls: readonly string[], part: string) =>
  calls.filter((call) => call.includes(part)).length;

afterEach(() => document.body.replaceChildren());

it('starts the calls of the guard and of the screen on a plan page', async () => {
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

it('makes each call once, together with the guard', async () => {
  const { portal, calls } = createTestPortal({ session: planStorage(plan) });
  void begin(portal, dashboard, false);
  const history = createMemoryHistory({ initialEntries: [dashboard] });
  await createPortalRouter(portal, history).load();
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
});

/** Answers the search for patients with the member's own record. */
const patientFound = (path: string): Response | null =>
  path.endsWith('/Patient')
    ? Response.json({
        resourceType: 'Bundle',
        type: 'searchset',
        entry: [
          {
            resource: {
              resourceType: 'Patient',
              id: 'p1',
              identifier: [{ value: plan.memberId }],
            },
          },
        ],
      })
    : null;

it('makes each call once when the guard comes after the rights', async () => {
  const session = knownFor(planKey(plan));
  const { portal, calls } = createTestPortal({ session, answer: patientFound });
  await begin(portal, dashboard, false);
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  const history = createMemoryHistory({ initialEntries: [dashboard] });
  await createPortalRouter(portal, history).load();
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  const searches = calls.filter((call) => call.includes('/ExplanationOfBenefit'));
  expect(searches.length).toBeGreaterThan(0);
  expect(searches.toSorted()).toEqual([...new Set(searches)].toSorted());
});

describe('makes no call', () => {
  it('makes no call on a page without a plan', async () => {
    expect(await callsOf('/messages')).toEqual([]);
    expect(await callsOf('/login')).toEqual([]);
  });

  it('makes no call for a visitor who is not signed in', async () => {
    expect(await callsOf(dashboard, { session: memoryStorage() })).toEqual([]);
  });

  it('makes no call after the session has timed out', async () => {
    const now = Date.parse('2026-11-21T09:00:00Z');
    const session = planStorage(plan);
    session.setItem('last-activity', JSON.stringify(now - 3_600_000));
    expect(await callsOf(dashboard, { session, now: () => now })).toEqual([]);
  });
});

it('treats an address that is named like an object’s function as an unknown screen', async () => {
  const calls = await callsOf('/medical/constructor');
  expect(including(calls, '/accessrights/')).toBe(1);
});

/** Returns the storage of a tab that knows two patients of a plan. */
const knownFor = (known: string) => {
  const session = planStorage(plan);
  const visit = {
    plan: known,
    patientIds: ['p1', 'p2'],
    actingMemberIds: ['M1', 'M2'],
    paysHere: true,
    hasAccount: true,
  };
  session.setItem('last-visit', JSON.stringify(visit));
  return session;
};

describe('remembered patients', () => {
  it('have their claims searched right away', async () => {
    const calls = await callsOf('/medical/claims', { session: knownFor(planKey(plan)) });
    expect(including(calls, '/ExplanationOfBenefit?patient=p1')).toBe(1);
    expect(including(calls, '/ExplanationOfBenefit?patient=p2')).toBe(1);
  });

  it('ignores remembered patients for another plan', async () => {
    const other = planKey({ ...plan, contractId: 'C2' });
    const calls = await callsOf('/medical/claims', { session: knownFor(other) });
    expect(including(calls, 'patient=p1')).toBe(0);
  });
});

describe('patients of the claims', () => {
  /** Returns what the tab stores if `meanwhile` happens before the claims load. */
  async function rememberedAfter(meanwhile: (session: Storage) => void) {
    let answerClaims = () => {};
    const claimsMayCome = new Promise<void>((resolve) => {
      answerClaims = resolve;
    });
    const session = planStorage(plan);
    const { portal, calls } = createTestPortal({
      session,
      answer: async (path) => {
        if (path.endsWith('/ExplanationOfBenefit')) await claimsMayCome;
        return patientFound(path);
      },
    });
    void begin(portal, dashboard, false);
    const history = createMemoryHistory({ initialEntries: [dashboard] });
    await createPortalRouter(portal, history).load();
    await expect.poll(() => including(calls, '/ExplanationOfBenefit')).toBeGreaterThan(0);
    meanwhile(session);
    answerClaims();
    await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
    await Promise.resolve();
    return session.getItem('last-visit');
  }

  it('remembers the patients of the claims', async () => {
    expect(await rememberedAfter(() => {})).toContain('"patientIds":["p1"]');
  });

  it('does not store patients again after the records were removed', async () => {
    expect(await rememberedAfter((session) => session.removeItem('last-visit'))).toBeNull();
  });
});

describe('remembered rights', () => {
  /** Returns the calls and reported failures of a portal whose rights never load. */
  async function callsBeforeRights(known: string, answer: (path: string) => Response | null) {
    const { portal, calls } = createTestPortal({
      session: knownFor(known),
      answer: (path) => (path.includes('/accessrights/') ? new Promise(() => {}) : answer(path)),
    });
    const reported: string[] = [];
    portal.errors.onApiError((code) => reported.push(code));
    void begin(portal, dashboard, false);
    // The rights alone.
    await expect.poll(() => portal.queryClient.isFetching()).toBe(1);
    return { reported, calls };
  }
  const parts = ['/messages/count', '/billing', '/health-reimbursement/transactions'];

  it('start calls before the current rights load', async () => {
    const { calls } = await callsBeforeRights(planKey(plan), () => null);
    for (const part of parts) expect(including(calls, part), part).toBe(1);
  });

  it('ignores remembered rights for another plan', async () => {
    const other = planKey({ ...plan, contractId: 'C2' });
    const { calls } = await callsBeforeRights(other, () => null);
    for (const part of parts) expect(including(calls, part), part).toBe(0);
  });

  it('report no failure of a call that is no longer allowed', async () => {
    const answered = await callsBeforeRights(planKey(plan), () => null);
    const refused = await callsBeforeRights(planKey(plan), (path) =>
      parts.some((part) => path.includes(part)) ? Response.json({}, { status: 403 }) : null,
    );
    expect(including(refused.calls, '/billing')).toBe(1);
    expect(refused.reported.length).toBeLessThanOrEqual(answered.reported.length);
  });

  it('replaces remembered rights by the current rights', async () => {
    const session = knownFor(planKey(plan));
    const rights = { ...everyRight, healthReimbursementAccount: false };
    await callsOf(dashboard, { session, rights });
    expect(session.getItem('last-visit')).toContain('"hasAccount":false');
  });
});

it('does not keep an availability answer for a later navigation', async () => {
  const { portal, calls } = createTestPortal();
  await portal.availability.isAvailable();
  portal.availability.askAhead();
  await portal.availability.lastAnswer();
  expect(including(calls, '/systemavailability')).toBe(1);
});

it('does not read claims for a link that is only hovered', async () => {
  const { portal, calls } = createTestPortal({ session: knownFor(planKey(plan)) });
  await begin(portal, '/medical/pharmacy', false);
  await portal.plans.load();
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  calls.length = 0;
  const history = createMemoryHistory({ initialEntries: [dashboard] });
  const router = createPortalRouter(portal, history);
  await router.preloadRoute({
    to: '/{-$contractType}/claims',
    params: { contractType: 'medical' },
  });
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  expect(including(calls, '/ExplanationOfBenefit')).toBe(0);
});

describe('on the return from the identity provider', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const returned = (answer: string, fetchToken = vi.fn()) => {
    const session = signedInStorage();
    session.clear();
    session.setItem('code_verifier', 'verifier');
    session.setItem(
      'pending-session',
      JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: now - 1_000 }),
    );
    const callbackUrl = `https://members.example.org/auth-success?${answer}`;
    return createTestPortal({ session, plans: [plan], callbackUrl, fetchToken, now: () => now });
  };

  it('signs in and starts the dashboard of the only plan', async () => {
    const fetchToken = vi.fn(() => Promise.resolve(signInAnswer({ now, nonce: 'n-1' })));
    const { portal, calls } = returned('code=c&state=s-1', fetchToken);
    await begin(portal, '/auth-success', true);
    expect(await portal.session.finishSignIn()).toBeNull();
    expect(fetchToken).toHaveBeenCalledOnce();
    expect(including(calls, '/memberships')).toBe(1);
    expect(including(calls, '/accumulators')).toBe(1);
  });

  it('leaves the choice of the only plan to its screen', async () => {
    const fetchToken = vi.fn(() => Promise.resolve(signInAnswer({ now, nonce: 'n-1' })));
    const { portal, calls } = returned('code=c&state=s-1', fetchToken);
    await begin(portal, '/auth-success', true);
    expect(including(calls, '/accessrights/')).toBe(1);
    expect(portal.plans.remembered()).toBeNull();
  });

  it('tells the route why the provider refused', async () => {
    const { portal } = returned('error=access_denied&state=s-1');
    await begin(portal, '/auth-success', true);
    expect(await portal.session.finishSignIn()).toBe('denied');
  });

  it('S19: makes no call when the state does not match', async () => {
    const fetchToken = vi.fn();
    const { portal, calls } = returned('code=c&state=another', fetchToken);
    await begin(portal, '/auth-success', true);
    expect(await portal.session.finishSignIn()).toBe('callback-refused');
    expect(fetchToken).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });

  it('S19: makes no call with a token whose ID token has another nonce', async () => {
    const { portal, calls } = returned(
      'code=c&state=s-1',
      vi.fn(() => Promise.resolve(signInAnswer({ now, nonce: 'n-2' }))),
    );
    await begin(portal, '/auth-success', true);
    expect(portal.session.isSignedIn()).toBe(false);
    expect(calls).toEqual([]);
  });
});

it('shows greeting and ID card in the frame before React has loaded', async () => {
  document.body.innerHTML = `<div id="root">${markup.skeleton}</div>${markup.dashboard}`;
  await callsOf(dashboard, { session: planStorage(plan) });
  const main = document.querySelector('#root main');
  expect(main?.querySelector('h1')?.textContent).toBe('Good Morning, Maria');
  expect(main?.querySelector('h1 + p')?.textContent).toContain(plan.lobDisplayName);
  const card = main?.querySelector<HTMLElement>('div:has(> dl)');
  expect(card?.textContent).toContain(plan.memberId);
  expect(card?.querySelector('strong')?.textContent).toBe('Arbor Shield');
  expect(card?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
  const frame = document.querySelector<HTMLElement>('#root > *');
  expect(frame?.style.getPropertyValue('--brand-accent')).toMatch(/^#/);
  expect(card?.textContent).toContain('Active');
  expect(main?.querySelectorAll('[aria-busy] [aria-busy]')).toHaveLength(1);
});

it('does not call an ended plan active in the frame', async () => {
  document.body.innerHTML = `<div id="root">${markup.skeleton}</div>${markup.dashboard}`;
  await callsOf(dashboard, { session: planStorage(planOf('Medical', { isActive: false })) });
  const card = document.querySelector('#root main div:has(> dl)');
  expect(card?.textContent).toContain(plan.memberId);
  expect(card?.textContent).not.toMatch(/active/i);
});
