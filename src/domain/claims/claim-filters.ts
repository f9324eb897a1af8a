import { claimStatuses } from './claim-names.ts';
import type { ClaimRow } from './claim-row.ts';
import type { ClaimFilters, ClaimSort, SortKey } from './claim-view.ts';

/** The rows that fit every filter, in the order they had. */
export function filterClaims(rows: readonly ClaimRow[], filters: ClaimFilters): ClaimRow[] {
  const words = filters.text.toLowerCase().split(/\s+/).filter(Boolean);
  const statuses = new Set(filters.statuses);
  const kinds = new Set(filters.kinds);
  return rows.filter(({ claim, owed, day, searchable }) => {
    if (statuses.size > 0 && !statuses.has(claim.status)) return false;
    if (kinds.size > 0 && !kinds.has(claim.kind)) return false;
    if (filters.provider !== '' && claim.providerName !== filters.provider) return false;
    if (filters.memberId !== '' && claim.memberId !== filters.memberId) return false;
    if (filters.from !== '' && day < filters.from) return false;
    if (filters.to !== '' && (day === '' || day > filters.to)) return false;
    if (filters.minOwed !== null && (owed === null || owed < filters.minOwed)) {
      return false;
    }
    if (filters.maxOwed !== null && (owed === null || owed > filters.maxOwed)) {
      return false;
    }
    return words.every((word) => searchable.includes(word));
  });
}

const keys: Record<SortKey, (row: ClaimRow) => string | number | null> = {
  date: ({ day }) => day || null,
  provider: ({ claim }) => claim.providerName?.toLowerCase() ?? null,
  status: ({ claim }) => claimStatuses.indexOf(claim.status),
  billed: ({ path }) => path.billed,
  paid: ({ path }) => path.planPaid,
  owed: ({ owed }) => owed,
};

/** Rows alike go newest first; what is not known comes last either way. */
export function sortClaims(rows: readonly ClaimRow[], { by, isDescending }: ClaimSort): ClaimRow[] {
  const sign = isDescending ? -1 : 1;
  const key = keys[by];
  // Each key is made once: comparing asks for it over and over.
  return rows
    .map((row) => ({ row, key: key(row), day: row.day || null }))
    .toSorted(
      (a, b) =>
        compare(a.key, b.key, sign) ||
        compare(a.day, b.day, -1) ||
        compare(a.row.claim.id, b.row.claim.id, -1),
    )
    .map(({ row }) => row);
}

type Key = string | number | null;

function compare(a: Key, b: Key, sign: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -sign : sign;
}
