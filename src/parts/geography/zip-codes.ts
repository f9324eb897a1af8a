import { useQuery } from '@tanstack/react-query';
import { milesBetween, type Position } from '#src/domain/care/distance.ts';
import { limits } from '#src/domain/limits.ts';
import { usePortal } from '#src/portal/portal-context.ts';
import { loadStateZipCodes } from './state-data.ts';

/** The positions of the ZIP codes of the insurer's states. */
export interface ZipCodes {
  /** The middle of a ZIP code's area; null for one outside the states. Nine digits count as five. */
  positionOf: (zip: string | null) => Position | null;
  /** Returns the ZIP codes whose places may lie within so many miles of a position. */
  within: (position: Position, miles: number) => readonly string[];
}

/** Loads the ZIP codes of the states. @param states two-letter codes */
export async function loadZipCodes(states: readonly string[]): Promise<ZipCodes> {
  const loaded = await loadStateZipCodes(states);
  const centers = new Map(
    loaded
      .flatMap((zipCodes) => Object.entries(zipCodes))
      .map(([zip, [latitude, longitude]]) => [zip, { latitude, longitude }]),
  );
  return {
    positionOf: (zip) => centers.get((zip ?? '').trim().slice(0, 5)) ?? null,
    within: (position, miles) =>
      [...centers].flatMap(([zip, center]) =>
        milesBetween(position, center) <= miles + limits.zipMarginMiles ? [zip] : [],
      ),
  };
}

export function useZipCodes() {
  const { states } = usePortal().config;
  return useQuery({
    queryKey: ['kept zip codes', states],
    queryFn: () => loadZipCodes(states),
    structuralSharing: false,
    staleTime: Infinity,
  });
}
