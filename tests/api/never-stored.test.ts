// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { browserEnvironment } from '#src/app/browser-environment.ts';
import { createPortalRouter } from '#src/app/router.ts';
import { planOf } from '#tests/support/plans.ts';
import { createTestPortal, signedInStorage } from '#tests/support/test-portal.ts';

const plan = planOf('Medical');

afterEach(() => vi.unstubAllGlobals());

it('sends every call with no-store, whatever the answer’s headers', async () => {
  const requests = new Map<string, RequestCache>();
  const { portal } = createTestPortal({
    session: signedInStorage(),
    plans: [plan],
    answer: (path, request) => {
      requests.set(path, request.cache);
      return null;
    },
  });
  const history = createMemoryHistory({ initialEntries: ['/medical/dashboard'] });
  void createPortalRouter(portal, history).load();
  const api = ['/memberships', '/accessrights/', '/accumulators', '/Patient', '/appeal-deadlines'];
  await expect
    .poll(() => api.filter((part) => [...requests.keys()].some((path) => path.includes(part))))
    .toEqual(api);
  expect([...requests].filter(([, cache]) => cache !== 'no-store')).toEqual([]);
});

it('requests the provider’s tokens with no-store', async () => {
  const requests: (RequestInit | undefined)[] = [];
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => {
    requests.push(init);
    return Promise.resolve(new Response());
  });
  const { fetchToken } = browserEnvironment();
  await fetchToken('https://id.example.org/token', {
    method: 'POST',
    headers: {},
    redirect: 'manual',
    body: new URLSearchParams(),
  });
  expect(requests).toMatchObject([{ method: 'POST', cache: 'no-store' }]);
});
