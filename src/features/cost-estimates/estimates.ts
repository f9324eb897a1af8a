import { costEstimateWords } from '#content/cost-estimates.ts';
import type { PlaceCost } from '#src/api/calls/cost-estimates.ts';
import type { Accumulator } from '#src/domain/spending/accumulators.ts';
import type { NetworkStatus } from '#src/domain/care/network.ts';
import type { CostEstimate } from '#src/domain/care/cost-estimate.ts';
import { estimateOf } from '#src/domain/care/estimate-elements.ts';
import { formatCents } from '#src/domain/format/formats.ts';

/** A place with the member's estimated cost there. */
export interface EstimatedPlace {
  key: string;
  place: PlaceCost;
  /** Null when the price, the plan's share or the remaining limits are unknown. */
  estimate: CostEstimate | null;
}

/** Whether a place is in the plan's network, as the insurer says with the estimate. */
export function networkStatusOf(network: PlaceCost['network']): NetworkStatus {
  return network === 'in' || network === 'out' ? network : 'unknown';
}

/** @param accumulators null while, or when, they are not known: then no share is */
export function estimatedPlaces(
  places: readonly PlaceCost[],
  accumulators: readonly Accumulator[] | null,
  memberId: string,
): EstimatedPlace[] {
  return places.map((place, at) => ({
    key: `${place.roleId ?? place.name} ${at}`,
    place,
    estimate: accumulators === null ? null : estimateOf(place, accumulators, memberId),
  }));
}

/** Returns the places nearest first, as the service sends them, or by the member's cost; unknown costs last. */
export const sortedPlaces = (
  places: readonly EstimatedPlace[],
  by: 'miles' | 'share',
): readonly EstimatedPlace[] =>
  by === 'share'
    ? places.toSorted(
        (a, b) => (a.estimate?.share ?? Infinity) - (b.estimate?.share ?? Infinity) || 0,
      )
    : places.toSorted((a, b) => (a.place.miles ?? Infinity) - (b.place.miles ?? Infinity) || 0);

const words = costEstimateWords.reasons;

/** Why the member may pay that much. */
export function reasonText({ reason, deductibleLeft, share }: CostEstimate): string {
  if (reason === 'deductibleLeft') return words.deductibleLeft(formatCents(deductibleLeft ?? 0));
  if (reason === 'outOfPocketReached') return words.outOfPocketReached(formatCents(share));
  return words[reason];
}
