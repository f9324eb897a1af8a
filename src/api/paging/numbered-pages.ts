import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import type { Read } from '#src/api/http/call.ts';
import type { Clients } from '#src/api/clients.ts';
import type { Step } from './step.ts';

/** How far a list in numbered pages was read. */
export interface NumberTrail {
  /** The next page to read, counted from 1. */
  page: number;
  /** The ids of what was read. */
  ids: ReadonlySet<string>;
  /** The number in all; null when the service does not say. */
  total: number | null;
  /** The number of items on the first page; null before it was read. */
  firstSize: number | null;
}

export const newNumberTrail = (): NumberTrail => ({
  page: 1,
  ids: new Set(),
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
  { page, ids, total, firstSize }: NumberTrail,
  { atMost, atOnce = 1 }: NumberBounds,
): number[] {
  const left = total === null || !firstSize ? 1 : Math.ceil((total - ids.size) / firstSize);
  const count = Math.min(Math.max(left, 1), atOnce, atMost - page + 1);
  return Array.from({ length: count }, (_, at) => page + at);
}

/**
 * Returns how to go on after pages that were read, in their order, and the trail with them. The trail given stays as
 * it is: the same pages may be read again after a failure. A service may count wrongly or repeat itself: pages with
 * nothing new are the end.
 */
export function stepAfterNumbered(
  pages: readonly { ids: readonly string[]; total: number | null }[],
  before: NumberTrail,
  { atMost }: NumberBounds,
): { step: Step; trail: NumberTrail } {
  const trail = {
    page: before.page + pages.length,
    ids: new Set([...before.ids, ...pages.flatMap(({ ids }) => ids)]),
    total: before.total ?? pages[0]?.total ?? null,
    firstSize: before.firstSize ?? pages[0]?.ids.length ?? 0,
  };
  const isIdle = trail.ids.size === before.ids.size;
  // Without a count, a page that is as full as the first one may have another behind it.
  const hasMore =
    trail.total === null
      ? !isIdle && (pages.at(-1)?.ids.length ?? 0) >= trail.firstSize
      : trail.ids.size < trail.total;
  if (!hasMore) return { step: 'end', trail };
  return { step: isIdle || trail.page > atMost ? 'broken-off' : 'follow', trail };
}

/** The parts of a page that show whether there are others. */
export type CountedItems<Item> = Pick<AnswerPage<Item>, 'items' | 'total'>;

/** A list that was read to its end. */
export interface WholeList<Item> {
  items: readonly Item[];
  /** Whether there may be more items than were read. */
  mayBeMissing: boolean;
}

/**
 * Reads all pages of a list. Without the first one there is nothing; a later one that cannot be had takes nothing away.
 * @param pageOf a page of the list, counted from 1
 * @throws {ApiFailure} of the first page
 */
export async function readAllPages<Item>(
  { send }: Pick<Clients, 'send'>,
  pageOf: (page: number) => Read<CountedItems<Item>>,
  { idOf, ...bounds }: { idOf: (item: Item) => string } & NumberBounds,
): Promise<WholeList<Item>> {
  const found = new Map<string, Item>();
  let trail = newNumberTrail();
  for (;;) {
    const answers = await Promise.allSettled(
      nextPages(trail, bounds).map((page) => send(pageOf(page))),
    );
    const pages = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failed = answers.find((one) => one.status === 'rejected');
    if (failed && trail.page === 1) throw failed.reason;
    for (const item of pages.flatMap(({ items }) => items)) found.set(idOf(item), item);
    const facts = pages.map(({ items, total }) => ({ ids: items.map(idOf), total }));
    const after = stepAfterNumbered(facts, trail, bounds);
    if (failed || after.step !== 'follow') {
      const mayBeMissing = failed !== undefined || after.step === 'broken-off';
      return { items: [...found.values()], mayBeMissing };
    }
    trail = after.trail;
  }
}
