import { searchWords } from '#src/domain/data/fold-letters.ts';
import { claimStatuses } from './claim-names.ts';
import type { ClaimRow } from './claim-row.ts';
import { newestFirst, type ClaimFilters, type ClaimSort, type SortKey } from './claim-view.ts';

/** Returns the rows that fit every filter, in the order they had; the given list itself when all of them do. */
export function filterClaims(
  rows: readonly ClaimRow[],
  filters: ClaimFilters,
): readonly ClaimRow[] {
  const words = searchWords(filters.text);
  const statuses = new Set(filters.statuses);
  const kinds = new Set(filters.kinds);
  const fitting = rows.filter(({ claim, owed, day, searchable }) => {
    if (statuses.size > 0 && !statuses.has(claim.status)) return false;
    if (kinds.size > 0 && !kinds.has(claim.kind)) return false;
    if (filters.provider !== '' && claim.providerName !== filters.provider) return false;
    if (filters.memberId !== '' && claim.memberId !== filters.memberId) return false;
    if (!isDayWithin(day, filters) || !isOwedWithin(owed, filters)) return false;
    return words.every((word) => searchable.includes(word));
  });
  return fitting.length === rows.length ? rows : fitting;
}

function isDayWithin(day: string, { from, to }: ClaimFilters): boolean {
  if (day < from) return false;
  return to === '' || (day !== '' && day <= to);
}

/** An amount that is not known lies within no bound. */
function isOwedWithin(owed: number | null, { minOwed, maxOwed }: ClaimFilters): boolean {
  if (minOwed !== null && (owed === null || owed < minOwed)) return false;
  return maxOwed === null || (owed !== null && owed <= maxOwed);
}

const keys: Record<SortKey, (row: ClaimRow) => Key> = {
  date: ({ day }) => day || null,
  provider: ({ claim }) => claim.providerName?.toLowerCase() ?? null,
  status: ({ claim }) => claimStatuses.indexOf(claim.status),
  billed: ({ costs }) => costs.billed,
  paid: ({ costs }) => costs.planPaid,
  owed: ({ owed }) => owed,
};

type Key = string | number | null;

/**
 * Sorts rows. Equal rows keep their order; unknown values come last either way.
 * @param newest rows newest first
 */
export function sortClaims(
  newest: readonly ClaimRow[],
  { by, isDescending }: ClaimSort,
): readonly ClaimRow[] {
  if (by === newestFirst.by && isDescending === newestFirst.isDescending) return newest;
  const direction = isDescending ? -1 : 1;
  return newest
    .map((row) => ({ row, key: keys[by](row) }))
    .toSorted((a, b) => {
      if (a.key === b.key) return 0;
      if (a.key === null) return 1;
      if (b.key === null) return -1;
      return a.key < b.key ? -direction : direction;
    })
    .map(({ row }) => row);
}
