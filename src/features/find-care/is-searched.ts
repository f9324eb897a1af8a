import type { CareSearch } from './care-search.ts';

/** Whether the search has a criterion. */
export const isSearched = ({ specialty, name, zip, town }: CareSearch): boolean =>
  Boolean(specialty || name || zip || town);
