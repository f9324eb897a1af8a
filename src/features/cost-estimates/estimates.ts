import { foldLetters } from '#src/domain/data/fold-letters.ts';
import { costEstimateWords } from '#content/cost-estimates.ts';
import type { CostProcedure, PlaceCost } from '#src/api/calls/care/cost-estimates.ts';
import type { Accumulator, Accumulators } from '#src/domain/spending/accumulators.ts';
import type { EstimateToSave } from '#src/domain/care/saved-estimate.ts';
import type { NetworkStatus } from '#src/domain/care/network.ts';
import { leastLeft, limitsLeftFor, type CostEstimate } from '#src/domain/care/cost-estimate.ts';
import { estimateOf } from '#src/domain/care/estimate-elements.ts';
import { costText } from '#src/parts/plan/cost-text.ts';
import { formatList } from '#content/formats.ts';
import { formatCents } from '#src/domain/format/formats.ts';

/** A place with the member's estimated cost there. */
export interface EstimatedPlace {
  key: string;
  place: PlaceCost;
  /** Null when the price, the plan's share or the remaining limits are unknown. */
  estimate: CostEstimate | null;
}

/**
 * Returns a place's estimate in the format for saving; null without an estimate, or for a network without a cost share.
 */
export function estimateToKeep(
  { procedureId, name, otherNames = [], billingCodes = [] }: CostProcedure,
  { place: { roleId, name: provider, network, benefit }, estimate }: EstimatedPlace,
  { accumulators, planYear }: Pick<Accumulators, 'accumulators' | 'planYear'>,
  memberId: string,
): EstimateToSave | null {
  if (estimate === null || benefit === null || (network !== 'in' && network !== 'out')) return null;
  const { category } = benefit;
  const left = limitsLeftFor(accumulators, { memberId, category, network });
  const { allowed, share, deductible, copay, coinsurance } = estimate;
  return {
    procedureId,
    procedure: name,
    claimNames: [...otherNames, ...billingCodes].slice(0, mostNames),
    provider,
    roleId,
    network,
    allowed,
    share,
    deductible,
    copay,
    coinsurance,
    benefit,
    deductibleLeft: leastLeft(left.deductible),
    outOfPocketLeft: leastLeft(left.outOfPocket),
    planYearEnd: planYear.end,
  };
}

/** The most names that are saved with an estimate. */
const mostNames = 50;

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

/**
 * Returns the places nearest first, as the service sends them, or by the member's cost: those out of network, which may
 * bill more, after the others, and unknown costs last.
 */
export const sortedPlaces = (
  places: readonly EstimatedPlace[],
  by: 'miles' | 'share',
): readonly EstimatedPlace[] =>
  by === 'share'
    ? places.toSorted(
        (a, b) => costRank(a) - costRank(b) || (a.estimate?.share ?? 0) - (b.estimate?.share ?? 0),
      )
    : places.toSorted((a, b) => (a.place.miles ?? Infinity) - (b.place.miles ?? Infinity) || 0);

const costRank = ({ place, estimate }: EstimatedPlace): number => {
  if (estimate === null) return 2;
  return place.network === 'out' ? 1 : 0;
};

/** Returns the places whose name has words that begin with each typed word; all places without a typed word. */
export function placesNamed(
  places: readonly EstimatedPlace[],
  typed: string,
): readonly EstimatedPlace[] {
  const searchedWords = wordsOf(typed);
  return places.filter(({ place: { name } }) => {
    const own = wordsOf(name);
    return searchedWords.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const words = costEstimateWords.reasons;

/** Why the member may pay that much, with the copay and the percentage that it is made of. */
export function reasonText(
  { reason, allowed, deductible, deductibleLeft, copay, coinsurance, share }: CostEstimate,
  percent: number | null,
): string {
  const { parts } = words;
  const rest = allowed - deductible - copay;
  const byPercent = rest === allowed ? parts.coinsurance : parts.rest;
  const shares = formatList([
    ...(copay > 0 ? [parts.copay(formatCents(copay, { short: true }))] : []),
    ...(coinsurance > 0
      ? [byPercent(costText({ kind: 'percent', percent: percent ?? 0 }), formatCents(rest))]
      : []),
  ]);
  if (reason === 'deductibleLeft') {
    return words.deductibleLeft(formatCents(deductibleLeft ?? 0), shares);
  }
  if (reason === 'outOfPocketReached') return words.outOfPocketReached(formatCents(share));
  if (reason === 'deductibleMet' || reason === 'coinsurance') return words[reason](shares);
  return words[reason];
}
