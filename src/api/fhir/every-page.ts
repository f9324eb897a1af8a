import * as z from 'zod/mini';
import type { SearchPage } from './bundle.ts';
import type { HealthRecordsClient, SearchParams } from './client.ts';
import { limits } from '#src/domain/limits.ts';
import { newTrail, stepAfter } from '#src/api/paging/page-trail.ts';

/** The result of a search on all of its pages. */
export interface FoundPages {
  pages: readonly SearchPage[];
  /** The failure of a page after the first; null when none was missed. */
  failure: { thrown: unknown } | null;
  /** The payer said that something is missing, or its links led nowhere. */
  hasWarning: boolean;
}

interface PageReading {
  /** The largest number of pages that are followed. */
  mostPages?: number;
  /** Called with each page as it comes, to read it while the next is under way. */
  onPage?: (page: SearchPage) => void;
}

/**
 * Reads a search with every page it links to: none is cut off without being reported (API rules 7 and 10 of health
 * records). A page after the first that cannot be had takes nothing from the others.
 * @throws {ApiFailure} when the first page cannot be had
 */
export async function everyPage(
  service: Pick<HealthRecordsClient, 'search' | 'nextPage'>,
  type: string,
  params: SearchParams,
  asker?: AbortSignal,
  { mostPages = limits.claimPages, onPage }: PageReading = {},
): Promise<FoundPages> {
  const first = await service.search(type, params, asker);
  onPage?.(first);
  const pages = [first];
  const trail = newTrail();
  for (;;) {
    const page = pages.at(-1);
    const step = page ? stepAfter(factsOf(page, type), trail, mostPages) : 'end';
    const hasWarning = step === 'broken-off' || pages.some((one) => one.hasWarning);
    if (step !== 'follow' || !page || page.next === null) {
      return { pages, failure: null, hasWarning };
    }
    try {
      const next = await service.nextPage(type, page.next, asker);
      pages.push(next);
      onPage?.(next);
    } catch (thrown) {
      // The caller has left: nothing is to be shown.
      if (asker?.aborted) throw thrown;
      return { pages, failure: { thrown }, hasWarning: true };
    }
  }
}

const identified = z.object({ id: z.string() });

function factsOf(page: SearchPage, type: string) {
  const found = page.of(type);
  const ids = found.flatMap((one) => identified.safeParse(one).data?.id ?? []);
  return { ids, size: found.length, next: page.next, total: page.total };
}
