// @vitest-environment jsdom
import { setImmediate as nextTurn } from 'node:timers/promises';
import { QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userSettings } from '#src/api/calls/user-settings.ts';
import { createEarlyAnswers, firstCalls, type BootInput } from '#src/boot/first-calls.ts';
import { rememberReads } from '#src/app/prefetch-hints.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { connect } from '#src/app/wiring.ts';
import { planKey, type Plan } from '#src/domain/plan/plan.ts';
import { withSignOut } from '#src/domain/session/sign-outs.ts';
// Loaded by their screens later, and then they ask: their files must not be compiled while the screens wait.
import '#src/features/claim-details/facts-card.tsx';
import '#src/features/plan-coverage/benefits-card.tsx';
import { planOf } from '#tests/support/plans.ts';
import { renderPortal } from '#tests/support/render-portal.tsx';
import { createTestPortal, signedInStorage, testConfig } from '#tests/support/test-portal.ts';
import { jwt } from '#tests/support/tokens.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const origin = 'https://members.example.org';
const plan = planOf('Medical');

const hints = {
  plan: planKey(plan),
  day: '2026-11-21',
  always: [
    ['member', '/public/systemavailability'],
    ['member', '/users/maria/settings'],
  ],
  pages: [
    ['/medical/dashboard', [['v1', '/members/M1/accumulators']]],
    ['/medical/claims', [['healthRecords', '/Patient?identifier=M1']]],
  ],
};
const storedPlan = (changes: object = {}) => ({
  'selected-plan': JSON.stringify(plan),
  'prefetch-hints': JSON.stringify({ ...hints, ...changes }),
});

