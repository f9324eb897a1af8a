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
  links: ReadonlySet<string>;
  /** The ids of what was read. */
  ids: ReadonlySet<string>;
  /** The number of resources that were read. */
  read: number;
  /** The highest number in all that a page stated. */
  total: number;
  /** The number of pages in a row that had nothing new on them. */
  idlePages: number;
}

export const newLinkTrail = (): LinkTrail => ({
  links: new Set(),
  ids: new Set(),
  read: 0,
  total: 0,
  idlePages: 0,
});

/**
 * Returns how to go on after a page, and the trail with it. The trail given stays as it is: the same page may be read
 * again after a failure. A payer's links may lead back to where they came from, or to ever new pages with nothing on
 * them: following them would never end, and keep the session open.
 */
export function stepAfterLinked(
  { ids, next, size, total }: LinkedPageFacts,
  before: LinkTrail,
  mostPages: number = limits.claimPages,
): { step: Step; trail: LinkTrail } {
  const known = new Set([...before.ids, ...ids]);
  const isIdle = size === 0 || (ids.length > 0 && known.size === before.ids.size);
  const trail = {
    links: before.links,
    ids: known,
    // Without ids it cannot be told whether a page repeats another.
    read: before.read + size - ids.length + known.size - before.ids.size,
    total: Math.max(before.total, total ?? 0),
    idlePages: isIdle ? before.idlePages + 1 : 0,
  };
  // A stated total can prove that some are missing, never that there are no more.
  if (next === null) return { step: trail.total > trail.read ? 'broken-off' : 'end', trail };
  if (before.links.size >= mostPages) return { step: 'broken-off', trail };
  // A service that leaves out of a page what the member may not see sends an empty one now and then.
  if (trail.idlePages >= limits.idlePages || before.links.has(next)) {
    const hasAll = trail.total > 0 && trail.read >= trail.total;
    return { step: hasAll ? 'end' : 'broken-off', trail };
  }
  return { step: 'follow', trail: { ...trail, links: new Set([...before.links, next]) } };
}

/** The result of a search on all of its pages. */
export interface LinkedPages<Page> {
  pages: readonly Page[];
  /** The failure of a page after the first; null when none was missed. */
  failure: { thrown: unknown } | null;
  completeness: Completeness;
}

/**
 * Reads a search with every page it links to: none is cut off without being reported (API rules 7 and 10 of health
 * records). A page after the first that cannot be had takes nothing from the others.
 * @param onPage called with each page as it comes, to read it while the next is under way
 * @throws {ApiFailure} when the first page cannot be had
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
  let trail = newLinkTrail();
  let page = await first();
  for (;;) {
    pages.push(page);
    onPage?.(page);
    const after = stepAfterLinked(factsOf(page), trail, mostPages);
    trail = after.trail;
    const { step } = after;
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
