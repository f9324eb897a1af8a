import type * as z from 'zod/mini';

/** Something that is wrong with a brand, by the file and the field that it is about. */
export interface Problem {
  /** The path from the project's root. */
  file: string;
  /** The path of the field, such as `colors.accent`; null for the whole file. */
  field: string | null;
  text: string;
}

/** Returns a problem as a line to print. */
export const lineOf = ({ file, field, text }: Problem): string =>
  field === null ? `${file} ${text}` : `${file}: ${field} ${text}`;

/** Returns what a shape found wrong with a value, in words. */
export function problemsOf(
  file: string,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  return issues.map((issue) => ({
    file,
    field: issue.path.length === 0 ? null : issue.path.map(String).join('.'),
    text: textOf(issue, at(value, issue.path)),
  }));
}

function textOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is missing' : `must be ${nameOf(issue.expected)}`;
    case 'invalid_value':
      return value === undefined ? 'is missing' : `must be ${choice(issue.values)}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_key':
      return 'is not known here';
    default:
      return issue.message;
  }
}

const names: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};
const nameOf = (type: string): string => names[type] ?? type;

const choice = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

/** Returns the part of a value that a path leads to. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    return typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  }, value);
}