function sightOf(session: Storage, changes: Partial<BootInput> = {}): BootInput {
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

/** Returns the requests of the whole portal when a page is opened in a tab that holds `session`, until it is idle. */
async function open(pathname: string, session: Storage, own = plan): Promise<string[]> {
  const calls: string[] = [];
  const { portal } = createTestPortal({
    session,
    plans: [own],
    answer: (path, request) => {
      calls.push(said(request));
      return answers(path, own);
    },
  });
  const history = createMemoryHistory({ initialEntries: [pathname] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  const { unmount } = await renderPortal(portal, router);
  await expect.poll(() => router.state.status).toBe('idle');
  // Parts that load with a response send requests on their own: idle means no new request for a while.
  let seen = -1;
  let quiet = 0;
  await expect
    .poll(() => {
      const isQuiet = portal.queryClient.isFetching() === 0 && calls.length === seen;
      quiet = isQuiet ? quiet + 1 : 0;
      seen = calls.length;
      return quiet;
    })
    .toBeGreaterThan(4);
  // A member who leaves early has it recorded as well.
  window.dispatchEvent(new Event('pagehide'));
  expect(session.getItem('prefetch-hints')).toContain(pathname);
  unmount();
  // In its strict mode React mounts twice, and what the first mounting asked is given up.
  // The notice comes once the page is idle, which may be before it is quiet here.
  const first = calls.filter((call) => !call.includes('/user-notice'));
  return [...new Set(first)].toSorted();
}

function answers(path: string, { memberId, contractId }: Plan): Response | null {
  if (path.endsWith('/Patient')) {
    const patients = [memberId, 'M-hidden'].map((value, place) => ({
      resource: { resourceType: 'Patient', id: `p-${place}`, identifier: [{ value }] },
    }));
    return Response.json({ resourceType: 'Bundle', type: 'searchset', entry: patients });
  }
  if (path.endsWith('/ExplanationOfBenefit/c1')) {
    const system = 'http://terminology.hl7.org/CodeSystem/claim-type';
    const type = { coding: [{ system, code: 'professional' }] };
    return Response.json({
      resourceType: 'ExplanationOfBenefit',
      id: 'c1',
      status: 'active',
      type,
    });
  }
  if (!path.endsWith('/billing')) return null;
  const money = { amount: 0, currency: 'USD' };
  return Response.json({
    contractId,
    balance: money,
    amountDue: money,
    dueDate: null,
    asOf: '2026-11-20T08:00:00Z',
    autopay: { enabled: false, draftDay: 26 },
    pendingPayments: [],
  });
}

describe('the boot prefetch makes the calls with which the portal begins', () => {
  it.each([
    ['Medical', '/medical/dashboard', 13],
    ['Dental', '/dental/dashboard', 12],
    ['Vision', '/vision/dashboard', 12],
    ['Medical', '/medical/claims', 10],
    ['Medical', '/medical/spending-details', 10],
    ['Medical', '/medical/claim-details/c1', 12],
    ['Medical', '/medical/documents', 8],
    ['Medical', '/medical/authorizations', 7],
    ['Medical', '/medical/coverage-and-copays', 9],
    ['Dental', '/dental/coverage-and-benefits', 9],
  ] as const)('%s: %s', async (type, pathname, count) => {
    const own = planOf(type);
    const session = signedInStorage({ 'selected-plan': JSON.stringify(own) });
    const before = await open(pathname, session, own);
    const first = firstCalls(sightOf(session, { pathname })).requests.map(said);
    const again = await open(pathname, session, own);
    expect(first.toSorted()).toEqual(again);
    expect(before).toEqual(again);
    expect(first).toHaveLength(count);
  });

  it('of the page that is opened, not of another', async () => {
    const session = signedInStorage({ 'selected-plan': JSON.stringify(plan) });
    await open('/medical/dashboard', session);
    await open('/medical/claims', session);
    const of = (pathname: string) => firstCalls(sightOf(session, { pathname })).requests.map(said);
    expect(of('/medical/dashboard')).toContainEqual(expect.stringContaining('/Coverage?'));
    expect(of('/medical/claims')).not.toContainEqual(expect.stringContaining('/Coverage?'));
    // The calls that every page begins with are known for pages that this tab has not opened, too.
    expect(of('/medical/documents').map((call) => call.split(' ')[1])).toEqual([
      '/api/member/public/systemavailability',
      '/api/member/users/maria/settings',
      `/api/member/users/maria/accessrights/${plan.companyId}/${plan.memberId}/Medical`,
    ]);
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

describe('nothing is asked when anything is in doubt', () => {
  const without = (name: string) => {
    const session = signedInStorage(storedPlan());
    session.removeItem(name);
    return session;
  };
  it.each<[string, Storage, Partial<BootInput>]>([
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
      'the member has signed out since',
      signedInStorage({ ...storedPlan(), 'last-activity': String(now - 60_000) }),
      { shared: () => JSON.stringify(withSignOut(null, 'maria', now - 30_000)) },
    ],
    ['the time of signing out is no time', signedInStorage(storedPlan()), { shared: () => '"x"' }],
    ['the configuration is empty', signedInStorage(storedPlan()), { config: {} }],
    ['the configuration is no object', signedInStorage(storedPlan()), { config: null }],
    [
      'the configuration lacks an API',
      signedInStorage(storedPlan()),
      { config: { host: '', apis: { member: '/api/member' } } },
    ],
    ...['//evil.example', '/\\evil.example', '@evil.example', '.evil.example'].map(
      (v1): [string, Storage, Partial<BootInput>] => [
        `an API is at ${v1}`,
        signedInStorage(storedPlan()),
        { config: { ...testConfig, apis: { ...testConfig.apis, v1 } } },
      ],
    ),
    [
      'the host is no web address',
      signedInStorage(storedPlan()),
      { config: { ...testConfig, host: '//evil.example' } },
    ],
  ])('%s', (_, session, changes) => {
    expect(firstCalls(sightOf(session, changes))).toEqual({
      requests: [],
      readsRecords: false,
      welcome: null,
    });
  });
});

it.each([
  ['a token that a clock two hours ahead takes for expired', 7_200_000, 300, 3],
  ['an expired token that a clock two hours behind takes for good', -7_200_000, -1, 0],
])('sends the first calls by the clock of the issuer: %s', (_, skew, secondsLeft, count) => {
  const session = signedInStorage({
    ...storedPlan(),
    access_token: jwt({ sub: 'maria', exp: now / 1000 + secondsLeft }),
    'clock-skew': String(skew),
  });
  const device = { now: now + skew };
  session.setItem('last-activity', String(device.now));
  expect(firstCalls(sightOf(session, device)).requests).toHaveLength(count);
});

it('a page that is left at once is remembered', async () => {
  const session = signedInStorage({ 'selected-plan': JSON.stringify(plan) });
  const { portal } = createTestPortal({ session, plans: [plan] });
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: ['/login'] }));
  rememberReads(portal, router);
  await portal.plans.select(plan);
  const stop = new QueryObserver(
    portal.queryClient,
    portal.queryOf(userSettings('maria')),
  ).subscribe(() => undefined);
  onTestFinished(stop);
  expect(session.getItem('prefetch-hints')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(session.getItem('prefetch-hints')).toContain('/login');
});

it('nothing of the member is asked ahead while the terms of use are not accepted', async () => {
  const session = signedInStorage(storedPlan());
  const { portal, calls } = createTestPortal({ session, plans: [plan], termsAccepted: false });
  const history = createMemoryHistory({ initialEntries: ['/medical/dashboard'] });
  const router = createPortalRouter(portal, history);
  connect(portal, router);
  await router.load();
  expect(calls.some((call) => call.includes('/settings'))).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(firstCalls(sightOf(session)).requests.map(said)).toEqual([]);
});

it('what reads health records is fetched where they are among what is asked', () => {
  const readsRecords = (pathname: string) =>
    firstCalls(sightOf(signedInStorage(storedPlan()), { pathname })).readsRecords;
  expect(readsRecords('/medical/claims')).toBe(true);
  expect(readsRecords('/medical/dashboard')).toBe(false);
});

describe('a member whom this tab showed the page today is greeted before the portal is there', () => {
  const at = (hours: number) => new Date(2026, 10, 21, hours).getTime();
  const token = jwt({ sub: 'maria', exp: at(23) / 1000 });
  const welcome = (changes: object, sight: Partial<BootInput> = {}, own: object = plan) =>
    firstCalls(
      sightOf(
        signedInStorage({
          ...storedPlan(changes),
          access_token: token,
          'selected-plan': JSON.stringify(own),
          'last-activity': String(sight.now ?? at(9)),
        }),
        { now: at(9), ...sight },
      ),
    ).welcome;

  it.each([
    [9, 'Good Morning, Maria'],
    [12, 'Good Afternoon, Maria'],
    [18, 'Good Evening, Maria'],
  ])('in the words of the screen, at %d o’clock', (hour, title) => {
    const named = { ...plan, usersPreferredName: 'MARIA', lobDisplayName: 'Arbor Choice PPO' };
    expect(welcome({}, { now: at(hour) }, named)).toEqual({
      title,
      intro: 'Your medical plan: Arbor Choice PPO',
    });
  });

  it.each<[string, object, Partial<BootInput>, object]>([
    ['the page was not open yet', {}, { pathname: '/medical/documents' }, plan],
    ['it was open yesterday', { day: '2026-11-20' }, {}, plan],
    ['it was open with another plan', { plan: planKey(planOf('Dental')) }, {}, plan],
    ['the name is not stored', {}, {}, { ...plan, usersPreferredName: undefined }],
    ['the plan’s name is no text', {}, {}, { ...plan, lobDisplayName: 7 }],
    ['no call can be made', { always: [], pages: [['/medical/dashboard', []]] }, {}, plan],
  ])('not when %s', (_, changes, sight, own) => {
    expect(welcome({}, {}, plan)).not.toBeNull();
    expect(welcome(changes, sight, own)).toBeNull();
  });
});

describe('what is stored is asked for only as far as it can be trusted', () => {
  const asked = (changes: object, sight: Partial<BootInput> = {}) =>
    firstCalls(sightOf(signedInStorage(storedPlan(changes)), sight)).requests.map(said);

  it.each<[string, Partial<BootInput>]>([
    ['as it was remembered', {}],
    [
      'also when somebody else has signed out since',
      { shared: () => JSON.stringify(withSignOut(null, 'sam', now)) },
    ],
  ])('%s', (_, sight) => {
    expect(asked({}, sight)).toEqual([
      'GET /api/member/public/systemavailability without token',
      expect.stringMatching(/^GET \/api\/member\/users\/maria\/settings Bearer /),
      expect.stringMatching(/^GET \/api\/v1\/members\/M1\/accumulators Bearer /),
    ]);
  });

  it.each([
    ['another plan’s', { plan: planKey(planOf('Dental')) }],
    ['yesterday’s', { day: '2026-11-20' }],
    ['of no plan', { plan: 7 }],
  ])('not when it is %s', (_, changes) => expect(asked(changes)).toEqual([]));

  it.each([
    ['no list', { always: 'x', pages: { length: 1 } }],
    ['of no API', { always: [['elsewhere', '/x']], pages: [] }],
    [
      'no address',
      { always: [['v1', 7], ['v1'], 'v1', null], pages: [null, ['/medical/dashboard']] },
    ],
    ['an address that leaves the API', { always: [['v1', '/../../member/x']], pages: [] }],
    ['an address that leaves by dots in code', { always: [['v1', '/%2e%2e/x']], pages: [] }],
    ['an address of another host', { always: [['v1', '@evil.example/x']], pages: [] }],
    ['another port', { always: [['v1', ':81/x']], pages: [] }],
  ])('nothing that is %s', (_, changes) => {
    expect(asked(changes)).toEqual([]);
    const host = 'https://api.example.org';
    expect(asked(changes, { config: { ...testConfig, host } })).toEqual([]);
    expect(
      asked(changes, { config: { ...testConfig, host, apis: { ...testConfig.apis, v1: '' } } }),
    ).toEqual([]);
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

  it('come as they came, with their status and without a body', async () => {
    const given = [
      new Response('gone', { status: 410, headers: { 'x-trace': '7' } }),
      new Response(null, { status: 204 }),
    ];
    const answers = createEarlyAnswers(() => Promise.resolve(given.shift() ?? Response.error()));
    answers.ask([asked('Bearer a'), asked('Bearer b')]);
    const gone = await answers.take(asked('Bearer a'));
    expect([gone.status, gone.headers.get('x-trace'), await gone.text()]).toEqual([
      ...[410, '7', 'gone'],
    ]);
    const empty = await answers.take(asked('Bearer b'));
    expect([empty.status, empty.body]).toEqual([204, null]);
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
    // A turn of the event loop: an unhandled rejection would be reported in it.
    await nextTurn();
    await expect(answers.take(asked('Bearer a'))).rejects.toThrow('offline');
  });
});
