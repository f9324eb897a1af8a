import { limits } from '#src/domain/limits.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import type { Step } from './step.ts';

/** The facts about a page that decide whether to request the next one. */
export interface LinkedPageFacts {
  /** The ids of all that was found on this page. */
  ids: readonly string[];
  /** The address of the next page as the payer gives it. */
  next: string | null;
  /** The number of resources that matched and are on this page. */
  size: number;
  /** The number on all pages as this page states it; null when it does not say. */
  total: number | null;
}

/** How far a search was read, from link to link. */
export interface LinkTrail {
  /** The links that were followed, or are about to be. */
  links: Set<string>;
  /** The ids of the rows read so far. */
  ids: Set<string>;
  /** The number of resources that were read. */
  read: number;
  /** The highest number in all that a page stated. */
  total: number;
  /** The number of pages in a row that had nothing new on them. */
  idlePages: number;
}

/** Returns an empty trail, or a copy of a trail. */
export const newLinkTrail = (from?: LinkTrail): LinkTrail => ({
  links: new Set(from?.links),
  ids: new Set(from?.ids),
  read: from?.read ?? 0,
  total: from?.total ?? 0,
  idlePages: from?.idlePages ?? 0,
});

/**
 * Adds a page to the trail and returns the next step. A payer's links may form a loop, or lead to empty pages forever:
 * following them would never end, and keep the session open.
 */
export function stepAfterLinked(
  { ids, next, size, total }: LinkedPageFacts,
  trail: LinkTrail,
  mostPages: number = limits.claimPages,
): Step {
  const before = trail.ids.size;
  for (const id of ids) trail.ids.add(id);
  const added = trail.ids.size - before;
  const isIdle = size === 0 || (ids.length > 0 && added === 0);
  // Without ids, repeated pages cannot be detected.
  trail.read += size - ids.length + added;
  trail.total = Math.max(trail.total, total ?? 0);
  trail.idlePages = isIdle ? trail.idlePages + 1 : 0;
  // A stated total can prove that rows are missing, but not that the list is complete.
  if (next === null) return trail.total > trail.read ? 'broken-off' : 'end';
  if (trail.links.size >= mostPages) return 'broken-off';
  // A service that leaves out of a page what the member may not see sends an empty one now and then.
  if (trail.idlePages >= limits.idlePages || trail.links.has(next)) {
    const hasAll = trail.total > 0 && trail.read >= trail.total;
    return hasAll ? 'end' : 'broken-off';
  }
  trail.links.add(next);
  return 'follow';
}

/** The result of a search on all of its pages. */
export interface LinkedPages<Page> {
  pages: readonly Page[];
  /** The failure of a page after the first; null when all pages loaded. */
  failure: { thrown: unknown } | null;
  completeness: Completeness;
}

/**
 * Reads a search with every page it links to, and reports missing pages (API rules 7 and 10 of health records). A
 * failed page after the first does not affect the others.
 * @param onPage called with each page as it arrives, to read it while the next one loads
 * @throws {ApiFailure} when the first page fails
 */
export async function readLinkedPages<
  Page extends { next: string | null; completeness: Completeness },
>(
  first: () => Promise<Page>,
  follow: (link: string) => Promise<Page>,
  factsOf: (page: Page) => LinkedPageFacts,
  {
    mostPages,
    onPage,
    signal,
  }: {
    mostPages?: number | undefined;
    onPage?: ((page: Page) => void) | undefined;
    signal?: AbortSignal | undefined;
  },
): Promise<LinkedPages<Page>> {
  const pages: Page[] = [];
  const trail = newLinkTrail();
  let page = await first();
  for (;;) {
    pages.push(page);
    onPage?.(page);
    const step = stepAfterLinked(factsOf(page), trail, mostPages);
    if (step !== 'follow' || page.next === null) {
      const ofPages = pages.map(({ completeness }) => completeness);
      const completeness = combined(step === 'broken-off' ? [...ofPages, 'partial'] : ofPages);
      return { pages, failure: null, completeness };
    }
    try {
      page = await follow(page.next);
    } catch (thrown) {
      // The caller has left: nothing is to be shown.
      if (signal?.aborted) throw thrown;
      return { pages, failure: { thrown }, completeness: 'partial' };
    }
  }
}
