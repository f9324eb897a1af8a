/** Returns the distinct values that occur: known ones in their order, then those that only the insurer knows. */
export function sortKnownFirst(
  known: readonly string[],
  there: readonly (string | null | undefined)[],
): string[] {
  const all = new Set(there.filter((one) => one !== null && one !== undefined));
  return [
    ...known.filter((one) => all.has(one)),
    ...[...all].filter((one) => !known.includes(one)),
  ];
}

/** Returns the years of days (YYYY-MM-DD), each once, the latest first. */
export function yearsOf(days: readonly (string | null)[]): string[] {
  return [...new Set(days.flatMap((day) => day?.slice(0, 4) ?? []))].toSorted().toReversed();
}
