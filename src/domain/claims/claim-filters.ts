import { claimStatuses } from './claim-names.ts';
import type { ClaimRow } from './claim-row.ts';
import { newestFirst, type ClaimFilters, type ClaimSort, type SortKey } from './claim-view.ts';

/** The last result for each list: as the user types on, only these rows are searched. */
const lastFound = new WeakMap<
  readonly ClaimRow[],
  { filters: ClaimFilters; found: readonly ClaimRow[] }
>();

/** Returns the rows that fit every filter, in the order they had; the given list itself when all of them do. */
export function filterClaims(
  rows: readonly ClaimRow[],
  filters: ClaimFilters,
): readonly ClaimRow[] {
  const last = lastFound.get(rows);
  const among = last !== undefined && isNarrower(filters, last.filters) ? last.found : rows;
  const fitting = matching(among, filters);
  const found = fitting.length === among.length ? among : fitting;
  lastFound.set(rows, { filters, found });
  return found;
}

/** Whether every row that fits `filters` also fits the others: all else is the same, and its text continues theirs. */
function isNarrower(filters: ClaimFilters, { text, ...others }: ClaimFilters): boolean {
  const asked = new Map<string, unknown>(Object.entries(filters));
  return (
    filters.text.toLowerCase().startsWith(text.toLowerCase()) &&
    Object.entries(others).every(([name, value]) => asked.get(name) === value)
  );
}

function matching(rows: readonly ClaimRow[], filters: ClaimFilters): readonly ClaimRow[] {
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
 * Sorts rows. Equal rows keep their order; unknown values come last either way.
 * @param newest rows newest first
 */
export function sortClaims(
  newest: readonly ClaimRow[],
  { by, isDescending }: ClaimSort,
): readonly ClaimRow[] {
  if (by === newestFirst.by && isDescending === newestFirst.isDescending) return newest;
  const { known, alike } = groupClaims(newest, by);
  return [...(isDescending ? known.toReversed() : known), null].flatMap(
    (key) => alike.get(key) ?? [],
  );
}

interface Groups {
  /** Smallest first. */
  known: readonly Key[];
  alike: ReadonlyMap<Key, readonly ClaimRow[]>;
}

const groupsOf = new WeakMap<readonly ClaimRow[], Map<SortKey, Groups>>();

/**
 * Groups rows for sorting, the slow part of it on a long list: once for each list, and ahead of need where there is
 * time.
 */
export function groupClaims(rows: readonly ClaimRow[], by: SortKey): Groups {
  const groups = groupsOf.get(rows) ?? new Map<SortKey, Groups>();
  groupsOf.set(rows, groups);
  const known = groups.get(by) ?? newGroups(rows, keys[by]);
  groups.set(by, known);
  return known;
}

function newGroups(rows: readonly ClaimRow[], key: (row: ClaimRow) => Key): Groups {
  const alike = new Map<Key, ClaimRow[]>();
  for (const row of rows) {
    const its = key(row);
    const others = alike.get(its);
    if (others) others.push(row);
    else alike.set(its, [row]);
  }
  return { alike, known: ascending([...alike.keys()].filter((its) => its !== null)) };
}

/** Sorts without comparing in JavaScript: sorting a long history begins before the browser has compiled anything. */
function ascending(known: readonly (string | number)[]): (string | number)[] {
  const numbers = known.filter((key) => typeof key === 'number');
  return numbers.length === known.length
    ? [...Float64Array.from(numbers).sort()]
    : known.toSorted();
}
