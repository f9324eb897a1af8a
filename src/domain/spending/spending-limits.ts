import { typeOrder, type Accumulator } from './accumulators.ts';

/** Returns the amount used beyond the limit, in the accumulator's unit; 0 when nothing exceeds it. */
export function overLimit(accumulator: Pick<Accumulator, 'allowed' | 'used'>): number {
  return Math.max(0, (accumulator.used ?? 0) - (accumulator.allowed ?? Infinity));
}

/** Limits that are shown together. */
export interface LimitGroup {
  category: Accumulator['category'];
  network: Accumulator['network'];
  /** Counted in visits, not in money. */
  isVisits: boolean;
  /** The same limit of the member and of the family, the member's first. */
  limits: Accumulator[];
}

/**
 * Returns a member's limits and the family's, in the order they matter: the plan's own kind of care before pharmacy, in
 * network before out of network, money before visits.
 * @param ownId whose figures those of an individual without a member ID are
 */
export function limitGroups(
  accumulators: readonly Accumulator[],
  memberId: string,
  ownId = memberId,
): LimitGroup[] {
  const shown = accumulators.filter(
    (item) => item.scope === 'family' || (item.memberId ?? ownId) === memberId,
  );
  const inOrder = (knownOrder: readonly string[], all: string[]) => [
    ...new Set([...knownOrder, ...all]),
  ];
  const categories = inOrder(
    knownCategories,
    shown.map(({ category }) => category),
  );
  const networks = inOrder(
    knownNetworks,
    shown.map(({ network }) => network),
  );
  return [false, true].flatMap((isVisits) =>
    categories.flatMap((category) =>
      networks.flatMap((network) => {
        const limits = shown
          .filter(
            (item) =>
              item.category === category &&
              item.network === network &&
              (item.type === 'visits') === isVisits,
          )
          .toSorted((a, b) => rankOf(a) - rankOf(b));
        return limits.length === 0 ? [] : [{ category, network, isVisits, limits }];
      }),
    ),
  );
}

const knownCategories = ['medical', 'dental', 'vision', 'pharmacy'];
const knownNetworks = ['in', 'out'];
const rankOf = ({ type, scope }: Accumulator) => typeOrder[type] * 2 + (scope === 'family' ? 1 : 0);

/** How many limits are shown before all others. */
const atFirst = 2;

/**
 * Returns a member's own money limits of the first group, such as deductible and out-of-pocket maximum, and all other
 * limits in their groups. Where the first group has only others, the first of these.
 */
export function limitsAtFirst(groups: readonly LimitGroup[]): {
  first: LimitGroup | null;
  others: LimitGroup[];
} {
  const [group, ...others] = groups;
  if (!group) return { first: null, others: [] };
  const own = group.limits.filter(
    ({ scope, type, allowed }) =>
      scope === 'individual' && type !== 'other' && allowed !== undefined,
  );
  const limits = (own.length > 0 ? own : group.limits).slice(0, atFirst);
  const rest = group.limits.filter((limit) => !limits.includes(limit));
  return {
    first: { ...group, limits },
    others: [...(rest.length > 0 ? [{ ...group, limits: rest }] : []), ...others],
  };
}
