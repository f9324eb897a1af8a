import type { EstimatedPlace } from './estimates.ts';

/** The smallest difference worth a trip, in cents; smaller ones are not mentioned. */
const worthSaying = 100;

/** How much farther than the closest place one may be to count as near, in miles. */
const nearMiles = 5;

interface KnownPlace {
  name: string;
  address: string | null;
  miles: number;
  share: number;
}

/** The place where the member pays least, compared with the closest one. */
export interface CheaperPlace {
  cheapest: KnownPlace;
  closest: KnownPlace;
  /** The cheapest place at most 5 miles farther than the closest one; null where that is one of the two. */
  near: KnownPlace | null;
}

/**
 * Compares the lowest cost to the member with that of the closest place, among those in network of which cost and distance
 * are known. Of places equally close the least expensive counts, so that no difference is larger than it is. Null where
 * the closest one is about as good as any, or where the two could not be told apart.
 */
export function cheaperPlace(places: readonly EstimatedPlace[]): CheaperPlace | null {
  const knownPlaces = places.flatMap(
    ({ place: { name, address, miles, network }, estimate }): KnownPlace[] =>
      network === 'in' && miles !== null && estimate !== null
        ? [{ name, address, miles, share: estimate.share }]
        : [],
  );
  const [cheapest] = knownPlaces.toSorted((a, b) => a.share - b.share || a.miles - b.miles);
  const [closest] = knownPlaces.toSorted((a, b) => a.miles - b.miles || a.share - b.share);
  if (cheapest === undefined || closest === undefined) return null;
  if (closest.share - cheapest.share < worthSaying) return null;
  if (cheapest.name !== closest.name) {
    return { cheapest, closest, near: cheapestNear(knownPlaces, cheapest, closest) };
  }
  const [cheapestPlace, closestPlace] = [cheapest, closest].map(withAddress);
  if (
    cheapestPlace === undefined ||
    closestPlace === undefined ||
    cheapestPlace.name === closestPlace.name
  )
    return null;
  return { cheapest: cheapestPlace, closest: closestPlace, near: null };
}

/** Returns the cheapest place near the closest one that is worth going to; null where it isn't another by its name. */
function cheapestNear(
  knownPlaces: readonly KnownPlace[],
  cheapest: KnownPlace,
  closest: KnownPlace,
): CheaperPlace['near'] {
  const [near] = knownPlaces
    .filter(
      ({ share, miles }) =>
        miles - closest.miles <= nearMiles && closest.share - share >= worthSaying,
    )
    .toSorted((a, b) => a.share - b.share || a.miles - b.miles);
  if (near === undefined || [cheapest.name, closest.name].includes(near.name)) return null;
  return near;
}

/** Returns a place with its address in its name, to tell it from another of the same name. */
const withAddress = (place: KnownPlace): KnownPlace => ({
  ...place,
  name: [place.name, place.address].filter(Boolean).join(', '),
});
