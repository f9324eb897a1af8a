import { queryOptions } from '@tanstack/react-query';
import { limits } from '#src/domain/limits.ts';
import type { Read } from '#src/api/http/call.ts';
import { keyOf, type QuerySource } from '#src/api/queries.ts';
import {
  readAllPages,
  type CountedItems,
  type NumberBounds,
  type WholeList,
} from './numbered-pages.ts';

/**
 * The query of a list in numbered pages, read to its end.
 * @param pageOf a page of the list, counted from 1
 * @throws {ApiFailure} BP-NFA-100 when there is not even a first page
 */
export function wholeListQuery<Item>(
  { clients }: Pick<QuerySource, 'clients'>,
  pageOf: (page: number) => Read<CountedItems<Item>>,
  rules: { idOf: (item: Item) => string } & Partial<NumberBounds>,
) {
  const first = pageOf(1);
  // One key for all pages.
  const query = { ...first.params.query, page: undefined };
  const bounds = { atMost: limits.listPages, ...rules };
  const read = async (): Promise<WholeList<Item>> => {
    const { items, completeness } = await readAllPages(clients, pageOf, bounds);
    return { items, completeness };
  };
  return queryOptions({
    queryKey: [...keyOf({ ...first, params: { ...first.params, query } }), 'all'],
    queryFn: read,
  });
}
