import * as z from 'zod/mini';
import type { Problem } from '../problem.ts';
import { invalid } from './refusal.ts';

export type Schema<T> = z.core.$ZodType<T>;

type Issue = z.core.$ZodIssue;
type FieldError = NonNullable<Problem['validationErrors']>[number];

/** The maximum length, in characters, of a text whose document states no maximum. */
const maxTextLength = 5_000;

/** Parses a request body; a value that cannot be accepted is refused with 422. */
export function parseBody<T>(schema: Schema<T>, value: unknown): T {
  refuseLongTexts(value);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map((issue) => fieldError(issue, value)));
}

/** @throws {Refusal} 422, but for `content`, whose length each document states: files and sealed records */
function refuseLongTexts(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && value.length > maxTextLength && path.at(-1) !== 'content') {
    throw invalid([{ field: path.join('.'), code: 'tooLong', message: messages['tooLong'] ?? '' }]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) refuseLongTexts(part, [...path, name]);
}

/**
 * Parses path or query parameters, which arrive as text: where the schema wants a number or a
 * boolean, the text is read as one.
 */
export function parseParameters<T>(schema: Schema<T>, values: Record<string, string>): T {
  const first = z.safeParse(schema, values);
  if (first.success) return first.data;
  const read: Record<string, unknown> = { ...values };
  for (const issue of first.error.issues) {
    const [name] = issue.path;
    if (issue.code !== 'invalid_type' || typeof name !== 'string') continue;
    read[name] = readText(values[name], issue.expected);
  }
  return parseBody(schema, read);
}

function readText(text: string | undefined, expected: string): unknown {
  if (text === undefined || text === '') return text;
  if (expected === 'number' || expected === 'int') {
    return Number.isNaN(Number(text)) ? text : Number(text);
  }
  if (expected === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

const messages: Readonly<Record<string, string>> = {
  required: 'Fill in this field.',
  format: 'Check the format of this value.',
  tooLong: 'This value is too long.',
  notAllowed: 'This value cannot be accepted.',
};

function fieldError(issue: Issue, value: unknown): FieldError {
  const code = codeOf(issue, value);
  return { field: issue.path.join('.'), code, message: messages[code] ?? 'Check this value.' };
}

function codeOf(issue: Issue, value: unknown): string {
  const given = valueAt(value, issue.path);
  if (given === undefined || given === '' || given === null) return 'required';
  if (issue.code === 'too_big' && typeof given === 'string') return 'tooLong';
  return issue.code === 'invalid_value' || issue.code === 'invalid_union' ? 'notAllowed' : 'format';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
