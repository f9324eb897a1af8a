import type { CareSearch } from './care-search.ts';

/** Whether anything is looked for at all. */
export const isSearched = ({ specialty, name, zip, town }: CareSearch): boolean =>
  Boolean(specialty || name || zip || town);
