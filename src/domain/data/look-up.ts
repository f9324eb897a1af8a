/** Returns a table's value under a name from outside; names inherited from `Object` are not in it. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
