import type { Completeness } from '#src/domain/data/completeness.ts';

export const scopes = ['individual', 'family'] as const;
export const accumulatorTypes = [
  'deductible',
  'outOfPocketMax',
  'benefitMaximum',
  'visits',
] as const;
export const accumulatorUnits = ['cents', 'visits'] as const;

export interface Accumulator {
  scope: (typeof scopes)[number];
  memberId?: string | undefined;
  /** Medical, pharmacy, dental, vision, or another kind of care as the insurer calls it. */
  category: string;
  /** `in`, `out`, or another network as the insurer calls it. */
  network: string;
  /** `other` is a limit that the insurer has added since; its label names the care. */
  type: (typeof accumulatorTypes)[number] | 'other';
  /** The plan's own words for what the limit is on, where the type alone does not say. */
  label?: string | undefined;
  /** Integer cents or a count, as `unit` says; missing when the plan has no such limit. */
  allowed?: number | undefined;
  /** In the same unit; null where the insurer doesn't say. */
  used: number | null;
  unit: (typeof accumulatorUnits)[number];
}

export interface Accumulators {
  /** YYYY-MM-DD, both days included. */
  planYear: { start: string; end: string };
  /** YYYY-MM-DD, the day the figures were true. */
  asOf: string;
  accumulators: Accumulator[];
  /** How much of the limits is known: some could perhaps not be read. */
  completeness: Completeness;
}

/** Whether a limit is written in nines: $99,999 and more, or 999 visits and more. @param allowed cents or a count */
export const isUnlimited = (allowed: number, unit: Accumulator['unit']): boolean =>
  (unit === 'cents' ? /^9{5,}(00|99)$/ : /^9{3,}$/).test(String(allowed));

/** Returns a key that distinguishes a limit from the others that count for the same member, category and network. */
export const limitKey = ({ type, scope, label }: Accumulator): string =>
  `${type} ${scope} ${label ?? ''}`;

/** Whether the plan grants the limit to be used, rather than the member paying it first. */
export const isBenefit = ({ type }: Pick<Accumulator, 'type'>): boolean =>
  type === 'benefitMaximum' || type === 'visits';

/** Returns the remaining amount in the accumulator's unit, never below 0; null without a limit, or if it is unknown. */
export function remaining(accumulator: Pick<Accumulator, 'allowed' | 'used'>): number | null {
  const { allowed, used } = accumulator;
  return allowed === undefined || used === null ? null : Math.max(0, allowed - used);
}

/** Returns used ÷ allowed as 0…1 for drawing. A limit of 0 counts as met. */
export function usedShare(accumulator: Pick<Accumulator, 'allowed' | 'used'>): number | null {
  const { allowed, used } = accumulator;
  if (allowed === undefined || used === null) return null;
  return allowed === 0 ? 1 : Math.min(1, Math.max(0, used / allowed));
}

/**
 * Returns the meters of a dashboard, the most wanted first: the plan's own category in network, the member's own
 * figures before the family's, deductible before out-of-pocket maximum.
 */
export function dashboardMeters(
  accumulators: readonly Accumulator[],
  category: Accumulator['category'],
  memberId: string,
): Accumulator[] {
  return accumulators
    .filter(
      (item) =>
        item.category === category &&
        item.network === 'in' &&
        // Visits of what? Without the plan's own words two meters alike would puzzle.
        (item.type !== 'visits' || item.label !== undefined) &&
        item.allowed !== undefined &&
        (item.scope === 'family' || item.memberId === undefined || item.memberId === memberId),
    )
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns the two most important of a dashboard's meters: one of each type where possible, so that the out-of-pocket
 * maximum appears next to the deductible instead of a second deductible.
 * @param meters as `dashboardMeters` orders them
 */
export function mainMeters(meters: readonly Accumulator[]): Accumulator[] {
  const isFirst = ({ type }: Accumulator, at: number) =>
    meters.findIndex((other) => other.type === type) === at;
  const first = meters.filter(isFirst);
  const others = meters.filter((meter) => !first.includes(meter));
  return [...first, ...others].slice(0, 2);
}

/** The order of a member's limits by how much they are wanted, lowest first. */
export const typeOrder: Record<Accumulator['type'], number> = {
  deductible: 0,
  outOfPocketMax: 1,
  benefitMaximum: 2,
  other: 3,
  // After all money limits, even the family's.
  visits: 20,
};

function rank(item: Accumulator): number {
  return typeOrder[item.type] + (item.scope === 'individual' ? 0 : 10);
}
