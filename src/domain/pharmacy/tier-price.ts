import type { CostShare, CostValue } from '#src/domain/coverage/cost-share.ts';
import { byDrugName, type DrugTier, type ListedDrug } from './drug.ts';

/** The cost of a tier as the plan states it, beside the coverage: by supply, and before or after the deductible. */
export interface PlanTierCost {
  tier: DrugTier;
  value: CostValue;
  /** `1 month in network retail`, in the payer's words; null when it does not say. */
  supply: string | null;
  /** `After deductible`, in the payer's words; null when it does not say. */
  condition: string | null;
  /** Whether the member pays the full price until the deductible is met; null where the payer does not say. */
  deductible: 'applies' | 'waived' | null;
  /** The number of months a fill at this cost lasts; null where the payer does not say. */
  months: number | null;
}

/** The member's cost of a drug of a tier. */
export type TierPrice = Omit<PlanTierCost, 'tier'>;

type Named = Pick<CostShare, 'code' | 'label'>;

/** Returns the number of a tier, by its code, else by its words; null for one without. */
export function tierNumber({ code, label }: Named): number | null {
  const pattern = /\btier[ _-]*(\d+)/i;
  const [, digits] =
    pattern.exec(code.replaceAll('_', ' ')) ?? pattern.exec(label.replaceAll('_', ' ')) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The words in a label that do not name a tier: how a cost is computed, or that it is a tier. */
const fillers = new Set(
  'rx drug drugs pharmacy tier copay copayment coins coinsurance pct in out network'.split(' '),
);

/** Returns the names of a tier without its number, from its code and its label: `preferred generic`. */
function tierNames({ code, label }: Named): string[] {
  return [code, label].flatMap((text) => {
    const words = text
      .toLowerCase()
      .replaceAll(/tier[ _-]*\d+/g, ' ')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !fillers.has(word));
    return words.length === 0 ? [] : [words.join(' ')];
  });
}

/** Whether two names are of one tier: by number where both have one, else by the same words. */
export function isSameTier(tier: Named, other: Named): boolean {
  const [a, b] = [tierNumber(tier), tierNumber(other)];
  if (a !== null && b !== null) return a === b;
  const names = tierNames(other);
  return tierNames(tier).some((name) => names.includes(name));
}

/**
 * Returns the member's costs of a drug of a tier: the coverage's, and only where it says nothing of the tier the plan's
 * own. Empty where neither says anything, or where the words fit several tiers.
 * @param costs of the coverage, those out of network among them, which are left aside
 */
export function tierPrices(
  tier: DrugTier,
  costs: readonly CostShare[],
  planCosts: readonly PlanTierCost[],
): TierPrice[] {
  const ofTier = planCosts.filter((cost) => isSameTier(tier, cost.tier));
  const own = costsOfTier(tier, costs).flatMap(({ value }): TierPrice[] =>
    value === null ? [] : [{ value, supply: null, condition: null, ...termsOf(value, ofTier) }],
  );
  if (own.length > 0) return unique(own);
  return unique(
    ofTier.map(({ value, supply, condition, deductible, months }) => ({
      value,
      supply,
      condition,
      deductible,
      months,
    })),
  );
}

/** Returns the plan's own terms for a cost that the coverage has too, where the plan states only one. */
function termsOf(
  value: CostValue,
  planCosts: readonly PlanTierCost[],
): Pick<TierPrice, 'deductible' | 'months'> {
  const alike = planCosts.filter((cost) => JSON.stringify(cost.value) === JSON.stringify(value));
  const only = <Said>(all: readonly Said[]): Said | null =>
    new Set(all).size === 1 ? (all[0] ?? null) : null;
  return {
    deductible: only(alike.map(({ deductible }) => deductible)),
    months: only(alike.map(({ months }) => months)),
  };
}

