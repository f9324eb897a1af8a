import type { AnswerPage } from '#src/domain/data/answer-page.ts';
import type { Read } from '#src/api/http/call.ts';
import type { Clients } from '#src/api/clients.ts';

/** The parts of a page that show whether there are others. */
export type CountedItems<Item> = Pick<AnswerPage<Item>, 'items' | 'total'>;

/** A list that was read to its end. */
export interface WholeList<Item> {
  items: readonly Item[];
  /** There are more than could be read. */
  mayBeMissing: boolean;
}

/**
 * Reads all pages of a list. Without the first one there is nothing; a later one that cannot be had takes nothing away.
 * A service may count wrongly or repeat itself: pages with nothing new are the end.
 *
 * @param pageOf a page of the list, counted from 1
 * @param atMost how many pages are read
 * @param atOnce how many of them side by side, once it is known how many there are
 * @throws {ApiFailure} of the first page
 */
export async function readAllPages<Item>(
  { send }: Pick<Clients, 'send'>,
  pageOf: (page: number) => Read<CountedItems<Item>>,
  { idOf, atMost, atOnce = 1 }: { idOf: (item: Item) => string; atMost: number; atOnce?: number },
): Promise<WholeList<Item>> {
  const first = await send(pageOf(1));
  const found = new Map(first.items.map((one) => [idOf(one), one]));
  const size = first.items.length;
  // Without a count, a page that is as full as the first one may have another behind it.
  const left = (): number => (first.total === null ? 1 : first.total - found.size);
  let isEnd = size === 0;
  let isBroken = false;
  for (let page = 2; left() > 0 && !isEnd && !isBroken && page <= atMost;) {
    const before = found.size;
    const wanted = Math.min(first.total === null ? 1 : atOnce, Math.ceil(left() / size));
    const numbers = Array.from({ length: Math.min(wanted, atMost - page + 1) }, (_, i) => page + i);
    const answers = await Promise.allSettled(numbers.map((number) => send(pageOf(number))));
    for (const answer of answers) {
      if (answer.status === 'rejected') isBroken = true;
      else for (const one of answer.value.items) found.set(idOf(one), one);
    }
    isEnd = found.size === before || (first.total === null && found.size - before < size);
    page += numbers.length;
  }
  const isCut = first.total === null ? !isEnd && size > 0 : left() > 0;
  return { items: [...found.values()], mayBeMissing: isBroken || isCut };
}
