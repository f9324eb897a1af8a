import { describe, expect, it } from 'vitest';
import { readAllPages, type CountedItems } from './numbered-pages.ts';
import type { Read } from '#src/api/http/call.ts';
import type { Clients } from '#src/api/clients.ts';

type Item = { id: string };

/** A service of 25 items, 10 a page, with numbered pages. */
const usual = Array.from({ length: 25 }, (_, index) => ({ id: `i${index}` }));
const pageOfUsual = (page: number): CountedItems<Item> => ({
  items: usual.slice((page - 1) * 10, page * 10),
  leftOut: 0,
  total: 25,
});

async function read(
  answerTo: (page: number) => CountedItems<Item>,
  options: { atMost?: number; atOnce?: number } = {},
) {
  const requestedPages: number[] = [];
  let maxOpen = 0;
  let open = 0;
  const pageRead = (page: number): Read<CountedItems<Item>> => ({
    api: 'v1',
    operation: 'GET /forms',
    params: { query: { page, pageSize: 10 } },
    answer: () => answerTo(page),
  });
  const send: Clients['send'] = async (call) => {
    if (!('answer' in call)) throw new Error('a documented call');
    requestedPages.push(Number(call.params.query?.['page']));
    open += 1;
    maxOpen = Math.max(maxOpen, open);
    await Promise.resolve();
    open -= 1;
    return call.answer(null);
  };
  const all = await readAllPages({ send }, pageRead, {
    idOf: ({ id }) => id,
    atMost: 9,
    ...options,
  });
  return {
    ids: all.items.map(({ id }) => id),
    completeness: all.completeness,
    asked: requestedPages,
    most: maxOpen,
  };
}

const ids = usual.map(({ id }) => id);

describe('a list in pages', () => {
  it('reads a list to its end without reading a page twice', async () => {
    expect(await read(pageOfUsual)).toEqual({
      ids,
      completeness: 'complete',
      asked: [1, 2, 3],
      most: 1,
    });
  });

  it('reads several pages at once when their number is known', async () => {
    expect(await read(pageOfUsual, { atOnce: 5 })).toMatchObject({
      ids,
      asked: [1, 2, 3],
      most: 2,
    });
  });

  it('reads a list without a count until a page is not full', async () => {
    const all = await read((page) => ({ ...pageOfUsual(page), total: null }), { atOnce: 5 });
    expect(all).toMatchObject({ ids, completeness: 'complete', asked: [1, 2, 3], most: 1 });
  });

  it.each<[string, (page: number) => CountedItems<Item>, number, boolean]>([
    ['repeats its first page', () => ({ ...pageOfUsual(1), total: null }), 2, false],
    ['counts more than it has', (page) => ({ ...pageOfUsual(page), total: 99 }), 5, true],
    ['counts and sends nothing', () => ({ items: [], leftOut: 0, total: 5 }), 1, true],
    ['is empty', () => ({ items: [], leftOut: 0, total: 0 }), 1, false],
    ['never ends', (page) => ({ items: [{ id: `p${page}` }], leftOut: 0, total: null }), 9, true],
    ['counts no item it sends', (page) => ({ ...pageOfUsual(page), total: 0 }), 3, false],
    ['counts one page as all', (page) => ({ ...pageOfUsual(page), total: 10 }), 3, false],
    [
      'counts fewer on each page',
      (page) => ({ ...pageOfUsual(page), total: 35 - 10 * page }),
      3,
      false,
    ],
    [
      'sends a row that cannot be read',
      (page) => ({ ...pageOfUsual(page), leftOut: page === 2 ? 1 : 0 }),
      3,
      true,
    ],
    ['sends only rows that cannot be read', () => ({ items: [], leftOut: 3, total: 3 }), 2, true],
  ])('stops reading a list of a service that %s', async (_, answerTo, calls, isPartial) => {
    const all = await read(answerTo);
    expect(all.asked.length).toBeLessThanOrEqual(calls);
    expect(all.completeness).toBe(isPartial ? 'partial' : 'complete');
  });

  it('a list is partial when a later page fails', async () => {
    const all = await read((page) => {
      if (page === 3) throw new Error('broken');
      return pageOfUsual(page);
    });
    expect(all).toMatchObject({ ids: ids.slice(0, 20), completeness: 'partial' });
  });

  it('fails when the first page fails', async () => {
    await expect(
      read(() => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
  });
});