function costsOfTier(tier: DrugTier, costs: readonly CostShare[]): CostShare[] {
  const tierCosts = costs.filter(
    (cost) => cost.subject === 'drugs' && cost.network !== 'out' && isSameTier(tier, cost),
  );
  return new Set(tierCosts.map(tierNumber)).size > 1 ? [] : tierCosts;
}

const unique = (prices: readonly TierPrice[]): TierPrice[] => [
  ...new Map(prices.map((price) => [JSON.stringify(price), price])).values(),
];

/**
 * Returns the rank of a tier among the others, the lowest first; null where the payer does not number it. A tier
 * without a number has that of the coverage's cost for it.
 */
export function tierRank(tier: DrugTier, costs: readonly CostShare[]): number | null {
  const own = tierNumber(tier);
  if (own !== null) return own;
  const [cost] = costsOfTier(tier, costs);
  return cost === undefined ? null : tierNumber(cost);
}

/**
 * Returns the payer's alternatives to a drug that are listed in a lower tier, the lowest first. Null where one of the
 * drug's own tiers has no known rank: then nothing is lower for certain. An alternative counts only with all the places
 * that it is listed in.
 */
export function lowerTierAlternatives(
  drug: ListedDrug,
  all: readonly ListedDrug[],
  costs: readonly CostShare[],
): ListedDrug[] | null {
  const own = ranksOf(drug, costs);
  if (own === null) return null;
  const lowest = Math.min(...own);
  return all
    .filter((otherDrug) => otherDrug.key !== drug.key)
    .filter(({ drugIds }) => drugIds.some((id) => drug.alternatives.includes(id)))
    .flatMap((alternative) => {
      const ranks = ranksOf(alternative, costs);
      const highest = ranks === null ? Infinity : Math.max(...ranks);
      return highest < lowest ? [{ alternative, highest }] : [];
    })
    .toSorted((a, b) => a.highest - b.highest || byDrugName(a.alternative, b.alternative))
    .map(({ alternative }) => alternative);
}

/**
 * Returns how many cents less than a drug another one costs the member with each fill, at least; `isExact` where the other
 * has one copay only. Null where a copay is not known, or nothing is saved for certain.
 */
export function savedPerFill(
  drug: ListedDrug,
  option: ListedDrug,
  costs: readonly CostShare[],
  planCosts: readonly PlanTierCost[],
): { cents: number; isExact: boolean } | null {
  const own = copaysOf(drug, costs, planCosts);
  const other = copaysOf(option, costs, planCosts);
  if (own === null || other === null) return null;
  const cents = Math.min(...own) - Math.max(...other);
  return cents > 0 ? { cents, isExact: own.length === 1 && other.length === 1 } : null;
}

/** Returns the copays of a month's fill in cents, each once; null where one of them is unknown or is no copay. */
function copaysOf(
  { terms }: ListedDrug,
  costs: readonly CostShare[],
  planCosts: readonly PlanTierCost[],
): number[] | null {
  const ofTerms = terms.map(({ tier }) =>
    tier === null
      ? []
      : tierPrices(tier, costs, planCosts).filter(({ months }) => (months ?? 1) === 1),
  );
  if (ofTerms.length === 0 || ofTerms.some((prices) => prices.length === 0)) return null;
  const copays = ofTerms
    .flat()
    .map(({ value }) => (value.kind === 'money' ? value.cents : null))
    .filter((cents) => cents !== null);
  return copays.length === ofTerms.flat().length ? [...new Set(copays)] : null;
}

/** Returns the rank of each tier of a drug; null without tiers, or when one of them is unknown. */
function ranksOf({ terms }: ListedDrug, costs: readonly CostShare[]): number[] | null {
  const ranks = terms.map(({ tier }) => (tier === null ? null : tierRank(tier, costs)));
  const knownRanks = ranks.filter((rank) => rank !== null);
  return knownRanks.length === 0 || knownRanks.length < ranks.length ? null : knownRanks;
}
