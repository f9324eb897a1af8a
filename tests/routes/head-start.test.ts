import { setImmediate as nextTurn } from 'node:timers/promises';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createEarlyAnswers, firstCalls, type FirstSight } from '#src/app/head-start.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { billDatesQuery } from '#src/api/queries/billing.ts';
import { recentClaimsQuery } from '#src/api/queries/claims.ts';
import { localDay, recentClaimsSince } from '#src/domain/days.ts';
import { contractTypes } from '#src/domain/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage, testConfig } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const origin = 'https://members.example.org';
const plan = planOf('Medical');

const storedPlan = (counts: Record<string, number> = {}) => ({
  'selected-plan': JSON.stringify(plan),
  'message-counts': JSON.stringify(counts),
});

function sightOf(session: Storage, changes: Partial<FirstSight> = {}): FirstSight {
  return {
    config: testConfig,
    stored: (name) => session.getItem(name),
    shared: () => null,
    pathname: '/medical/dashboard',
    origin,
    now,
    ...changes,
  };
}

const said = ({ method, url, headers }: Request) =>
  `${method} ${url.replace(origin, '')} ${headers.get('authorization') ?? 'without token'}`;

/** What the portal itself asks when the address is opened in a tab that holds `session`. */
async function callsOfPortal(pathname: string, session: Storage): Promise<string[]> {
  const calls: string[] = [];
  const { portal } = createTestPortal({
    session,
    answer: (_, request) => {
      calls.push(said(request));
      return null;
    },
  });
  const history = createMemoryHistory({ initialEntries: [pathname] });
  await createPortalRouter(portal, history).load();
  await expect.poll(() => portal.queryClient.isFetching()).toBe(0);
  return calls;
}

describe('the head start makes the calls with which the portal begins', () => {
  it.each(contractTypes)('%s dashboard', async (type) => {
    const own = planOf(type);
    const session = signedInStorage({
      'selected-plan': JSON.stringify(own),
      'message-counts': JSON.stringify({ [own.memberId]: 2, 'M-other': 0, 'M-another': 1 }),
    });
    const pathname = `/${type.toLowerCase()}/dashboard`;
    const first = firstCalls(sightOf(session, { pathname })).map(said);
    const ofPortal = await callsOfPortal(pathname, session);
    expect(ofPortal).toHaveLength(8);
    expect(first).toEqual(expect.arrayContaining(ofPortal));
    // The menu asks for the other plans once it is there.
    const rest = first.filter((call) => !ofPortal.includes(call));
    expect(rest).toEqual([expect.stringContaining('GET /api/member/users/maria/memberships ')]);
  });

  it('a dashboard whose messages this tab has not counted yet', async () => {
    const session = signedInStorage({ 'selected-plan': JSON.stringify(plan) });
    const first = firstCalls(sightOf(session)).map(said);
    const ofPortal = await callsOfPortal('/medical/dashboard', session);
    expect(ofPortal).toHaveLength(7);
    expect(first).toEqual(expect.arrayContaining(ofPortal));
    expect(first).toHaveLength(8);
  });

  it('another screen', async () => {
    const session = signedInStorage(storedPlan());
    const pathname = '/medical/documents';
    const first = firstCalls(sightOf(session, { pathname })).map(said);
    const ofPortal = await callsOfPortal(pathname, session);
    expect(first).toEqual(expect.arrayContaining(ofPortal));
    expect(first).toHaveLength(ofPortal.length + 1);
  });
});

it('after sign-in, the cards of the only plan do not wait for its rights', async () => {
  const { portal, calls } = createTestPortal({
    session: signedInStorage(),
    plans: [plan],
    answer: (path) => (path.includes('/accessrights/') ? new Promise(() => {}) : null),
  });
  const history = createMemoryHistory({ initialEntries: ['/medical/dashboard'] });
  void createPortalRouter(portal, history).load();
  const asked = [
    '/accessrights/',
    '/accumulators',
    '/Coverage?',
    '/Patient?',
    '/appeal-deadlines?',
  ];
  await expect
    .poll(() => asked.filter((part) => calls.some((call) => call.includes(part))))
    .toEqual(asked);
});

describe('claims are searched for before the rights are known', () => {
  const searched = (kept: string) => {
    const session = signedInStorage({ ...storedPlan(), 'claim-patients': kept });
    return firstCalls(sightOf(session)).map(said).filter(isClaimSearch);
  };
  const isClaimSearch = (call: string) => call.includes('/ExplanationOfBenefit?');

  it('of the patients this tab searched last, with the calls the portal makes', async () => {
    const session = signedInStorage(storedPlan());
    const searches: string[] = [];
    const { portal } = createTestPortal({
      session,
      answer: (path, request) => {
        if (isClaimSearch(request.url)) searches.push(said(request));
        if (!path.endsWith('/Patient')) return null;
        const patients = [plan.memberId, 'M-child', 'M-hidden'].map((value, place) => ({
          resource: { resourceType: 'Patient', id: `p-${place}`, identifier: [{ value }] },
        }));
        return Response.json({ resourceType: 'Bundle', type: 'searchset', entry: patients });
      },
    });
    const since = recentClaimsSince(localDay(portal.now()));
    const members = [plan.memberId, 'M-child'];
    await portal.queryClient.query(recentClaimsQuery(portal.clients, plan, members, since));
    expect(searches).toHaveLength(2);
    const first = firstCalls(sightOf(session, { now: portal.now().getTime() })).map(said);
    expect(first.filter(isClaimSearch)).toEqual(searches);
  });

  it.each([
    ['nobody was searched for', '{}'],
    ['they were of another plan', '{"M-other":"p-1"}'],
    ['it is no JSON', '{'],
    ['it is no record', '"p-1"'],
    ['it holds what is no id', JSON.stringify({ [plan.memberId]: 7 })],
  ])('not when %s', (_, kept) => expect(searched(kept)).toEqual([]));
});

