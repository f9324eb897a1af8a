// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { acceptTerms } from '#src/api/calls/account/user-settings.ts';
import { connect } from '#src/app/wiring.ts';
import { storageKeys } from '#src/storage/storage-keys.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { visit } from '#tests/support/visit.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const member = () => signedInStorage({ 'selected-plan': JSON.stringify(planOf('Medical')) });

describe('the redirect during an outage', () => {
  it.each([
    ['a member', member],
    ['a visitor who is not signed in', memoryStorage],
  ])('%s: the screen they wanted is remembered, also through a reload', async (_who, storage) => {
    const session = storage();
    const result = await visit('/medical/claims?page=2', session, { available: false });
    expect(result.end).toBe('/outage-message');
    expect(result.remembered).toBe('/medical/claims?page=2');
    expect(result.portal.outage.turnedAwayAt()).toBe(now);
    expect(result.portal.outage.takeWanted()).toBeNull();
    expect(result.moves).toBe(1);
  });

  it('remembers a message by its id', async () => {
    const session = member();
    await visit('/message/m-7', session, { available: false });
    expect(session.getItem('deepLinkMessage')).toBe('m-7');
  });

  it.each(['/register', '/contact', '/login', '/terms-of-use'])(
    'the public page %s is remembered in memory, once, and leaves what is stored alone',
    async (url) => {
      const session = memoryStorage({ deep_link: '/claims' });
      const { end, remembered, portal } = await visit(url, session, { available: false });
      expect(end).toBe('/outage-message');
      expect(remembered).toBe('/claims');
      expect(portal.outage.takeWanted()).toBe(url);
      expect(portal.outage.takeWanted()).toBeNull();
    },
  );

  it('returns to the last requested page', async () => {
    const { portal, router } = await visit('/register', member(), { available: false });
    await router.navigate({ to: '/settings/profile' });
    expect(portal.outage.takeWanted()).toBeNull();
    expect(portal.storage.read(storageKeys.deepLink)).toBe('/settings/profile');
  });

  it('remembers nothing when a link is hovered', async () => {
    const session = member();
    const { portal, router } = await visit('/outage-message', session, { available: false });
    await router.preloadRoute({ to: '/settings/profile' });
    await router.preloadRoute({ to: '/register' });
    expect(session.getItem('deep_link')).toBeNull();
    expect(portal.outage.turnedAwayAt()).toBeNull();
  });

  it('does not redirect with the bypass flag', async () => {
    const session = memoryStorage({ 'outage-bypass': 'true' });
    const { end, portal } = await visit('/register', session, { available: false });
    expect(end).toBe('/register');
    expect(portal.outage.turnedAwayAt()).toBeNull();
  });
});

describe('the check whether the service is back', () => {
  const broken = () => new Response('', { status: 500 });

  it.each([true, false])('returns the answer %s', async (available) => {
    const { portal } = createTestPortal({ available });
    expect(await portal.availability.ask()).toBe(available);
  });

  it('returns no yes without an answer, although a navigation then goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { portal } = createTestPortal({ answer: broken });
    await expect(portal.availability.ask()).rejects.toMatchObject({ code: 'BP-NFA-009' });
    expect(await portal.availability.isAvailable()).toBe(true);
    expect(warn.mock.calls.map(([code]) => String(code))).toEqual(['BP-NFA-009', 'BP-NFA-009']);
    warn.mockRestore();
  });

  it('fires an activity event, and does not keep a session alive', async () => {
    const session = member();
    let present = now;
    const { portal } = createTestPortal({ session, now: () => present, steady: () => present });
    let activities = 0;
    portal.activity.addEventListener('activity', () => {
      activities += 1;
    });
    const before = session.getItem('last-activity');
    present += 60_000;
    await portal.availability.ask();
    expect(activities).toBe(1);
    expect(session.getItem('last-activity')).toBe(before);
  });
});

describe('an availability known for less than a minute', () => {
  /** A member at the claims, whose next questions are answered when the test says so. */
  async function atClaims() {
    let present = now;
    let hold: Promise<Response> | null = null;
    const { portal, router, calls } = await visit('/medical/claims', member(), {
      now: () => present,
      plans: [planOf('Medical')],
      answer: (path) => (path.endsWith('/systemavailability') ? hold : null),
    });
    connect(portal, router);
    calls.length = 0;
    return {
      portal,
      router,
      asked: () => calls.filter((call) => call.endsWith('/systemavailability')).length,
      wait: (ms: number) => (present += ms),
      /** Answers the next requests once the test says so. */
      holdAnswers: () => {
        let answer: (isUp: boolean) => void = () => {};
        hold = new Promise((resolve) => {
          answer = (isSystemAvailable) => resolve(Response.json({ isSystemAvailable }));
        });
        return (isSystemAvailable: boolean) => {
          answer(isSystemAvailable);
          hold = Promise.resolve(Response.json({ isSystemAvailable }));
        };
      },
    };
  }

  it('lets a navigation go on while it checks again', async () => {
    const { router, asked, holdAnswers } = await atClaims();
    const answer = holdAnswers();
    await router.navigate({ to: '/settings/profile' });
    expect(router.state.location.pathname).toBe('/settings/profile');
    expect(asked()).toBe(1);
    answer(true);
  });

  it('holds for a minute', async () => {
    const { router, asked, wait, holdAnswers } = await atClaims();
    wait(60_001);
    const answer = holdAnswers();
    const going = router.navigate({ to: '/settings/profile' });
    await expect.poll(asked).toBe(1);
    expect(router.state.resolvedLocation?.pathname).toBe('/medical/claims');
    answer(true);
    await going;
    expect(router.state.status).toBe('idle');
    expect(router.state.location.pathname).toBe('/settings/profile');
  });

  it('redirects to the outage page when the check finds an outage, and sends nothing before', async () => {
    const { portal, router, holdAnswers } = await atClaims();
    const answer = holdAnswers();
    await router.navigate({ to: '/settings/profile' });
    const sending = portal.send(acceptTerms('maria')).catch((failure: unknown) => failure);
    answer(false);
    expect(await sending).toMatchObject({ code: 'BP-NFA-009', kind: 'aborted' });
    await expect.poll(() => router.state.location.pathname).toBe('/outage-message');
    expect(portal.storage.read(storageKeys.deepLink)).toBe('/settings/profile');
  });

  it('does not stop a navigation with the bypass flag', async () => {
    const { portal, router, holdAnswers } = await atClaims();
    portal.storage.write(storageKeys.outageBypass, true);
    const answer = holdAnswers();
    await router.navigate({ to: '/settings/profile' });
    const sending = portal.send(acceptTerms('maria')).then(
      () => 'sent',
      (failure: unknown) => failure,
    );
    answer(false);
    expect(await sending).not.toMatchObject({ kind: 'aborted' });
    expect(router.state.location.pathname).toBe('/settings/profile');
  });
});
