// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { usePageOf } from './use-page-of.ts';

const rows = Array.from({ length: 25 }, (_, index) => index + 1);

/** Ten rows a page; `noted` holds what the address was told, `ask` is the address saying something by itself. */
async function open(asked?: number) {
  const noted: (number | undefined)[] = [];
  interface Given {
    turnTo: (page: number) => void;
    ask: (page: number | undefined) => void;
  }
  const list: Partial<Given> = {};
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  });
  await router.load();
  function List() {
    const [address, setAddress] = useState(asked);
    const { shown, page, turnTo } = usePageOf(rows, 10, address, (next) => {
      noted.push(next);
      setAddress(next);
    });
    Object.assign(list, { turnTo, ask: setAddress });
    return `page ${page} from ${shown[0]}`;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(
    <RouterContextProvider router={router}>
      <List />
    </RouterContextProvider>,
  );
  const says = (text: string) => expect.poll(() => place.textContent).toBe(text);
  await expect.poll(() => place.textContent).toContain('page');
  return {
    noted,
    says,
    turnTo: (page: number) => list.turnTo?.(page),
    ask: (page?: number) => list.ask?.(page),
    router,
  };
}

/** Until what waits for a paint has been done. */
const frames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a page that is turned', () => {
  it('is shown before the address knows', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const { noted, says, turnTo } = await open();
    turnTo(2);
    await says('page 2 from 11');
    expect(noted).toEqual([]);
    // The first one paints it.
    frames.shift()?.(0);
    frames.shift()?.(0);
    await expect.poll(() => noted).toEqual([2]);
    await says('page 2 from 11');
  });

  it('needs no word in the address when it is the first one', async () => {
    const { noted, says, turnTo } = await open(3);
    await says('page 3 from 21');
    turnTo(1);
    await says('page 1 from 1');
    await expect.poll(() => noted).toEqual([undefined]);
  });

  it('gives way to what the address says after it, such as by Back', async () => {
    const { noted, says, turnTo, ask } = await open();
    turnTo(2);
    await expect.poll(() => noted).toEqual([2]);
    await says('page 2 from 11');
    ask();
    await says('page 1 from 1');
    ask(2);
    await says('page 2 from 11');
  });

  it('is left for where it was turned by a Back that comes before the address', async () => {
    const { noted, says, turnTo, ask, router } = await open();
    await router.navigate({ href: '/list?page=2' });
    ask(2);
    await says('page 2 from 11');
    turnTo(3);
    router.history.back();
    await says('page 2 from 11');
    expect(router.history.location.href).toBe('/list?page=2');
    await frames();
    expect(noted).toEqual([]);
  });

  it('is one with another that is turned before the address knows', async () => {
    const { noted, says, turnTo } = await open();
    turnTo(2);
    turnTo(3);
    await says('page 3 from 21');
    await frames();
    expect(noted).toEqual([3]);
    await says('page 3 from 21');
  });

  it('calls nobody back who is on the way to another address', async () => {
    const { noted, says, turnTo, router } = await open();
    turnTo(2);
    void router.navigate({ href: '/elsewhere' });
    await says('page 2 from 11');
    await frames();
    expect(noted).toEqual([]);
  });
});

it('a page past the end is the last one', async () => {
  const { says } = await open(9);
  await says('page 3 from 21');
});
