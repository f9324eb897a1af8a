// @vitest-environment jsdom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { usePageOf } from '#src/parts/list/use-page-of.ts';

const rows = Array.from({ length: 25 }, (_, index) => index + 1);

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a list of ten rows a page, in a browser’s own history. */
async function open(address = '/list') {
  window.history.replaceState(null, '', address);
  const list: { turnTo?: (page: number) => void } = {};
  const staticData = { title: null, access: null };
  const rootRoute = createRootRoute({ staticData });
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/list',
    staticData,
    validateSearch: ({ page }: Record<string, unknown>): { page?: number } => ({
      ...(page === undefined ? {} : { page: Number(page) }),
    }),
    component: function List() {
      const { page: asked } = useSearch({ strict: false });
      const { shown, page, turnTo } = usePageOf(rows, 10, asked, (next) => {
        void router.navigate({ href: next === undefined ? '/list' : `/list?page=${next}` });
      });
      list.turnTo = turnTo;
      return `page ${page} from ${shown[0]}`;
    },
  });
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '/elsewhere',
    staticData,
    component: () => 'elsewhere',
  });
  const history = createBrowserHistory();
  const router = createRouter({ routeTree: rootRoute.addChildren([route, elsewhere]), history });
  onTestFinished(history.destroy);
  const { container } = render(<RouterProvider router={router} />);
  const says = (text: string) => expect.poll(() => container.textContent).toBe(text);
  await expect.poll(() => container.textContent).toContain('page');
  return {
    says,
    router,
    turnTo: (page: number) => list.turnTo?.(page),
  };
}

const address = () => window.location.pathname + window.location.search;

it('shows the next page and puts it into the address', async () => {
  const { says, turnTo } = await open();
  turnTo(2);
  await says('page 2 from 11');
  expect(address()).toBe('/list?page=2');
});

it('leaves the first page out of the address', async () => {
  const { says, turnTo } = await open('/list?page=3');
  await says('page 3 from 21');
  turnTo(1);
  await says('page 1 from 1');
  expect(address()).toBe('/list');
});

it('moves between pages on Back and Forward', async () => {
  const { says, turnTo } = await open();
  turnTo(2);
  await says('page 2 from 11');
  turnTo(3);
  await says('page 3 from 21');
  window.history.back();
  await says('page 2 from 11');
  window.history.back();
  await says('page 1 from 1');
  window.history.forward();
  await says('page 2 from 11');
});

it('returns to the previous page on Back right after a page change', async () => {
  const { says, turnTo } = await open('/list?page=2');
  await says('page 2 from 11');
  turnTo(3);
  window.history.back();
  await expect.poll(address).toBe('/list?page=2');
  await says('page 2 from 11');
});

it('shows the last of two simultaneous page changes', async () => {
  const { says, turnTo } = await open();
  turnTo(2);
  turnTo(3);
  await says('page 3 from 21');
  expect(address()).toBe('/list?page=3');
});

it('follows a link right after a page change', async () => {
  const { says, router, turnTo } = await open();
  turnTo(2);
  void router.navigate({ href: '/elsewhere' });
  await says('elsewhere');
  expect(address()).toBe('/elsewhere');
  window.history.back();
  await says('page 2 from 11');
});

it('shows the last page for a page past the end', async () => {
  const { says } = await open('/list?page=9');
  await says('page 3 from 21');
});
