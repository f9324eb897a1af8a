import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleEndMs } from '#src/domain/session/idle.ts';
import { limits } from '#src/domain/limits.ts';
import { isWarning } from '#src/machines/session-timeout/session-timeout.selectors.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { callbackFor, signInAnswer } from '#tests/support/provider-answers.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

const start = Date.parse('2026-11-21T09:00:00Z');
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The device sleeps: time passes, and no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

type Portal = ReturnType<typeof createTestPortal>['portal'];
const isWarned = ({ session }: Portal) => {
  const timeout = session.timeout.get();
  return timeout !== null && isWarning(timeout.getSnapshot());
};

/** The tabs of one browser, which tell each other of the session. */
function openBrowser() {
  const local = memoryStorage();
  const listeners = new Map<object, (message: unknown) => void>();
  return {
    openTab(user = 'maria', more: Record<string, string> = {}) {
      const tab = {};
      const posted: unknown[] = [];
      const session = signedInStorage({
        access_token: jwt({ sub: user, iat: start / 1000, exp: start / 1000 + 7200 }),
        logged_in_user: user,
        ...more,
      });
      const { portal } = createTestPortal({
        session,
        now: () => Date.now(),
        steady: () => 0,
        isOnline: () => false,
        areas: { session: () => session, local: () => local },
        otherTabs: {
          post(message) {
            posted.push(message);
            for (const [other, listener] of listeners) if (other !== tab) listener(message);
          },
          listen: (listener) => listeners.set(tab, listener),
        },
      });
      const heard = listeners.get(tab);
      return {
        portal,
        session,
        posted,
        tell: (message: unknown) => heard?.(message),
        /** Messages to this tab are lost from now on. */
        goDeaf: () => listeners.delete(tab),
        hearAgain: () => heard && listeners.set(tab, heard),
      };
    },
  };
}

describe('an idle member', () => {
  it('warns an idle member in time, and signs the member out after the countdown', async () => {
    const { portal } = openBrowser().openTab();
    await wait(5 * minute);
    portal.session.watch();
    await wait(limits.idleWarningMs - 5 * minute - 1);
    expect(isWarned(portal)).toBe(false);
    await wait(1);
    expect(isWarned(portal)).toBe(true);
    await wait(limits.signOutCountdownMs - 1);
    expect(portal.session.isSignedIn()).toBe(true);
    await wait(limits.otherTabsAnswerMs + 1);
    expect(portal.session.isSignedIn()).toBe(false);
    expect(portal.session.problem.get()).toBe('timed-out');
  });

  it('stays signed in after the warning only by choosing so', async () => {
    const { portal } = openBrowser().openTab();
    portal.session.watch();
    await wait(limits.idleWarningMs);
    portal.session.noticeActivity();
    portal.session.reportActivity('member');
    expect(portal.session.remainingMs()).toBe(limits.signOutCountdownMs);
    portal.session.stay();
    expect(portal.session.remainingMs()).toBe(idleEndMs);
    expect(isWarned(portal)).toBe(false);
  });

  it('warns an idle member also if the dialog’s code loads late', async () => {
    const { portal } = openBrowser().openTab();
    await wait(limits.idleWarningMs);
    portal.session.noticeActivity();
    await wait(1);
    expect(isWarned(portal)).toBe(true);
  });

  it('signs an idle member out after the device’s sleep, before any action', async () => {
    const { portal, session } = openBrowser().openTab();
    sleep(idleEndMs);
    expect(portal.session.isSignedIn()).toBe(false);
    const token = portal.session.accessToken();
    await wait(limits.otherTabsAnswerMs);
    expect(await token).toBeNull();
    expect(portal.session.problem.get()).toBe('timed-out');
    expect(session.getItem('access_token')).toBeNull();
  });

  it.each<[string, (portal: Portal) => unknown]>([
    ['looking', ({ session }) => session.check()],
    ['going on', ({ session }) => session.noticeActivity()],
    ['choosing to stay', ({ session }) => session.stay()],
  ])('finds the session over after a sleep by %s', async (_, act) => {
    const { portal } = openBrowser().openTab();
    sleep(idleEndMs);
    void act(portal);
    await wait(limits.otherTabsAnswerMs);
    expect(portal.session.problem.get()).toBe('timed-out');
  });

  it('sees the warning close on the next check after another tab answered it', async () => {
    const { portal, tell } = openBrowser().openTab();
    portal.session.watch();
    await wait(limits.idleWarningMs);
    tell({ member: 'maria', news: { type: 'activity', at: Date.now() } });
    expect(isWarned(portal)).toBe(false);
    expect(portal.session.remainingMs()).toBe(idleEndMs);
  });
});

