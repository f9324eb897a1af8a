import type { ClaimRow } from './claim-row.ts';
import type { ClaimFilters, ClaimSort, SortKey } from './claim-view.ts';

/** The rows that fit every filter, in the order they had. */
export function filterClaims(rows: readonly ClaimRow[], filters: ClaimFilters): ClaimRow[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const statuses = new Set(filters.statuses);
  const kinds = new Set(filters.kinds);
  return rows.filter(({ claim, path, day, searchable }) => {
    if (statuses.size > 0 && !statuses.has(claim.status)) return false;
    if (kinds.size > 0 && !kinds.has(claim.kind)) return false;
    if (filters.provider !== '' && claim.providerName !== filters.provider) return false;
    if (filters.memberId !== '' && claim.memberId !== filters.memberId) return false;
    if (filters.from !== '' && day < filters.from) return false;
    if (filters.to !== '' && (day === '' || day > filters.to)) return false;
    if (filters.minOwed !== null && (path.share === null || path.share < filters.minOwed)) {
      return false;
    }
    if (filters.maxOwed !== null && (path.share === null || path.share > filters.maxOwed)) {
      return false;
    }
    return words.every((word) => searchable.includes(word));
  });
}

const keys: Record<SortKey, (row: ClaimRow) => string | number | null> = {
  date: ({ day }) => day || null,
  provider: ({ claim }) => claim.providerName?.toLowerCase() ?? null,
  status: ({ claim }) => claim.status,
  billed: ({ path }) => path.billed,
  paid: ({ path }) => path.planPaid,
  owed: ({ path }) => path.share,
};

/** Rows alike go newest first; what is not known comes last either way. */
export function sortClaims(rows: readonly ClaimRow[], { by, isDescending }: ClaimSort): ClaimRow[] {
  const key = keys[by];
  const sign = isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const own = compare(key(a), key(b), sign);
    if (own !== 0) return own;
    return compare(a.day || null, b.day || null, -1) || compare(a.claim.id, b.claim.id, -1);
  });
}

type Key = string | number | null;

function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
