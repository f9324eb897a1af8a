import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { directoryTowns } from '#src/api/calls/care/directory-search.ts';
import { isCalled, townName, townsOf, type Town } from '#src/domain/care/town.ts';
import type { ZipCodes } from '#src/parts/geography/zip-codes.ts';
import { everydaySearch } from '#src/parts/search/everyday-search.ts';
import { usePortal } from '#src/portal/portal-context.ts';

/** Number of leading letters of a town's name taken as right, since directories search by beginnings. */
const lettersAskedFor = 3;

/** Returns a town's name as one word, so that the search tolerates a mistake in a short part of it: `CedarBlff`. */
const joined = (name: string): string => name.replace(/[\s,.-]+/g, '');

/**
 * Returns the towns that a typed name means, of those in which the directory has places: those called so, else those
 * with a close name. Null until they are there.
 */
export function useTowns(
  typed: string | undefined,
  codes: ZipCodes | null,
): {
  found: readonly Town[] | null;
  failed: { error: unknown; retry: () => void } | null;
} {
  const { queryOf } = usePortal();
  const name = typed?.trim() ?? '';
  const { data, isError, isFetching, error, refetch } = useQuery({
    ...queryOf(directoryTowns(name.slice(0, lettersAskedFor))),
    enabled: name !== '',
  });
  const found = useMemo(() => {
    if (data === undefined || codes === null) return null;
    const towns = townsOf(data, ({ position, zip }) => position ?? codes.positionOf(zip));
    const called = towns.filter((town) => isCalled(town, name));
    return called.length > 0
      ? called
      : everydaySearch(towns, (town) => [town.name, townName(town)].map(joined))(joined(name))
          .items;
  }, [data, codes, name]);
  return {
    found,
    failed: isError && !isFetching ? { error, retry: () => void refetch() } : null,
  };
}
