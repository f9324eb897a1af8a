/** What a table has under a name that comes from elsewhere; a name of Object's own is not in it. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, name: string): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