it('the bill is asked for before the rights are known, if it was the last time', async () => {
  const session = signedInStorage(storedPlan());
  const bills = () =>
    firstCalls(sightOf(session))
      .map(said)
      .filter((call) => call.includes('/billing'));
  expect(bills()).toEqual([]);
  const money = { amount: 0, currency: 'USD' };
  const { portal, calls } = createTestPortal({
    session,
    answer: (path) =>
      path.endsWith('/billing')
        ? Response.json({
            ...{ contractId: plan.contractId, balance: money, amountDue: money, dueDate: null },
            ...{
              asOf: '2026-11-20T08:00:00Z',
              autopay: { enabled: false, draftDay: 26 },
              pendingPayments: [],
            },
          })
        : null,
  });
  await portal.queryClient.query(billDatesQuery(portal.clients, plan.contractId));
  expect(bills()).toEqual([expect.stringContaining(`/contracts/${plan.contractId}/billing`)]);
  expect(calls.filter((call) => call.includes('/billing'))).toHaveLength(1);
  session.setItem('billed-contract', 'C-other');
  expect(bills()).toEqual([]);
});

describe('nothing is asked when anything is in doubt', () => {
  const without = (name: string) => {
    const session = signedInStorage(storedPlan());
    session.removeItem(name);
    return session;
  };
  it.each<[string, Storage, Partial<FirstSight>]>([
    ['nobody is signed in', without('access_token'), {}],
    ['there is no refresh token', without('refresh_token'), {}],
    ['no plan is selected', without('selected-plan'), {}],
    ['the plan is no JSON', signedInStorage({ 'selected-plan': '{' }), {}],
    ['the plan lacks a part', signedInStorage({ 'selected-plan': '{"memberId":"M1"}' }), {}],
    ['the token is no token', signedInStorage({ ...storedPlan(), access_token: 'x' }), {}],
    [
      'the token has no end',
      signedInStorage({ ...storedPlan(), access_token: jwt({ sub: 'maria' }) }),
      {},
    ],
    ['the token has run out', signedInStorage(storedPlan()), { now: now + 7_200_000 }],
    [
      'the session may have ended for want of use',
      signedInStorage({ ...storedPlan(), 'last-activity': String(now - 720_000) }),
      {},
    ],
    [
      'the last activity is no time',
      signedInStorage({ ...storedPlan(), 'last-activity': '"yesterday"' }),
      {},
    ],
    [
      'somebody has signed out since',
      signedInStorage({ ...storedPlan(), 'last-activity': String(now - 60_000) }),
      { shared: () => String(now - 30_000) },
    ],
    ['the time of signing out is no time', signedInStorage(storedPlan()), { shared: () => '"x"' }],
    ['the configuration is empty', signedInStorage(storedPlan()), { config: {} }],
    ['the configuration is no object', signedInStorage(storedPlan()), { config: null }],
    [
      'the configuration lacks an API',
      signedInStorage(storedPlan()),
      { config: { host: '', apis: { member: '/api/member' } } },
    ],
  ])('%s', (_, session, changes) => {
    expect(firstCalls(sightOf(session, changes))).toEqual([]);
  });

  it('the counted messages are those of somebody else', () => {
    const session = signedInStorage(storedPlan({ 'M-other': 3 }));
    const addresses = firstCalls(sightOf(session)).map(({ url }) => url);
    expect(addresses).toHaveLength(8);
    expect(addresses.filter((url) => url.includes('/messages/count'))).toEqual([]);
  });
});

describe('answers that are on their way', () => {
  const address = `${origin}/api/v1/x`;
  const asked = (token: string, signal?: AbortSignal) =>
    new Request(address, { headers: { authorization: token }, ...(signal ? { signal } : {}) });

  it('are for one use, and for the same token and address only', async () => {
    let calls = 0;
    const answers = createEarlyAnswers(() => {
      calls += 1;
      return Promise.resolve(new Response(String(calls)));
    });
    answers.ask([asked('Bearer a')]);
    expect(await (await answers.take(asked('Bearer b'))).text()).toBe('2');
    expect(await (await answers.take(asked('Bearer a'))).text()).toBe('1');
    expect(await (await answers.take(asked('Bearer a'))).text()).toBe('3');
  });

  it('are given up with the signal’s reason, before and while they are awaited', async () => {
    const answers = createEarlyAnswers(() => new Promise(() => {}));
    answers.ask([asked('Bearer a'), asked('Bearer b')]);
    const reason = new DOMException('too late', 'TimeoutError');
    await expect(answers.take(asked('Bearer a', AbortSignal.abort(reason)))).rejects.toBe(reason);
    const stop = new AbortController();
    const waiting = answers.take(asked('Bearer b', stop.signal));
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('a failure reaches whoever takes it and nobody else', async () => {
    const answers = createEarlyAnswers(() => Promise.reject(new TypeError('offline')));
    answers.ask([asked('Bearer a')]);
    // A turn of the event loop: a rejection that nobody took would be reported in it.
    await nextTurn();
    await expect(answers.take(asked('Bearer a'))).rejects.toThrow('offline');
  });
});
