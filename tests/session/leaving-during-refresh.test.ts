import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#src/api/failure.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { simulatedBrowser } from '#tests/support/simulated-browser.ts';
import { strictProvider } from '#tests/support/strict-provider.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

/** Loaded once: no interleaving shall wait for code. */
await import('#src/api/identity.ts');
await import('#src/session/session-actors.ts');

type Surroundings = ReturnType<typeof surroundings>;

function surroundings(scheduler: fc.Scheduler, isLocked: boolean) {
  const clock = { now: start };
  const provider = strictProvider(() => clock.now);
  const browser = simulatedBrowser(scheduler);
  return { clock, provider, browser, scheduler, isLocked };
}

/** A tab in which one page follows another; what a page waits for when it goes never comes. */
function openTab(world: Surroundings, session: Storage) {
  const { clock, provider, browser, scheduler } = world;
  let visits = 0;
  let returns = 0;
  let onReturn = () => {};
  let page = load(null);

  function load(callbackUrl: string | null) {
    const medium = world.isLocked ? browser.openTab() : null;
    const life = { isGone: false };
    const step = async (label: string) => {
      await scheduler.schedule(Promise.resolve(), label);
      if (life.isGone) await new Promise<never>(() => {});
    };
    const { portal } = createTestPortal({
      now: () => clock.now,
      steady: () => 0,
      callbackUrl,
      handOver: medium,
      areas: {
        session: () => {
          if (life.isGone) throw new Error('this page is gone');
          return session;
        },
        local: () => memoryStorage(),
      },
      fetchToken: async (_, { body }) => {
        await step('token request arrives');
        const answer = await provider.answer(body);
        await step('token answer arrives');
        return answer;
      },
      leave: (url) => {
        visits += 1;
        expect(url.searchParams.get('prompt')).toBe('none');
        void visit(url);
      },
    });
    const leave = () => {
      life.isGone = true;
      medium?.close();
    };
    return { session: portal.session, leave };
  }

  async function visit(url: URL) {
    await scheduler.schedule(Promise.resolve(), 'the provider answers');
    page.leave();
    page = load(provider.authorize(url.searchParams));
    await page.session.finishSignIn();
    returns += 1;
    onReturn();
  }

  return {
    visits: () => visits,
    page: () => page.session,
    /** Resolves when the browser has come back from the provider more often than so many times. */
    returned: async (before: number) => {
      if (returns <= before) await new Promise<void>((resolve) => (onReturn = resolve));
    },
    returns: () => returns,
    /** The member loads the page anew, whatever is under way in it; not one that the browser leaves anyway. */
    reload: () => {
      if (!page.session.isSignedIn()) return;
      page.leave();
      page = load(null);
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** A call of the page as it is now; losing the session is found out by what follows. */
async function call(tab: Tab): Promise<string | null> {
  try {
    return await tab.page().accessToken();
  } catch (failure) {
    expect(failure).toBeInstanceOf(ApiFailure);
    return null;
  }
}

const steps = fc.array(
  fc.record({ what: fc.constantFrom('call', 'reload', 'expire'), tab: fc.nat({ max: 2 }) }),
  { minLength: 3, maxLength: 10 },
);

/** Lets these steps happen in any order, between any two moments of what they set off. */
async function run(world: Surroundings, tabs: Tab[], planned: { what: string; tab: number }[]) {
  const done = planned.map(async ({ what, tab: index }) => {
    await world.scheduler.schedule(Promise.resolve(), what);
    const tab = tabs[index % tabs.length];
    if (tab === undefined) return;
    if (what === 'reload') tab.reload();
    // A page that is gone answers nobody.
    else if (what === 'call') void call(tab);
    else {
      // Ten times is less than the time after which a session nobody uses ends by itself.
      world.clock.now += 61_000;
      for (const { page } of tabs) page().noticeActivity();
    }
  });
  await world.scheduler.waitFor(Promise.all(done));
}

/** What a call gets in the end, by way of the provider if there is no other; null when the session is lost. */
async function tokenIn(
  { scheduler }: Surroundings,
  tab: Tab,
  attempts = 3,
): Promise<string | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = tab.returns();
    const token = await scheduler.waitFor(call(tab));
    if (token !== null) return token;
    const given = new Promise<void>((resolve) => setTimeout(resolve, 2_000));
    await scheduler.waitFor(Promise.race([tab.returned(before), given]));
  }
  return null;
}

describe('a page that is left at any moment of a refresh', () => {
  it.each([
    ['with Web Locks', true],
    ['without', false],
  ])('%s: no session is lost that the provider still knows', async (_, isLocked) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 3 }),
        steps,
        async (scheduler, count, planned) => {
          const world = surroundings(scheduler, isLocked);
          const first = world.provider.signIn();
          const { access_token, refresh_token } = first;
          const tabs = Array.from({ length: count }, () =>
            openTab(world, memoryStorage({ access_token, refresh_token })),
          );
          await run(world, tabs, planned);
          for (const tab of tabs) {
            expect(await tokenIn(world, tab)).not.toBeNull();
            expect(tab.page().userId()).toBe('maria');
          }
        },
      ),
      { numRuns: 600 },
    );
  });

  it('the member is asked only when the provider knows nobody any more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const world = surroundings(scheduler, true);
        const { access_token } = world.provider.signIn();
        const session = memoryStorage({ access_token, refresh_token: 'spent', deep_link: '/x' });
        const tab = openTab(world, session);
        world.provider.endSession();
        world.clock.now += 301_000;
        tab.page().noticeActivity();
        expect(await tokenIn(world, tab, 1)).toBeNull();
        expect(tab.visits()).toBe(1);
        expect(tab.page().problem.get()).toBe('session-ended');
        expect(Object.keys(session)).toEqual(['deep_link']);
      }),
      { numRuns: 20 },
    );
  });
});