it('starts nothing when it checks an active session', async () => {
  const { portal } = openBrowser().openTab();
  await portal.session.check();
  expect(portal.session.timeout.get()).toBeNull();
});

it('resolves a check during the warning at once', async () => {
  const { portal } = openBrowser().openTab();
  portal.session.watch();
  await wait(limits.idleWarningMs);
  await portal.session.check();
  expect(isWarned(portal)).toBe(true);
  expect(portal.session.isSignedIn()).toBe(true);
});

it('resolves a check once the session has ended', async () => {
  const { portal } = openBrowser().openTab();
  sleep(idleEndMs);
  let isClear = false;
  const look = portal.session.check().then(() => (isClear = true));
  await wait(limits.otherTabsAnswerMs - 1);
  expect(isClear).toBe(false);
  await wait(1);
  await look;
  expect(portal.session.isSignedIn()).toBe(false);
});

it('does nothing without a session', async () => {
  const { portal } = createTestPortal({ now: () => Date.now(), steady: () => 0 });
  portal.session.watch();
  sleep(idleEndMs);
  await portal.session.check();
  portal.session.noticeActivity();
  await wait(idleEndMs);
  expect(portal.session.problem.get()).toBeNull();
  expect(isWarned(portal)).toBe(false);
});

it('starts the idle timeout at sign-in, however long the page was open', async () => {
  const { portal } = createTestPortal({
    session: memoryStorage({
      code_verifier: 'v'.repeat(112),
      'pending-session': JSON.stringify({ state: 's-1', nonce: 'n-1', createdAt: start }),
    }),
    now: () => Date.now(),
    steady: () => 0,
    callbackUrl: callbackFor(new URLSearchParams({ state: 's-1' })),
    fetchToken: () => Promise.resolve(signInAnswer({ now: Date.now(), nonce: 'n-1' })),
  });
  sleep(minute);
  expect(await portal.session.finishSignIn()).toBeNull();
  expect(portal.session.remainingMs()).toBe(idleEndMs);
  await wait(limits.idleWarningMs);
  expect(isWarned(portal)).toBe(true);
});

it('counts a reload as activity of the member', () => {
  const { portal, posted } = openBrowser().openTab('maria', {
    'last-activity': String(start - 5 * minute),
  });
  expect(portal.session.remainingMs()).toBe(idleEndMs);
  expect(posted).toEqual([{ member: 'maria', news: { type: 'activity', at: start } }]);
});

