/** An English text, by file and name, that another language lacks or has copied unchanged. */
export interface Difference {
  where: string;
  is: 'missing' | 'the same';
}

/** Returns the texts that a language lacks or has in common with English; compares functions by their code. */
export function compareWords(english: unknown, other: unknown, where = ''): Difference[] {
  if (typeof english !== typeof other) return [{ where, is: 'missing' }];
  if (typeof english === 'string' || typeof english === 'function') {
    return String(english) === String(other) ? [{ where, is: 'the same' }] : [];
  }
  const others = new Map(entriesOf(other));
  return entriesOf(english).flatMap(([name, part]) =>
    compareWords(part, others.get(name), where === '' ? name : `${where}.${name}`),
  );
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];
