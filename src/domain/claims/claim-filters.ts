import { claimStatuses } from './claim-names.ts';
import type { ClaimRow } from './claim-row.ts';
import { newestFirst, type ClaimFilters, type ClaimSort, type SortKey } from './claim-view.ts';

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

/** Newest first; rows of one day in an order that does not depend on how they came. */
export function sortNewestFirst(rows: readonly ClaimRow[]): ClaimRow[] {
  return rows.toSorted((a, b) =>
    a.day === b.day ? descending(a.claim.id, b.claim.id) : descending(a.day, b.day),
  );
}

const descending = (a: string, b: string) => (a < b ? 1 : -1);

const keys: Record<SortKey, (row: ClaimRow) => Key> = {
  date: ({ day }) => day || null,
  provider: ({ claim }) => claim.providerName?.toLowerCase() ?? null,
  status: ({ claim }) => claimStatuses.indexOf(claim.status),
  billed: ({ path }) => path.billed,
  paid: ({ path }) => path.planPaid,
  owed: ({ owed }) => owed,
};

type Key = string | number | null;

/**
 * Rows that are alike keep their order; what is not known comes last either way.
 * @param newest rows newest first
 */
export function sortClaims(
  newest: readonly ClaimRow[],
  { by, isDescending }: ClaimSort,
): readonly ClaimRow[] {
  if (by === newestFirst.by && isDescending === newestFirst.isDescending) return newest;
  const alike = new Map<Key, ClaimRow[]>();
  const key = keys[by];
  for (const row of newest) {
    const its = key(row);
    const others = alike.get(its);
    if (others) others.push(row);
    else alike.set(its, [row]);
  }
  const known = ascending([...alike.keys()].filter((its) => its !== null));
  if (isDescending) known.reverse();
  return [...known, null].flatMap((its) => alike.get(its) ?? []);
}

/** Without comparing in JavaScript: sorting a long history begins before the browser has compiled anything. */
function ascending(known: readonly (string | number)[]): (string | number)[] {
  const numbers = known.filter((key) => typeof key === 'number');
  return numbers.length === known.length
    ? [...Float64Array.from(numbers).sort()]
    : known.toSorted();
}
