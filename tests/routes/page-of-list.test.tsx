// @vitest-environment jsdom
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hearLate } from '#src/portal/late-news.ts';
import { usePageOf } from '#src/parts/list/use-page-of.ts';

const rows = Array.from({ length: 25 }, (_, index) => index + 1);

const frames: FrameRequestCallback[] = [];

/** Renders the changes, and the updates that wait for them, until none is left. */
async function paint() {
  while (frames.length > 0) frames.shift()?.(0);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Opens a list of ten rows a page, in a browser’s own history; `news` are the addresses that its listeners were
 * notified of.
 */
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
  hearLate(history);
  const news: string[] = [];
  history.subscribe(({ location }) => news.push(location.href));
  const router = createRouter({ routeTree: rootRoute.addChildren([route, elsewhere]), history });
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    history.destroy();
  });
  root.render(<RouterProvider router={router} />);
  const says = (text: string) => expect.poll(() => place.textContent).toBe(text);
  await expect.poll(() => place.textContent).toContain('page');
  return {
    says,
    router,
    news,
    heard: () => router.state.location.searchStr,
    turnTo: (page: number) => list.turnTo?.(page),
  };
}

const address = () => window.location.pathname + window.location.search;

it('a page that is turned is shown and in the address before the router hears of it', async () => {
  const { says, heard, turnTo } = await open();
  turnTo(2);
  expect(address()).toBe('/list?page=2');
  await says('page 2 from 11');
  expect(heard()).toBe('');
  await paint();
  await expect.poll(heard).toBe('?page=2');
  await says('page 2 from 11');
});

it('the first page needs no word in the address', async () => {
  const { says, heard, turnTo } = await open('/list?page=3');
  await says('page 3 from 21');
  turnTo(1);
  await says('page 1 from 1');
  expect(address()).toBe('/list');
  await paint();
  await expect.poll(heard).toBe('');
});

it('Back and Forward lead from page to page', async () => {
  const { says, turnTo } = await open();
  turnTo(2);
  await says('page 2 from 11');
  await paint();
  turnTo(3);
  await says('page 3 from 21');
  await paint();
  window.history.back();
  await says('page 2 from 11');
  window.history.back();
  await says('page 1 from 1');
  window.history.forward();
  await says('page 2 from 11');
});

it('Back before the router has heard leads to where the page was turned', async () => {
  const { says, heard, turnTo } = await open('/list?page=2');
  await says('page 2 from 11');
  turnTo(3);
  window.history.back();
  await expect.poll(address).toBe('/list?page=2');
  await says('page 2 from 11');
  await paint();
  await says('page 2 from 11');
  expect(heard()).toBe('?page=2');
});

it('two turns in one moment are two pages, and back to the first is no page at all', async () => {
  const { says, heard, turnTo } = await open();
  turnTo(2);
  turnTo(3);
  await says('page 3 from 21');
  await paint();
  await expect.poll(heard).toBe('?page=3');
  window.history.back();
  await says('page 2 from 11');
  turnTo(3);
  turnTo(2);
  await says('page 2 from 11');
  expect(address()).toBe('/list?page=2');
  await paint();
  await says('page 2 from 11');
});

it('whoever leaves for another address before the router has heard gets there', async () => {
  const { says, router, news, turnTo } = await open();
  turnTo(2);
  void router.navigate({ href: '/elsewhere' });
  await says('elsewhere');
  await paint();
  await says('elsewhere');
  // Nothing is loaded for a page the member has left.
  expect(news).toEqual(['/elsewhere']);
  expect(address()).toBe('/elsewhere');
  window.history.back();
  await says('page 2 from 11');
});

it('a page past the end is the last one', async () => {
  const { says } = await open('/list?page=9');
  await says('page 3 from 21');
});
