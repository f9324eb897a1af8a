import { useQuery } from '@tanstack/react-query';
import { milesBetween, type Position } from '#src/domain/care/distance.ts';
import { limits } from '#src/domain/limits.ts';

/** The positions of the ZIP codes of the state. */
export interface ZipCodes {
  /** The middle of a ZIP code's area; null for one that is not of the state. Nine digits count as five. */
  positionOf: (zip: string | null) => Position | null;
  /** Returns the ZIP codes whose places may lie within so many miles of a position. */
  within: (position: Position, miles: number) => readonly string[];
}

/** Loads the ZIP codes with the first request for one, and keeps them. */
export async function loadZipCodes(): Promise<ZipCodes> {
  const { zipCodes } = await import('#generated/geography/zip-codes.gen.ts');
  const centers = new Map(
    Object.entries(zipCodes).map(([zip, [latitude, longitude]]) => [zip, { latitude, longitude }]),
  );
  return {
    positionOf: (zip) => centers.get((zip ?? '').trim().slice(0, 5)) ?? null,
    within: (position, miles) =>
      [...centers].flatMap(([zip, center]) =>
        milesBetween(position, center) <= miles + limits.zipMarginMiles ? [zip] : [],
      ),
  };
}

export const useZipCodes = () =>
  useQuery({
    queryKey: ['kept zip codes'],
    queryFn: loadZipCodes,
    structuralSharing: false,
    staleTime: Infinity,
  });
