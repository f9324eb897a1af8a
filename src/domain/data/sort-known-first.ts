/** Returns the distinct values that occur: known ones in their order, then those that only the insurer knows. */
export function sortKnownFirst(
  knownOrder: readonly string[],
  there: readonly (string | null | undefined)[],
): string[] {
  const all = new Set(there.filter((value) => value !== null && value !== undefined));
  return [
    ...knownOrder.filter((value) => all.has(value)),
    ...[...all].filter((value) => !knownOrder.includes(value)),
  ];
}

/** Returns the years of days (YYYY-MM-DD), each once, the latest first. */
export function yearsOf(days: readonly (string | null)[]): string[] {
  return [...new Set(days.flatMap((day) => day?.slice(0, 4) ?? []))].toSorted().toReversed();
}
