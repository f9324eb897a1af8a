import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import type { Completeness } from '#src/domain/data/completeness.ts';
import type { Read } from '#src/api/http/call.ts';
import type { Clients } from '#src/api/clients.ts';
import type { Step } from './step.ts';

/** How far a list in numbered pages was read. */
export interface NumberTrail {
  /** The next page to read, counted from 1. */
  page: number;
  /** The ids of the rows read so far. */
  ids: ReadonlySet<string>;
  /** The number of items that could not be read. */
  leftOut: number;
  /** The highest number in all that a page stated; null when the service does not say. */
  total: number | null;
  /** The number of items on the first page; null before it was read. */
  firstSize: number | null;
}

export const newNumberTrail = (): NumberTrail => ({
  page: 1,
  ids: new Set(),
  leftOut: 0,
  total: null,
  firstSize: null,
});

/** The bounds of reading a list in numbered pages. */
export interface NumberBounds {
  /** The largest number of pages that are read. */
  atMost: number;
  /** The number of pages that are requested side by side, once it is known how many there are. */
  atOnce?: number;
}

/** Returns the numbers of the pages to request next. */
export function nextPages(
  { page, ids, leftOut, total, firstSize }: NumberTrail,
  { atMost, atOnce = 1 }: NumberBounds,
): number[] {
  const unread = (total ?? 0) - ids.size - leftOut;
  const left = firstSize ? Math.ceil(unread / firstSize) : 1;
  const count = Math.min(Math.max(left, 1), atOnce, atMost - page + 1);
  return Array.from({ length: count }, (_, at) => page + at);
}

/**
 * Returns the next step after some pages, in their order, and a new trail that includes them. Does not change the given
 * trail, because a failure may cause the same pages to be read again. A stated total can prove that items are missing,
 * but not that the list is complete: some services estimate it, count one page, or lower it from page to page. Pages
 * without new items end the list.
 * @param pageSize the number of items that was requested
 */
export function stepAfterNumbered(
  pages: readonly { ids: readonly string[]; leftOut: number; total: number | null }[],
  before: NumberTrail,
  { atMost, pageSize }: NumberBounds & { pageSize: number },
): { step: Step; trail: NumberTrail } {
  const sizes = pages.map(({ ids, leftOut }) => ids.length + leftOut);
  const totals = [before, ...pages].flatMap(({ total }) => total ?? []);
  const trail = {
    page: before.page + pages.length,
    ids: new Set([...before.ids, ...pages.flatMap(({ ids }) => ids)]),
    leftOut: before.leftOut + pages.reduce((sum, { leftOut }) => sum + leftOut, 0),
    total: totals.length === 0 ? null : Math.max(...totals),
    firstSize: before.firstSize ?? sizes[0] ?? 0,
  };
  const isIdle = trail.ids.size === before.ids.size && trail.leftOut === before.leftOut;
  const read = trail.ids.size + trail.leftOut;
  const isShort = trail.total !== null && trail.total > read;
  // A total below the number read is wrong: a page as full as the first may have another behind it.
  const fullSize = trail.total === read ? pageSize : trail.firstSize;
  const hasMore = isShort || (!isIdle && (sizes.at(-1) ?? 0) >= fullSize);
  if (!hasMore) return { step: 'end', trail };
  return { step: isIdle || trail.page > atMost ? 'broken-off' : 'follow', trail };
}

/** The parts of a page that show whether there are others. */
export type CountedItems<Item> = Pick<AnswerPage<Item>, 'items' | 'leftOut' | 'total'>;

/** A list that was read to its end. */
export interface WholeList<Item> {
  items: readonly Item[];
  completeness: Completeness;
}

/**
 * Reads all pages of a list. A failed page after the first makes the list partial.
 * @param pageOf a page of the list, counted from 1
 * @throws {ApiFailure} of the first page
 */
export async function readAllPages<Item, Page extends CountedItems<Item>>(
  { send }: Pick<Clients, 'send'>,
  pageOf: (page: number) => Read<Page & CountedItems<Item>>,
  { idOf, ...bounds }: { idOf: (item: Item) => string } & NumberBounds,
): Promise<WholeList<Item> & { first: Page }> {
  const pageSize = Number(pageOf(1).params.query?.['pageSize'] ?? 0);
  const itemsById = new Map<string, Item>();
  let first: Page | null = null;
  let trail = newNumberTrail();
  for (;;) {
    const answers = await Promise.allSettled(
      nextPages(trail, bounds).map((page) => send(pageOf(page))),
    );
    const pages = answers.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    const failed = answers.find((result) => result.status === 'rejected');
    if (failed && trail.page === 1) throw failed.reason;
    first ??= pages[0] ?? null;
    if (first === null) throw new TypeError('no page was requested');
    for (const item of pages.flatMap(({ items }) => items)) itemsById.set(idOf(item), item);
    const facts = pages.map(({ items, leftOut, total }) => ({
      ids: items.map(idOf),
      leftOut,
      total,
    }));
    const after = stepAfterNumbered(facts, trail, { ...bounds, pageSize });
    trail = after.trail;
    if (failed || after.step !== 'follow') {
      const isPartial = failed !== undefined || after.step === 'broken-off' || trail.leftOut > 0;
      return {
        first,
        items: [...itemsById.values()],
        completeness: isPartial ? 'partial' : 'complete',
      };
    }
  }
}
