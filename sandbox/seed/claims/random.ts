/** Pseudorandom numbers that are the same on every run. */
export type Random = {
  /** Returns a number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of a list that must not be empty. */
  oneOf<T>(list: readonly [T, ...T[]]): T;
};

/** @param seed the same text, the same numbers */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  // Mulberry32, a public-domain generator: small, and good enough to look like life.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number =>
    low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    oneOf: (list) => list[between(0, list.length - 1)] ?? list[0],
  };
}

/** A whole number from 0 up to 2³² that a text always gives (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
