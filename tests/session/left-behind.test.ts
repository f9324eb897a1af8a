import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { userSettings } from '#src/api/calls/account/user-settings.ts';
import { claimHistoryQuery } from '#src/api/queries/claims.ts';
import { takeOverTab } from '#src/session/take-over-tab.ts';
import { createBrowserStorage } from '#src/storage/browser-storage.ts';
import { bundle, eob, members, patient, plan } from '#tests/support/claim-answers.ts';
import { fakeWindow } from '#tests/support/fake-window.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createTestPortal, planStorage, signedInStorage } from '#tests/support/test-portal.ts';

const goodForm = '<form method="post" action="https://partner.example/apps/cob"></form>';
const form = { action: 'https://partner.example/apps/cob', fields: [] };

describe('windows that the portal opened', () => {
  /** Starts a tab that receives messages of others, with the events in its windows. */
  function start() {
    const { openPopup, happened } = fakeWindow();
    let hear: (message: unknown) => void = () => {};
    const otherTabs = {
      post: () => {},
      listen: (listener: typeof hear) => {
        hear = listener;
      },
    };
    let time = Date.parse('2026-11-21T09:00:00Z');
    const { portal } = createTestPortal({
      session: signedInStorage(),
      openPopup,
      otherTabs,
      now: () => time,
      steady: () => time,
      answer: (path) => (path.includes('/documents/') ? new Response('%PDF-1.7 …') : null),
    });
    return { portal, happened, hear: (message: unknown) => hear(message), sleep };
    function sleep(ms: number) {
      time += ms;
    }
  }
  type Tab = ReturnType<typeof start>;

  it.each<[string, (tab: Tab) => unknown]>([
    ['signs out', ({ portal }) => portal.session.signOut()],
    ['is refused', ({ portal }) => portal.session.reportRejected()],
    [
      'has left the session alone for a quarter of an hour',
      ({ portal, sleep }) => {
        sleep(16 * 60_000);
        return portal.session.check();
      },
    ],
    [
      'signs out in another tab',
      ({ hear }) =>
        hear({ member: 'maria', news: { type: 'ended', problem: 'signed-out-elsewhere' } }),
    ],
  ])('close when the member %s', async (_, end) => {
    const tab = start();
    await tab.portal.documents.open('doc-1', 'Explanation of benefits');
    await tab.portal.documents.open('doc-2', 'Decision');
    expect(tab.happened).not.toContain('closed');
    await end(tab);
    await expect.poll(() => tab.portal.session.isSignedIn()).toBe(false);
    expect(tab.happened.filter((what) => what === 'closed')).toHaveLength(2);
  });

  it('close once each, also those of single sign-on', async () => {
    const { openPopup, happened } = fakeWindow();
    const { portal } = createTestPortal({
      session: planStorage(plan),
      openPopup,
      answer: (path) => (path.endsWith('/sso') ? Response.json({ ssoForm: goodForm }) : null),
    });
    vi.doMock('#src/ui/browser/sign-on-form.ts', () => ({ readSignOnForm: () => form }));
    await portal.plans.load();
    await portal.singleSignOn.toApplication('cob', 'Coordination of Benefits');
    portal.session.signOut();
    portal.session.signOut();
    expect(happened.slice(1)).toEqual([form, 'closed']);
    vi.doUnmock('#src/ui/browser/sign-on-form.ts');
  });
});

describe('the next member in a tab', () => {
  const tab = (stored: Record<string, string>) => {
    const session = memoryStorage(stored);
    return {
      session,
      storage: createBrowserStorage({ session: () => session, local: () => memoryStorage() }),
    };
  };
  const left = { deep_link: '/medical/claim-details/4711', deepLinkMessage: 'm-1', drafts: '{}' };

  it('finds deep link and drafts only as the same member', async () => {
    for (const [next, keys] of [
      ['maria', ['deepLinkMessage', 'deep_link', 'drafts', 'tab-of']],
      ['sam', ['tab-of']],
    ] as const) {
      const { session, storage } = tab({});
      await takeOverTab(storage, 'maria');
      for (const [name, value] of Object.entries(left)) session.setItem(name, value);
      await takeOverTab(storage, next);
      expect(Object.keys(session).toSorted(), next).toEqual(keys);
    }
  });

  it('continues to the address that was opened before anybody signed in', async () => {
    const { session, storage } = tab({ deep_link: '/medical/claims' });
    await takeOverTab(storage, 'sam');
    expect(session.getItem('deep_link')).toBe('/medical/claims');
  });

  it('does not name the next member in the tab’s mark, which differs each time', async () => {
    const marks = await Promise.all(
      [1, 2].map(async () => {
        const { session, storage } = tab({});
        await takeOverTab(storage, 'maria');
        return session.getItem('tab-of') ?? '';
      }),
    );
    expect(marks[0]).not.toBe(marks[1]);
    for (const mark of marks) expect(mark).not.toMatch(/^$|maria/);
  });

  it('finds the tab’s mark after a session that ended by itself, but not after sign-out', async () => {
    for (const [end, isKept] of [
      ['lost', true],
      ['signed out', false],
    ] as const) {
      const session = signedInStorage();
      const { portal } = createTestPortal({ session });
      await takeOverTab(portal.storage, 'maria');
      if (end === 'lost') portal.session.reportRejected();
      else portal.session.signOut();
      expect(session.getItem('tab-of') !== null, end).toBe(isKept);
    }
  });
});

