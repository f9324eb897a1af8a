/** A file that was fetched; times in milliseconds since the same moment. */
export type Fetched = { name: string; start: number; end: number };

/** Returns the longest row of requests each of which starts after the one before it has ended. */
export function chainOf(all: readonly Fetched[]): Fetched[] {
  const chain: Fetched[] = [];
  for (const one of all.toSorted((a, b) => a.end - b.end)) {
    if (one.start >= (chain.at(-1)?.end ?? 0)) chain.push(one);
  }
  return chain;
}

/** Returns the notes of a measure: the requests, with the longest chain marked. */
export function listOf(title: string, all: readonly Fetched[]): string[] {
  const chain = chainOf(all);
  return [
    `${title} (→ marks the longest chain):`,
    ...all.map((one) => {
      const [start, end] = [one.start, one.end].map((time) => time.toFixed(0).padStart(6));
      return `${chain.includes(one) ? '→' : ' '} ${start} –${end} ms  ${one.name}`;
    }),
  ];
}
