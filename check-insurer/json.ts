/** Returns the value at the end of a path into parsed JSON; undefined without one. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** Returns the text at the end of a path; undefined without one. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = dig(value, ...path);
  return typeof found === 'string' ? found : undefined;
}

/** Returns the number at the end of a path; undefined without one. */
export function numberAt(
  value: unknown,
  ...path: readonly (string | number)[]
): number | undefined {
  const found = dig(value, ...path);
  return typeof found === 'number' ? found : undefined;
}

/** Returns the list at the end of a path; empty without one. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = dig(value, ...path);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  return list;
}

/** Returns parsed JSON; undefined for invalid JSON. */
export function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