it('keeps no answer in a timer after sign-out, while claims still load', async () => {
  vi.useFakeTimers();
  try {
    const { portal } = createTestPortal({
      session: signedInStorage(),
      answer: (path, request) => {
        const { searchParams } = new URL(request.url);
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101')] });
        if (searchParams.has('page')) {
          return new Promise((_, reject) => {
            request.signal.addEventListener('abort', () => {
              reject(new DOMException('aborted', 'AbortError'));
            });
          });
        }
        const next = `${request.url}&page=2`;
        return path.endsWith('/ExplanationOfBenefit')
          ? bundle({ resources: [eob('e-1')], next, total: 90 })
          : null;
      },
    });
    const query = claimHistoryQuery(portal, plan, members);
    const reading = portal.queryClient.query(query).catch(() => null);
    await vi.waitFor(
      () => expect(portal.queryClient.getQueryData(query.queryKey)?.claims).toHaveLength(1),
      { timeout: 30_000 },
    );
    portal.session.signOut();
    await reading;
    await vi.advanceTimersByTimeAsync(1);
    expect(portal.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

describe('after a session has ended', () => {
  /** Opens a portal whose answers wait until they are let through. */
  function startHeld() {
    const waiting: (() => void)[] = [];
    const session = signedInStorage();
    const { portal, calls } = createTestPortal({
      session,
      answer: async (path) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (path.endsWith('/Patient')) return bundle({ resources: [patient('p1', 'A101')] });
        if (path.includes('/accessrights/')) {
          return Response.json({ accessibleMembers: [], rights: {} });
        }
        if (path.endsWith('/settings')) return Response.json({ displayName: 'Maria' });
        return path.endsWith('/ExplanationOfBenefit')
          ? bundle({ resources: [eob('e-1')], total: 1 })
          : null;
      },
    });
    return {
      portal,
      calls,
      session,
      keys: () => portal.queryClient.getQueryCache().getAll(),
      letThrough: async () => {
        for (let turn = 0; turn < 20; turn += 1) {
          for (const resolve of waiting.splice(0)) resolve();
          await Promise.resolve();
        }
      },
    };
  }

  /** Each way in which a part of the page reads or keeps something of a member. */
  const uses: [string, (portal: ReturnType<typeof startHeld>['portal']) => unknown][] = [
    ['a read', ({ queryClient, queryOf }) => queryClient.query(queryOf(userSettings('maria')))],
    [
      'several reads as one',
      (portal) => portal.queryClient.query(claimHistoryQuery(portal, plan, members)),
    ],
    [
      'a component',
      ({ queryClient, queryOf }) =>
        new QueryObserver(queryClient, queryOf(userSettings('maria'))).subscribe(() => {}),
    ],
    [
      'a saved change',
      ({ queryClient, queryOf }) =>
        queryClient.setQueryData(queryOf(userSettings('maria')).queryKey, { displayName: 'Maria' }),
    ],
    ['the choice of a plan', ({ plans }) => plans.select(plan)],
  ];

  it.each(uses)('stores and sends nothing: %s begun afterward', async (_, use) => {
    const { portal, calls, session, keys, letThrough } = startHeld();
    portal.session.signOut();
    const before = [...calls];
    const storedKeys = Object.keys(session);
    void Promise.resolve(use(portal)).catch(() => {});
    await letThrough();
    await letThrough();
    expect(keys()).toEqual([]);
    expect(calls).toEqual(before);
    expect(Object.keys(session)).toEqual(storedKeys);
  });

  it.each(uses)('stores nothing, whenever it ends: %s under way', async (_, use) => {
    const { portal, session, keys, letThrough } = startHeld();
    void Promise.resolve(use(portal)).catch(() => {});
    await Promise.resolve();
    portal.session.signOut();
    const storedKeys = Object.keys(session);
    await letThrough();
    await letThrough();
    expect(keys()).toEqual([]);
    expect(Object.keys(session)).toEqual(storedKeys);
    expect(portal.plans.current()).toBeNull();
  });
});
