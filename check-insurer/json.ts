/** Returns what is at the end of a path into parsed JSON; undefined where there is nothing. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** The text at the end of a path; undefined where there is none. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = dig(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** The number at the end of a path; undefined where there is none. */
export function numberAt(
  value: unknown,
  ...path: readonly (string | number)[]
): number | undefined {
  const found = dig(value, ...path);
  return typeof found === 'number' ? found : undefined;
}

/** The list at the end of a path; empty where there is none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = dig(value, ...path);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  return list;
}

/** Parses JSON; undefined for what is none. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
