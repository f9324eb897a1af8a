import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locale } from '#content/formats.ts';
import type { DirectorySearch } from '#src/api/calls/care/directory-search.ts';
import { directoryQuery } from '#src/api/queries/directory.ts';
import { localDay } from '#src/domain/format/days.ts';
import {
  filterFound,
  findProviders,
  longestWord,
  namesOfEntry,
  nearestFirst,
  type CareCriteria,
  type CareFilters,
  type FoundProvider,
} from '#src/domain/care/find-providers.ts';
import type { CareEntry } from '#src/domain/care/provider.ts';
import { isListed, type PlanNetwork } from '#src/domain/care/network.ts';
import { usePlanNetwork } from '#src/parts/care/use-plan-network.ts';
import { useZipCodes, type ZipCodes } from '#src/parts/geography/zip-codes.ts';
import type { Position } from '#src/domain/care/distance.ts';
import type { Town } from '#src/domain/care/town.ts';
import { everydaySearch, withoutSmallWords } from '#src/parts/search/everyday-search.ts';
import { meantSpecialties } from '#src/parts/search/meant-words.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { combined, type Completeness } from '#src/domain/data/completeness.ts';
import { useTowns } from './use-towns.ts';
import { usualDistance, type CareSearch } from './care-search.ts';

export interface FoundProviders {
  /** All that are looked for, before filters. */
  all: readonly FoundProvider[];
  shown: readonly FoundProvider[];
  /** The interpretation of everyday words or a mistyped name; null where the text was searched as typed. */
  understood: { kind: 'meant'; types: readonly string[] } | { kind: 'close' } | null;
  filters: CareFilters;
  network: PlanNetwork;
  /** Whether the plan's network can be distinguished from others. */
  hasOwn: boolean;
  /** Requests the plan's network again, where that failed; null otherwise. */
  retryNetwork: (() => void) | null;
  /** The number of providers that the filter by the plan's network leaves out. */
  leftOut: number;
  completeness: Completeness;
  near: CareCriteria['near'];
  /** The town that is looked near, where one was typed. */
  town: Town | null;
}

type State =
  | { kind: 'loading' }
  | { kind: 'unknown-zip' }
  | { kind: 'unknown-town' }
  | { kind: 'several-towns'; towns: readonly Town[] }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | ({ kind: 'found' } & FoundProviders);

/** Most types of care searched for typed words, and most that may fit before words such as “doctor” count as too broad. */
const mostMeant = 3;
const mostFitting = 6;
const nothingMeant = { items: [], isExact: true };

/**
 * Returns the state of the provider search. The directory's results are filtered again here, no matter which filters it
 * applied. Typed text may be a name, or everyday words for a type of care; where it is neither, close names are shown.
 */
export function useFoundProviders(search: CareSearch): State {
  const area = useSearchArea(search);
  const { network, isPending: isNetworkPending, retry: retryNetwork } = usePlanNetwork();
  const { all, understood, queries } = useMatches(search, area, network);
  const filtered = useFiltered(all, search, network);

  if (area.obstacle !== null) return area.obstacle;
  const failed = queries.find(({ isError, isFetching }) => isError && !isFetching);
  if (failed) {
    return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  }
  if (isNetworkPending || queries.some(({ data }) => data === undefined))
    return { kind: 'loading' };
  // Any distance: the distances are shown, and no provider is left out.
  return {
    kind: 'found',
    all,
    understood,
    ...filtered,
    network,
    retryNetwork,
    near: area.near,
    town: area.town,
    completeness: combined(queries.map(({ data }) => data?.completeness ?? 'unknown')),
  };
}

interface SearchArea {
  codes: ZipCodes | null;
  /** Null for a search everywhere. */
  near: CareCriteria['near'];
  town: Town | null;
  /** Whether the directory can be asked: it is clear where to search. */
  canAsk: boolean;
  /** Shown instead of providers where the place to search is unclear; null otherwise. */
  obstacle: State | null;
}

/** Returns where to search: around the ZIP code or the town of a search. */
function useSearchArea({ zip, town: typed, miles }: CareSearch): SearchArea {
  const zips = useZipCodes();
  const codes = zips.data ?? null;
  const towns = useTowns(zip === undefined ? typed : undefined, codes);
  const town = towns.found?.length === 1 ? (towns.found[0] ?? null) : null;
  const near = useMemo(
    () => reachOf(town?.position ?? codes?.positionOf(zip ?? null) ?? null, miles),
    [town, zip, miles, codes],
  );
  const isUnknown = zip !== undefined && codes !== null && near === null;
  const isTownOpen = zip === undefined && typed !== undefined && town === null;
  const obstacle = (): State | null => {
    if (zips.isError && !zips.isFetching) {
      return { kind: 'failed', error: zips.error, retry: () => void zips.refetch() };
    }
    if (isUnknown) return { kind: 'unknown-zip' };
    if (towns.failed) return { kind: 'failed', ...towns.failed };
    if (!isTownOpen) return null;
    if (towns.found === null) return { kind: 'loading' };
    if (towns.found.length === 0) return { kind: 'unknown-town' };
    return { kind: 'several-towns', towns: towns.found };
  };
  const canAsk = codes !== null && !isUnknown && !isTownOpen;
  return { codes, near, town, canAsk, obstacle: obstacle() };
}

/** Returns the types of care that typed words mean, and whether they say so without a mistake. */
function useMeaning(typed: string, specialty: string | undefined) {
  const meant = useMemo(
    () => (typed === '' || specialty !== undefined ? nothingMeant : meantSpecialties(typed)),
    [typed, specialty],
  );
  const types = useMemo(
    () => (meant.items.length > mostFitting ? [] : meant.items.slice(0, mostMeant)),
    [meant],
  );
  return { types, isExact: meant.isExact };
}

