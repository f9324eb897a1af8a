import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#src/api/http/failure.ts';
import { cases } from '#tests/support/cases.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { rotations, type Rotation } from '#tests/support/renewing-provider.ts';
import { simulatedBrowser, type BrowserFaults } from '#tests/support/simulated-browser.ts';
import { strictProvider } from '#tests/support/strict-provider.ts';
import { createTestPortal } from '#tests/support/test-portal.ts';
import { clearTestTimers } from '#tests/support/test-timers.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

/** Loaded once: no interleaving shall wait for code. */
await import('#src/api/sign-in/identity.ts');
await import('#src/session/session-actors.ts');

type Surroundings = ReturnType<typeof surroundings>;

function surroundings(
  scheduler: fc.Scheduler,
  {
    isLocked = true,
    rotation = 'always',
    ...faults
  }: BrowserFaults & { isLocked?: boolean; rotation?: Rotation } = {},
) {
  // The portals of the last case.
  clearTestTimers();
  const clock = { now: start };
  const provider = strictProvider(() => clock.now, rotation);
  const browser = simulatedBrowser(scheduler, faults);
  return { clock, provider, browser, scheduler, isLocked };
}

/** Opens a tab in which one page follows another; a page that goes never gets the responses it waits for. */
function openTab(world: Surroundings, session: Storage) {
  const { clock, provider, browser, scheduler } = world;
  let visits = 0;
  let returns = 0;
  let onReturn = () => {};
  let page = load(null);

  function load(callbackUrl: string | null) {
    const medium = world.isLocked ? browser.openTab() : null;
    const life = { isGone: false, isFrozen: false };
    const step = async (label: string) => {
      await scheduler.schedule(Promise.resolve(), label);
      await medium?.whenRunning();
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
    const freeze = () => {
      life.isFrozen = true;
      medium?.freeze();
    };
    const thaw = () => {
      life.isFrozen = false;
      medium?.thaw();
    };
    return { session: portal.session, life, leave, freeze, thaw };
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
    isFrozen: () => page.life.isFrozen,
    freeze: () => page.freeze(),
    thaw: () => page.thaw(),
    /** Resolves when the browser has come back from the provider more often than so many times. */
    returned: async (before: number) => {
      if (returns <= before) await new Promise<void>((resolve) => (onReturn = resolve));
    },
    returns: () => returns,
    /** The member reloads the page, no matter what is under way in it; not one that the browser is leaving anyway. */
    reload: () => {
      if (!page.session.isSignedIn() || page.life.isFrozen) return;
      page.leave();
      page = load(null);
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** Makes a call in the current page; a lost session shows in the next steps. */
async function call(tab: Tab): Promise<string | null> {
  try {
    return await tab.page().accessToken();
  } catch (failure) {
    expect(failure).toBeInstanceOf(ApiFailure);
    return null;
  }
}

const stepsOf = (...kinds: string[]) =>
  fc.array(fc.record({ what: fc.constantFrom(...kinds), tab: fc.nat({ max: 2 }) }), {
    minLength: 3,
    maxLength: 10,
  });

/** Runs these steps in any order, between any two moments of their effects. */
async function run(world: Surroundings, tabs: Tab[], planned: { what: string; tab: number }[]) {
  const done = planned.map(async ({ what, tab: index }) => {
    await world.scheduler.schedule(Promise.resolve(), what);
    const tab = tabs[index % tabs.length];
    if (tab === undefined) return;
    if (what === 'reload') tab.reload();
    else if (what === 'freeze') tab.freeze();
    // A page that is gone does not get its answer.
    else if (what === 'call') void (tab.isFrozen() ? null : call(tab));
    else {
      // Ten times is less than the time after which an idle session ends.
      world.clock.now += 61_000;
      for (const { page } of tabs) page().noticeActivity();
    }
  });
  await world.scheduler.waitFor(Promise.all(done));
}

/**
 * Returns the token a call ends up with, after a visit to the provider if there is no other; null when the session is
 * lost.
 */
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

const tabsOf = (world: Surroundings, count: number) => {
  const { access_token, refresh_token } = world.provider.signIn();
  return Array.from({ length: count }, () =>
    openTab(world, memoryStorage({ access_token, refresh_token })),
  );
};

/** Every tab gets a token in the end, by way of the provider if there is no other. */
async function expectAllSignedIn(world: Surroundings, tabs: Tab[]) {
  for (const tab of tabs) {
    expect(await tokenIn(world, tab)).not.toBeNull();
    expect(tab.page().userId()).toBe('maria');
  }
}

describe('a page that is left at any moment of a refresh', () => {
  it.each([
    ['with Web Locks', true],
    ['without', false],
  ])('%s: keeps every session that the provider still has', async (_, isLocked) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 3 }),
        stepsOf('call', 'reload', 'expire'),
        async (scheduler, count, planned) => {
          const world = surroundings(scheduler, { isLocked });
          const tabs = tabsOf(world, count);
          await run(world, tabs, planned);
          await expectAllSignedIn(world, tabs);
        },
      ),
      { numRuns: cases * 0.3 },
    );
  });

  it.each(rotations)(
    'does not block other tabs by frozen tabs and lost messages, with refresh tokens replaced: %s',
    async (rotation) => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.integer({ min: 2, max: 3 }),
          stepsOf('call', 'reload', 'expire', 'freeze'),
          fc.infiniteStream(fc.boolean()),
          async (scheduler, count, planned, lost) => {
            const world = surroundings(scheduler, {
              rotation,
              endsWaits: true,
              losesMessage: () => lost.next().value === true,
            });
            const tabs = tabsOf(world, count);
            await run(world, tabs, planned);
            const frozen = tabs.filter((tab) => tab.isFrozen());
            await expectAllSignedIn(
              world,
              tabs.filter((tab) => !tab.isFrozen()),
            );
            for (const tab of frozen) tab.thaw();
            await expectAllSignedIn(world, frozen);
          },
        ),
        { numRuns: cases * 0.1 },
      );
    },
  );

  it('asks the member only when the provider has no session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const world = surroundings(scheduler);
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
