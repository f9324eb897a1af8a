/** Returns the value at the end of a path into parsed JSON; undefined without one. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  let part = value;
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = Reflect.get(part, key);
  }
  return part;
}

/** Returns the text at the end of a path; undefined without one. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const part = dig(value, ...path);
  return typeof part === 'string' ? part : undefined;
}

/** Returns the number at the end of a path; undefined without one. */
export function numberAt(
  value: unknown,
  ...path: readonly (string | number)[]
): number | undefined {
  const part = dig(value, ...path);
  return typeof part === 'number' ? part : undefined;
}

/** Returns the list at the end of a path; empty without one. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const part = dig(value, ...path);
  const list: readonly unknown[] = Array.isArray(part) ? part : [];
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
