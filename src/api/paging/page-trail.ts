import { limits } from '#src/domain/limits.ts';

/** The facts about a page that decide whether the search goes on. */
interface PageFacts {
  /** The ids of all that was found on this page. */
  ids: readonly string[];
  /** The address of the next page as the payer gives it. */
  next: string | null;
  /** The number of resources that matched and are on this page. */
  size: number;
  /** The number on all pages, null when the payer does not say. */
  total: number | null;
}

/** The pages of one search that were followed so far. */
export interface Trail {
  /** The links that were followed, or are about to be. */
  links: Set<string>;
  /** The ids of what was read. */
  ids: Set<string>;
  /** The number of resources on the first page. */
  firstSize: number | null;
  /** The number of pages in a row that had nothing new on them. */
  idlePages: number;
}

export const newTrail = (): Trail => ({
  links: new Set(),
  ids: new Set(),
  firstSize: null,
  idlePages: 0,
});

/** The next step of a search after a page; `broken-off`: there is a next link, and nothing comes of following it. */
export type Step = 'follow' | 'end' | 'broken-off';

/**
 * Notes a page and says how to go on. A payer's links may lead back to where they came from, or to ever
 * new pages with nothing on them: following them would never end, and keep the session open.
 */
export function stepAfter(
  { ids, next, size, total }: PageFacts,
  trail: Trail,
  mostPages: number = limits.claimPages,
): Step {
  const fresh = ids.filter((id) => !trail.ids.has(id));
  for (const id of fresh) trail.ids.add(id);
  trail.firstSize ??= size;
  if (next === null) return 'end';
  // Some payers mean the page when they say how many there are in all.
  if (total !== null && total > trail.firstSize && trail.ids.size >= total) return 'end';
  const isIdle = size === 0 || (ids.length > 0 && fresh.length === 0);
  trail.idlePages = isIdle ? trail.idlePages + 1 : 0;
  // A service that leaves out of a page what the member may not see sends an empty one now and then.
  if (trail.idlePages >= limits.idlePages || trail.links.has(next) || trail.links.size >= mostPages)
    return 'broken-off';
  trail.links.add(next);
  return 'follow';
}
