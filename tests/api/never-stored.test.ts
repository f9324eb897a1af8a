// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createEarlyExchange } from '#src/boot/early-exchange.ts';
import { firstCalls } from '#src/boot/first-calls.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { planKey } from '#src/domain/plan/plan.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage, testConfig } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');
const origin = 'https://members.example.org';

afterEach(() => vi.unstubAllGlobals());

it('no call of the portal may be kept by the browser, whatever the answer says', async () => {
  const asked = new Map<string, RequestCache>();
  const { portal } = createTestPortal({
    session: signedInStorage(),
    plans: [plan],
    answer: (path, request) => {
      asked.set(path, request.cache);
      return null;
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/medical/dashboard'] });
  void createPortalRouter(portal, history).load();
  const api = ['/memberships', '/accessrights/', '/accumulators', '/Patient', '/appeal-deadlines'];
  await expect
    .poll(() => api.filter((part) => [...asked.keys()].some((path) => path.includes(part))))
    .toEqual(api);
  expect([...asked].filter(([, cache]) => cache !== 'no-store')).toEqual([]);
});

it('nor the first calls of a page', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const hints = {
    plan: planKey(plan),
    day: '2026-11-21',
    always: [['member', '/users/maria/settings']],
    pages: [['/medical/claims', [['healthRecords', '/Patient?identifier=M1']]]],
  };
  const session = signedInStorage({
    'selected-plan': JSON.stringify(plan),
    'prefetch-hints': JSON.stringify(hints),
  });
  const { requests } = firstCalls({
    config: testConfig,
    stored: (name) => session.getItem(name),
    shared: () => null,
    pathname: '/medical/claims',
    origin,
    now,
  });
  expect(requests.map(({ url, cache }) => [url.replace(origin, ''), cache])).toEqual([
    ['/api/member/users/maria/settings', 'no-store'],
    ['/api/v1/health-records/Patient?identifier=M1', 'no-store'],
  ]);
});

it('nor the provider’s tokens', async () => {
  const asked: (RequestInit | undefined)[] = [];
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    asked.push(init);
    return Promise.resolve(new Response());
  });
  const { fetchToken } = createEarlyExchange((url, init) => fetch(url, init), Date.now);
  await fetchToken('https://id.example.org/token', {
    method: 'POST',
    headers: {},
    redirect: 'manual',
    body: new URLSearchParams(),
  });
  expect(asked).toMatchObject([{ method: 'POST', cache: 'no-store' }]);
});