/** Returns the providers that match the typed values, with the answers of the directory. */
function useMatches(
  { specialty, name: typed = '' }: CareSearch,
  { codes, near, canAsk }: SearchArea,
  network: PlanNetwork,
) {
  const today = localDay(usePortal().now());
  const specialties = useMemo(() => (specialty === undefined ? [] : [specialty]), [specialty]);
  const { types, isExact } = useMeaning(typed, specialty);
  const name = withoutSmallWords(typed) || typed;
  const word = longestWord(name);
  const around = zipsAround(codes, near);
  const chosen = specialties.length === 0 ? {} : { specialties };
  const byName = useDirectory(
    { ...chosen, ...around, ...(word === '' ? {} : { name: word }) },
    { today, isAsked: canAsk },
  );
  const byMeaning = useDirectory(
    { specialties: types, ...around },
    { today, isAsked: canAsk && types.length > 0 },
  );
  // A filter or another page changes nothing about the search.
  const named = useMemo(
    () => findIn(byName.data, { specialties, name, near }, { codes, today, network }),
    [byName.data, specialties, name, near, codes, today, network],
  );
  const isNobody = byName.data !== undefined && named.length === 0;
  const isClose = typed !== '' && isNobody && (types.length === 0 || !isExact);
  const byBeginning = useDirectory(
    { ...chosen, ...around, name: word.slice(0, lettersAskedFor) },
    { today, isAsked: canAsk && isClose },
  );
  const matches = useMemo((): Pick<FoundProviders, 'all' | 'understood'> => {
    const of = { codes, today, network };
    // A name that is there, or close, is not taken for a mistyped type of care.
    if (isClose) {
      const close = everydaySearch(byBeginning.data?.entries ?? [], namesOfEntry)(name).items;
      const all = findIn({ entries: close }, { specialties, name: '', near }, of);
      if (all.length > 0) return { all, understood: { kind: 'close' } };
    }
    if (types.length === 0 || (!isExact && !isNobody)) return { all: named, understood: null };
    const others = findIn(byMeaning.data, { specialties: types, name: '', near }, of);
    const namedKeys = new Set(named.map(({ provider }) => provider.key));
    return {
      all: nearestFirst(
        [...named, ...others.filter(({ provider }) => !namedKeys.has(provider.key))],
        locale,
      ),
      understood: { kind: 'meant', types },
    };
  }, [
    isClose,
    isNobody,
    byBeginning.data,
    byMeaning.data,
    isExact,
    name,
    named,
    near,
    specialties,
    types,
    codes,
    today,
    network,
  ]);
  const queries = [
    byName,
    ...(types.length > 0 ? [byMeaning] : []),
    ...(isClose ? [byBeginning] : []),
  ];
  return { ...matches, queries };
}

/** Returns the providers that are left by the filters in the address. */
function useFiltered(all: readonly FoundProvider[], search: CareSearch, network: PlanNetwork) {
  const hasOwn = useMemo(
    () =>
      isListed(network) || all.some(({ places }) => places.some(({ status }) => status === 'in')),
    [all, network],
  );
  const filters = useMemo(() => filtersIn(search, hasOwn), [search, hasOwn]);
  const shown = useMemo(
    () => filterFound(all, filters, { plan: network, locale }),
    [all, filters, network],
  );
  const leftOut = useMemo(
    () =>
      filters.network === 'own'
        ? filterFound(all, { ...filters, network: 'any' }, { plan: network, locale }).length -
          shown.length
        : 0,
    [all, filters, network, shown],
  );
  return { hasOwn, filters, shown, leftOut };
}

/** Queries the directory for a search, once there is something to search for. */
function useDirectory(
  search: DirectorySearch,
  { today, isAsked }: { today: string; isAsked: boolean },
) {
  return useQuery({ ...directoryQuery(usePortal(), search, today), enabled: isAsked });
}

/** Returns the providers of an answer that match the search. */
function findIn(
  answer: { entries: readonly CareEntry[] } | undefined,
  criteria: CareCriteria,
  { codes, today, network }: { codes: ZipCodes | null; today: string; network: PlanNetwork },
): FoundProvider[] {
  if (answer === undefined || codes === null) return [];
  return findProviders(answer.entries, criteria, {
    today,
    locale,
    plan: network,
    positionOf: ({ position, zip }) => position ?? codes.positionOf(zip),
  });
}

/** Number of leading letters of a mistyped name taken as right, since directories search by prefix. */
const lettersAskedFor = 3;

/** Returns the area to search in; null for a search everywhere. */
const reachOf = (position: Position | null, miles: number | undefined): CareCriteria['near'] =>
  position === null ? null : { position, miles: miles === 0 ? Infinity : (miles ?? usualDistance) };

/** Returns the ZIP codes to search in; empty for a search everywhere. */
const zipsAround = (
  codes: ZipCodes | null,
  near: CareCriteria['near'],
): Pick<DirectorySearch, 'zips'> =>
  near === null || codes === null || near.miles === Infinity
    ? {}
    : { zips: codes.within(near.position, near.miles) };

/**
 * Returns the filters in the address.
 * @param hasOwn whether the plan's network can be distinguished from others
 */
const filtersIn = (search: CareSearch, hasOwn: boolean): CareFilters => ({
  accepting: search.accepting ?? false,
  network: search.network ?? (hasOwn ? 'own' : 'any'),
  language: search.language ?? '',
  gender: search.gender ?? '',
  accessibility: search.accessibility ?? '',
});
