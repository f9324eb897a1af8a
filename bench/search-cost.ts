import type { Request } from '@playwright/test';
import { filterClaims } from '../src/domain/claims/claim-filters.ts';
import type { ClaimRow } from '../src/domain/claims/claim-row.ts';
import { sumsOf } from '../src/domain/claims/claims-sums.ts';
import { noFilters } from '../src/domain/claims/claim-view.ts';
import { claimRowsFound } from './claim-history.ts';
import type { Figure } from './figures.ts';

const samplesKept = 100;

/**
 * Measures the list's own work for a keystroke, in this process and per thousand claims for any number of them: beside
 * painting it is too little to see how it grows. Of ten times as many claims, work that grows with the square would be
 * ten times as much. Memory beyond the processor's cache makes it three times as much, more where other programs take
 * the cache: it does not decide.
 */
export async function searchCost(
  search: Request,
  {
    sizes: [few, many],
    texts,
  }: { sizes: readonly [few: number, many: number]; texts: readonly string[] },
): Promise<Figure> {
  const rows = await claimRowsFound(search);
  const costOf = (size: number): number => costOfThousand(rows.slice(0, size), many, texts);
  return {
    name: `a thousand of ${many} claims searched and added up`,
    value: costOf(many) * 1_000,
    unit: 'µs',
    reference: { name: `of ${few}`, value: costOf(few) * 1_000 },
    bar: { atMost: 5 },
    decides: false,
  };
}

/** Returns the milliseconds of the best of many samples, each of as much work for any number of rows. */
function costOfThousand(
  rows: readonly ClaimRow[],
  atOnce: number,
  texts: readonly string[],
): number {
  const samples = Array.from({ length: samplesKept }, () => {
    const start = performance.now();
    for (let done = 0; done < atOnce; done += rows.length) {
      for (const text of texts) sumsOf(filterClaims(rows, { ...noFilters, text }));
    }
    return (performance.now() - start) / texts.length / (atOnce / 1_000);
  });
  return Math.min(...samples);
}
