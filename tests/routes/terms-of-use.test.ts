// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decide, type Visit } from '#src/domain/plan/access.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { renewingProvider } from '#tests/support/renewing-provider.ts';
import { signedInStorage } from '#tests/support/test-portal.ts';
import { visit } from '#tests/support/visit.ts';

/* `/terms-of-use` is public when signed out and requires sign-in when an access token exists
   (product rule 2.5). */

const url = '/terms-of-use';
const settingsCalls = (calls: string[]) => calls.filter((call) => call.endsWith('/settings'));

describe('the rule', () => {
  const access = { needs: 'nothing', checksToken: true } as const;
  const visitor: Visit = {
    available: true,
    outageBypassed: false,
    termsAccepted: true,
    selection: null,
    prefix: null,
    named: null,
    signedIn: false,
    hasToken: false,
  };

  it.each([
    ['no token', {}, 'allow'],
    ['a token of a valid sign-in', { hasToken: true, signedIn: true }, 'allow'],
    ['a token that is good for nothing', { hasToken: true }, 'login'],
    ['terms not accepted yet', { hasToken: true, signedIn: true, termsAccepted: false }, 'allow'],
    ['an outage', { hasToken: true, available: false }, 'outage'],
    ['an outage that is bypassed', { available: false, outageBypassed: true }, 'allow'],
  ])('%s', (_name, facts, kind) => {
    expect(decide(access, { ...visitor, ...facts })).toEqual({ kind });
  });

  it('holds for no other public page', () => {
    expect(decide({ needs: 'nothing' }, { ...visitor, hasToken: true })).toEqual({ kind: 'allow' });
  });
});

describe('signed out', () => {
  it('opens the terms without a member call', async () => {
    const { end, calls } = await visit(url, memoryStorage());
    expect(end).toBe(url);
    expect(calls).toEqual(['GET /api/member/public/systemavailability']);
  });
});

describe('with an access token', () => {
  it.each([true, false])(
    'opens the terms with a valid sign-in, accepted or not (%s)',
    async (accepted) => {
      const { end, calls, portal } = await visit(url, signedInStorage(), {
        termsAccepted: accepted,
      });
      expect(end).toBe(url);
      // Requested before the page shows, so that it knows whether the member has to accept.
      expect(settingsCalls(calls)).toHaveLength(1);
      expect(portal.terms.seemAccepted()).toBe(accepted);
    },
  );

  it('redirects to sign-in without a refresh token', async () => {
    const session = signedInStorage();
    session.removeItem('refresh_token');
    const { end, calls } = await visit(url, session);
    expect(end).toBe('/login');
    expect(settingsCalls(calls)).toEqual([]);
  });

  it('redirects to sign-in with the reason after an idle session', async () => {
    const now = Date.parse('2026-11-21T09:00:00Z');
    const session = signedInStorage({ 'last-activity': String(now - 3_600_000) });
    const { end, portal } = await visit(url, session);
    expect(end).toBe('/login');
    expect(portal.session.problem.get()).toBe('timed-out');
    expect(session.getItem('access_token')).toBeNull();
  });

  it('redirects to sign-in with the reason when the expired token is not renewed', async () => {
    const issued = Date.parse('2026-11-21T09:00:00Z');
    const now = issued + 301_000;
    const { access_token } = renewingProvider(() => issued).issue();
    const provider = renewingProvider(() => now);
    const session = memoryStorage({ access_token, refresh_token: 'revoked', deep_link: '/claims' });
    const { end, portal, remembered } = await visit(url, session, {
      now: () => now,
      fetchToken: (_, { body }) => provider.answer(body),
    });
    expect(provider.refusals()).toBe(1);
    expect(end).toBe('/login');
    expect(portal.session.problem.get()).toBe('session-ended');
    // The terms are no place to come back to; where the member wanted to go is.
    expect(remembered).toBe('/claims');
  });

  it('opens the terms when the expired token cannot be renewed right now', async () => {
    const issued = Date.parse('2026-11-21T09:00:00Z');
    const { access_token } = renewingProvider(() => issued).issue();
    const session = memoryStorage({ access_token, refresh_token: 'refresh-1' });
    const { end } = await visit(url, session, { now: () => issued + 301_000 });
    expect(end).toBe(url);
  });

  it('sends no call when a link to the terms is hovered', async () => {
    const { router, calls } = await visit(
      '/select-plan',
      signedInStorage({ 'selected-plan': JSON.stringify(planOf('Medical')) }),
    );
    calls.length = 0;
    await router.preloadRoute({ to: url });
    expect(calls).toEqual([]);
  });
});
