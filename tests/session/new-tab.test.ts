import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleEndMs } from '#src/domain/session/idle.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { planOf } from '#tests/support/plans.ts';
import { simulatedBrowser } from '#tests/support/simulated-browser.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const start = Date.parse('2026-11-21T09:00:00Z');
const plan = planOf('Medical');

const sessionOf = (sub: string) =>
  memoryStorage({
    access_token: jwt({ sub, iat: start / 1000, exp: start / 1000 + 300 }),
    refresh_token: `of-${sub}`,
    id_token: `id-of-${sub}`,
    'clock-skew': '5000',
    'selected-plan': JSON.stringify(plan),
  });

/** A browser whose tabs share local storage, locks and channels. */
function openBrowser(scheduler: fc.Scheduler, faults: { endsWaits?: boolean } = {}) {
  const browser = simulatedBrowser(scheduler, faults);
  const local = memoryStorage();
  const clock = { now: start };
  const openTab = (session = memoryStorage(), isNewVisit = true) => {
    const handOver = browser.openTab();
    const { portal, calls } = createTestPortal({
      areas: { session: () => session, local: () => local },
      now: () => clock.now,
      steady: () => clock.now,
      handOver,
      isNewVisit: () => isNewVisit,
    });
    portal.session.watch();
    return { session: portal.session, storage: session, handOver, calls };
  };
  const join = (tab: ReturnType<typeof openTab>) => scheduler.waitFor(tab.session.join());
  return { openTab, join, clock };
}

/** Runs a test in any order in which locks are granted and messages arrive. */
const inAnyOrder = (test: (scheduler: fc.Scheduler) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.scheduler(), test), { numRuns: 30 });

/** Resolves when signed-in tabs hold the locks that new tabs look for. */
const offered = async (scheduler: fc.Scheduler, ...tabs: { handOver: HandOver }[]) => {
  for (const { handOver } of tabs) {
    await expect
      .poll(
        async () => {
          await scheduler.waitIdle();
          const names = await handOver.lockNames();
          return names.filter((name) => name.startsWith('signed-in:')).length;
        },
        { interval: 1 },
      )
      .toBeGreaterThanOrEqual(tabs.length);
  }
};
interface HandOver {
  lockNames: () => Promise<string[]>;
}

describe('a new tab', () => {
  it('goes on with the session and plan of an open tab', () =>
    inAnyOrder(async (scheduler) => {
      const { openTab, join, clock } = openBrowser(scheduler);
      const first = openTab(sessionOf('maria'));
      await offered(scheduler, first);
      clock.now += 60_000;
      const tab = openTab();
      await join(tab);
      expect(tab.session.userId()).toBe('maria');
      const storedKeys = [
        'access_token',
        'refresh_token',
        'id_token',
        'clock-skew',
        'selected-plan',
      ];
      for (const name of storedKeys)
        expect(tab.storage.getItem(name)).toBe(first.storage.getItem(name));
      expect(tab.storage.getItem('logged_in_user')).toBe('maria');
      expect(tab.calls).toEqual([]);
    }));

  it('shares what it received with the next one', () =>
    inAnyOrder(async (scheduler) => {
      const { openTab, join } = openBrowser(scheduler);
      const first = openTab(sessionOf('maria'));
      await offered(scheduler, first);
      const second = openTab();
      await join(second);
      await offered(scheduler, first, second);
      first.handOver.close();
      const third = openTab();
      await join(third);
      expect(third.session.userId()).toBe('maria');
    }));

  it('does not wait when no tab is signed in', async () => {
    await inAnyOrder(async (scheduler) => {
      const { openTab } = openBrowser(scheduler);
      openTab();
      const tab = openTab();
      // Nothing is scheduled: neither a wait nor a message.
      await tab.session.join();
      expect(tab.session.isSignedIn()).toBe(false);
      expect(scheduler.count()).toBe(0);
    });
  });

  it('gives up when the open tab is frozen', () =>
    inAnyOrder(async (scheduler) => {
      const { openTab, join } = openBrowser(scheduler, { endsWaits: true });
      const first = openTab(sessionOf('maria'));
      await offered(scheduler, first);
      first.handOver.freeze();
      const tab = openTab();
      await join(tab);
      expect(tab.session.isSignedIn()).toBe(false);
    }));

  it.each<[string, (browser: Browser, scheduler: fc.Scheduler) => Tab | Promise<Tab>]>([
    [
      'two members are signed in',
      async ({ openTab }, scheduler) => {
        const other = openTab(sessionOf('sam'));
        await offered(scheduler, other, other);
        return openTab();
      },
    ],
    [
      'the session of the other tab is over',
      ({ openTab, clock }) => {
        clock.now += idleEndMs;
        return openTab();
      },
    ],
    ['it is loaded again', ({ openTab }) => openTab(memoryStorage(), false)],
    [
      'its last session was another member’s',
      ({ openTab }) =>
        openTab(memoryStorage({ 'tab-of': JSON.stringify({ salt: 's', mark: 'of-sam' }) })),
    ],
    [
      'its own member signed out',
      ({ openTab }) => {
        const tab = openTab(sessionOf('sam'));
        tab.session.signOut();
        return tab;
      },
    ],
  ])('gets no session when %s', (_, open) =>
    inAnyOrder(async (scheduler) => {
      const browser = openBrowser(scheduler, { endsWaits: true });
      const first = browser.openTab(sessionOf('maria'));
      await offered(scheduler, first);
      const tab = await open(browser, scheduler);
      await scheduler.waitIdle();
      await new Promise((resolve) => setTimeout(resolve, 1));
      await browser.join(tab);
      expect(tab.session.isSignedIn()).toBe(false);
      expect(Object.keys(tab.storage).filter((key) => /token|user|plan/.test(key))).toEqual([]);
    }),
  );

  it('gets no session of a member who signs out at any moment', () =>
    inAnyOrder(async (scheduler) => {
      const { openTab, clock } = openBrowser(scheduler, { endsWaits: true });
      const first = openTab(sessionOf('maria'));
      await offered(scheduler, first);
      const tab = openTab();
      let isSignedInHere = false;
      const signingOut = scheduler.schedule(Promise.resolve(), 'sign out').then(() => {
        clock.now += 1;
        isSignedInHere = tab.session.isSignedIn();
        first.session.signOut();
      });
      await scheduler.waitFor(tab.session.join());
      await scheduler.waitFor(signingOut);
      // A tab that was signed in already hears of it on the other channel.
      expect(tab.session.isSignedIn()).toBe(isSignedInHere);
    }));
});

type Browser = ReturnType<typeof openBrowser>;
type Tab = ReturnType<Browser['openTab']>;