describe('with a second tab', () => {
  it('keeps a tab signed in by activity in the other', async () => {
    const browser = openBrowser();
    const [idle, used] = [browser.openTab(), browser.openTab()];
    idle.portal.session.watch();
    await wait(10 * minute);
    used.portal.session.noticeActivity();
    expect(idle.portal.session.remainingMs()).toBe(idleEndMs);
    await wait(10 * minute);
    expect(isWarned(idle.portal)).toBe(false);
  });

  it('stays signed in in both tabs when the member chooses so in one', async () => {
    const browser = openBrowser();
    const [tab, otherTab] = [browser.openTab(), browser.openTab()];
    for (const { portal } of [tab, otherTab]) portal.session.watch();
    await wait(limits.idleWarningMs);
    expect(isWarned(otherTab.portal)).toBe(true);
    tab.portal.session.stay();
    expect(isWarned(otherTab.portal)).toBe(false);
    expect(otherTab.portal.session.remainingMs()).toBe(idleEndMs);
  });

  it('asks the other tab before it ends the session', async () => {
    const browser = openBrowser();
    const [frozen, used] = [browser.openTab(), browser.openTab()];
    frozen.goDeaf();
    sleep(idleEndMs - minute);
    used.portal.session.stay();
    sleep(minute);
    frozen.hearAgain();
    const look = frozen.portal.session.check();
    await wait(limits.otherTabsAnswerMs);
    await look;
    expect(frozen.portal.session.isSignedIn()).toBe(true);
    expect(frozen.portal.session.remainingMs()).toBe(idleEndMs - minute - limits.otherTabsAnswerMs);
  });

  it('does not answer another tab after its session has ended', () => {
    const { posted, tell } = openBrowser().openTab();
    posted.splice(0);
    const asking = { member: 'maria', news: { type: 'asking' } };
    tell(asking);
    expect(posted).toEqual([{ member: 'maria', news: { type: 'activity', at: start } }]);
    sleep(idleEndMs);
    tell(asking);
    expect(posted).toHaveLength(1);
  });

  it.each<[string, (portal: Portal) => unknown, string, string]>([
    ['signing out', ({ session }) => session.signOut(), 'signed-out', 'signed-out-elsewhere'],
    [
      'the end of a deleted account',
      ({ session }) => session.endDeleted(),
      'account-deleted',
      'signed-out-elsewhere',
    ],
    [
      'being idle for too long',
      async ({ session }) => {
        sleep(idleEndMs);
        const look = session.check();
        await wait(limits.otherTabsAnswerMs);
        await look;
      },
      'timed-out',
      'timed-out',
    ],
  ])('%s ends the session in both', async (_, end, here, there) => {
    const browser = openBrowser();
    const [tab, otherTab] = [browser.openTab(), browser.openTab()];
    await end(tab.portal);
    expect(tab.portal.session.problem.get()).toBe(here);
    expect(otherTab.portal.session.problem.get()).toBe(there);
    expect(otherTab.session.getItem('access_token')).toBeNull();
  });

  it('ends the session of only one tab when its token is rejected', () => {
    const browser = openBrowser();
    const [tab, otherTab] = [browser.openTab(), browser.openTab()];
    tab.portal.session.reportRejected();
    expect(otherTab.portal.session.isSignedIn()).toBe(true);
  });

  it('keeps sessions of different members separate', async () => {
    const browser = openBrowser();
    const [maria, sam] = [browser.openTab('maria'), browser.openTab('sam')];
    await wait(5 * minute);
    sam.portal.session.noticeActivity();
    expect(maria.portal.session.remainingMs()).toBe(idleEndMs - 5 * minute);
    sam.portal.session.signOut();
    expect(maria.portal.session.isSignedIn()).toBe(true);
  });

  it.each([
    'ended',
    { news: { type: 'ended', problem: 'timed-out' } },
    { member: 'maria', news: { type: 'ended', problem: 'other' } },
    { member: 'maria', news: { type: 'left', problem: 'timed-out' } },
    { member: 'maria', news: { type: 'left', at: start + 5 * minute } },
  ])('a message of another kind changes nothing: %j', async (message) => {
    const { portal, tell, posted } = openBrowser().openTab();
    await wait(5 * minute);
    posted.splice(0);
    tell(message);
    expect(portal.session.isSignedIn()).toBe(true);
    expect(portal.session.remainingMs()).toBe(idleEndMs - 5 * minute);
    expect(posted).toEqual([]);
  });
});

it('closes the dialog when the session ends in another way', async () => {
  const { portal } = openBrowser().openTab();
  portal.session.watch();
  await wait(limits.idleWarningMs);
  portal.session.signOut();
  expect(isWarned(portal)).toBe(false);
});

it.each<[string, (portal: Portal) => void, string, string[]]>([
  ['a token that is no longer accepted', () => {}, 'session-ended', ['drafts']],
  [
    'one of an account whose deletion may have gone through',
    ({ session }) => session.expectDeleted(),
    'account-deleted',
    [],
  ],
])('%s ends the session', (_, before, problem, expectedDrafts) => {
  const { portal, session } = openBrowser().openTab('maria', { drafts: '{"contact":"x"}' });
  before(portal);
  portal.session.reportRejected();
  expect(portal.session.problem.get()).toBe(problem);
  expect(Object.keys(session)).toEqual(expectedDrafts);
});

it('aborts pending calls', () => {
  const { portal } = openBrowser().openTab();
  const { ended } = portal.session;
  portal.session.signOut();
  expect(ended.reason).toMatchObject({ name: 'AbortError' });
  expect(portal.session.ended.aborted).toBe(false);
});
