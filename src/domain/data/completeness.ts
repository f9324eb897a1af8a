/** How much of an answer is known: all of it, a part of it (some may be missing), or nothing. */
export type Completeness = 'complete' | 'partial' | 'unknown';

/** Returns the completeness of a list with this number of unreadable rows. */
export const completenessOf = (leftOut: number): Completeness =>
  leftOut > 0 ? 'partial' : 'complete';

/** Returns the completeness of what several answers say together. */
export function combined(all: readonly Completeness[]): Completeness {
  if (all.every((completeness) => completeness === 'complete')) return 'complete';
  return all.every((completeness) => completeness === 'unknown') ? 'unknown' : 'partial';
}

/** Returns a copy of an answer that is marked as partial. */
export const asPartial = <Answer extends { completeness: Completeness }>(
  answer: Answer,
): Answer => ({ ...answer, completeness: 'partial' });
