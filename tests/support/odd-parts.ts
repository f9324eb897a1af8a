/** Every way into a value: the keys and places that lead to each of its parts. */
export function pathsInto(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsInto(part, [...path, key]))];
}

/** The value with one of its parts replaced. */
export function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? replaced(item, rest, by) : item,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === key ? replaced(part, rest, by) : part,
    ]),
  );
}
