import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DirectorySearch } from '#src/api/calls/directory-search.ts';
import { directoryQuery } from '#src/api/queries/directory.ts';
import { localDay } from '#src/domain/days.ts';
import {
  filterFound,
  findProviders,
  longestWord,
  type CareCriteria,
  type CareFilters,
  type FoundProvider,
} from '#src/domain/care/find-providers.ts';
import { isListed, type PlanNetwork } from '#src/domain/care/network.ts';
import { usePlanNetwork } from '#src/parts/care/use-plan-network.ts';
import { useZipCodes, type ZipCodes } from '#src/parts/geography/zip-codes.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { filtersIn, usualDistance, type CareSearch } from './care-search.ts';

export interface FoundProviders {
  /** All that are looked for, before filters. */
  all: readonly FoundProvider[];
  shown: readonly FoundProvider[];
  filters: CareFilters;
  network: PlanNetwork;
  /** Whether the plan's network can be told apart from others. */
  hasOwn: boolean;
  /** Asks for the plan's network again, where that failed. */
  retryNetwork: (() => void) | null;
  /** How many the filter by the plan's network leaves out. */
  leftOut: number;
  isIncomplete: boolean;
  near: CareCriteria['near'];
}

type State =
  | { kind: 'loading' }
  | { kind: 'unknown-zip' }
  | { kind: 'failed'; error: unknown; retry: () => void }
  | ({ kind: 'found' } & FoundProviders);

/** The providers that are looked for; of what the directory sends, whatever it took into account. */
export function useFoundProviders(search: CareSearch): State {
  const portal = usePortal();
  const zips = useZipCodes();
  const codes = zips.data ?? null;
  const { specialty = '', name = '', zip, miles } = search;
  const near = useMemo(() => nearOf(zip, miles, codes), [zip, miles, codes]);
  const isUnknown = zip !== undefined && codes !== null && near === null;
  const today = localDay(portal.now());
  const { network, isPending: isNetworkPending, retry: retryNetwork } = usePlanNetwork();
  const answer = useQuery({
    ...directoryQuery(portal, narrowedTo(search, codes, near), today),
    enabled: codes !== null && !isUnknown,
  });
  const all = useMemo(() => {
    if (answer.data === undefined || codes === null) return [];
    return findProviders(
      answer.data.entries,
      { specialty, name, near },
      {
        ...{ today, plan: network },
        positionOf: ({ position, zip }) => position ?? codes.positionOf(zip),
      },
    );
    // A filter or another page looks for nobody else.
  }, [answer.data, codes, specialty, name, near, today, network]);
  const hasOwn = useMemo(
    () =>
      isListed(network) ||
      all.some(({ places }) => places.some(({ standing }) => standing === 'in')),
    [all, network],
  );
  const filters = useMemo(() => filtersIn(search, hasOwn), [search, hasOwn]);
  const shown = useMemo(() => filterFound(all, filters, network), [all, filters, network]);
  const leftOut = useMemo(
    () =>
      filters.network === 'own'
        ? filterFound(all, { ...filters, network: 'any' }, network).length - shown.length
        : 0,
    [all, filters, network, shown],
  );

  if (zips.isError && !zips.isFetching) {
    return { kind: 'failed', error: zips.error, retry: () => void zips.refetch() };
  }
  if (isUnknown) return { kind: 'unknown-zip' };
  if (answer.isError && !answer.isFetching) {
    return { kind: 'failed', error: answer.error, retry: () => void answer.refetch() };
  }
  if (answer.data === undefined || isNetworkPending) return { kind: 'loading' };
  // Any distance: how far they are is told, nobody is left out.
  const { isIncomplete } = answer.data;
  return {
    kind: 'found',
    ...{ all, shown, filters, network, hasOwn, retryNetwork, leftOut, isIncomplete, near },
  };
}

function nearOf(
  zip: string | undefined,
  miles: number | undefined,
  codes: ZipCodes | null,
): CareCriteria['near'] {
  if (zip === undefined || codes === null) return null;
  const position = codes.positionOf(zip);
  if (position === null) return null;
  return { position, miles: miles === 0 ? Infinity : (miles ?? usualDistance) };
}

/** What the directory is asked for. Everywhere is not asked by ZIP codes. */
function narrowedTo(
  { specialty, name }: CareSearch,
  codes: ZipCodes | null,
  near: CareCriteria['near'],
): DirectorySearch {
  const word = longestWord(name ?? '');
  return {
    ...(specialty ? { specialty } : {}),
    ...(word === '' ? {} : { name: word }),
    ...(near === null || codes === null || near.miles === Infinity
      ? {}
      : { zips: codes.within(near.position, near.miles) }),
  };
}
