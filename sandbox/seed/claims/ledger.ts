import type { Limit } from '../model.ts';

/** The limit that an amount counts toward. */
export type Counter = Pick<Limit, 'category' | 'network' | 'type'> & { label?: string };

/** The amounts that the members of a contract have used in one plan year. */
export type Ledger = {
  /** The used amounts by the member's place on the contract: in the order of the design's limits, in their units. */
  used: ReadonlyMap<string, readonly number[]>;
  /** Returns the amount a member may still use, of the own limit and the family's; undefined without a limit. */
  left(sequence: string, counter: Counter): number | undefined;
  /** Counts `amount`, negative to take something back; a counter that the plan has not is ignored. */
  add(sequence: string, counter: Counter, amount: number): void;
};

export function createLedger(limits: readonly Limit[], sequences: readonly string[]): Ledger {
  const used = new Map(sequences.map((sequence) => [sequence, limits.map(() => 0)]));
  const placeOf = ({ category, network, type, label }: Counter): number =>
    limits.findIndex(
      (limit) =>
        limit.category === category &&
        limit.network === network &&
        limit.type === type &&
        limit.label === label,
    );
  const usedBy = (sequence: string, limitIndex: number): number =>
    used.get(sequence)?.[limitIndex] ?? 0;
  return {
    used,
    left: (sequence, counter) => {
      const limitIndex = placeOf(counter);
      const limit = limits[limitIndex];
      if (limit === undefined) return undefined;
      const ofFamily = sequences.reduce(
        (sum, memberSequence) => sum + usedBy(memberSequence, limitIndex),
        0,
      );
      const own = (limit.individual ?? Infinity) - usedBy(sequence, limitIndex);
      return Math.max(0, Math.min(own, (limit.family ?? Infinity) - ofFamily));
    },
    add: (sequence, counter, amount) => {
      const limitIndex = placeOf(counter);
      const amounts = used.get(sequence);
      if (amounts === undefined || limitIndex < 0) return;
      amounts[limitIndex] = usedBy(sequence, limitIndex) + amount;
    },
  };
}
