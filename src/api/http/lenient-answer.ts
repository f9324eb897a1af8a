import * as z from 'zod/mini';
import { instantOf, isPlaceholderDate } from '#src/domain/format/days.ts';
import { withoutEntities } from '#src/domain/format/entities.ts';
import { dateParts } from '#src/domain/format/formats.ts';

/**
 * A response from an insurer that may send more or less than the document says: a word of a closed
 * set may be one that was added since, to be shown and never to be acted on. An instant is a `Date`, so that nothing
 * takes the day it is written with for the member's day.
 */
export type Lenient<Schema> = Schema extends z.core.$ZodISODateTime
  ? Date
  : Schema extends z.core.$ZodOptional<infer Inner>
    ? Lenient<Inner> | undefined
    : Schema extends z.core.$ZodNullable<infer Inner>
      ? Lenient<Inner> | null
      : Schema extends z.core.$ZodArray<infer Element>
        ? Lenient<Element>[]
        : Schema extends z.core.$ZodObject<infer Shape>
          ? Flat<Required<Shape> & Optional<Shape>>
          : Schema extends z.core.$ZodIntersection<infer Left, infer Right>
            ? Flat<Lenient<Left> & Lenient<Right>>
            : Schema extends z.core.$ZodUnion<infer Options>
              ? Lenient<Options[number]>
              : z.output<Schema> extends string
                ? string
                : z.output<Schema>;

type Required<Shape> = {
  [Key in keyof Shape as Shape[Key] extends z.core.$ZodOptional ? never : Key]: Lenient<Shape[Key]>;
};
type Optional<Shape> = {
  [Key in keyof Shape as Shape[Key] extends z.core.$ZodOptional ? Key : never]?: Lenient<
    Shape[Key]
  >;
};
type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] };

/** Stands for a value that nothing can be made of. */
export const unreadable = Symbol('unreadable');

/**
 * Notes the place of each value that was left out, as `items[3].status`, never the value, and whether rows of a list are
 * missing with it.
 */
type Note = (path: string, isRow: boolean) => void;

/**
 * Reads a value by a generated schema, as far as it can be read:
 * - what is optional and missing, null or odd is missing; what may be null is then null;
 * - a member of a list that cannot be read is left out, the others stay;
 * - of a closed set any text is taken, of a text neither length nor pattern counts, of a number no bound;
 * - a date or an instant must be one, in any of the ways services write them;
 * - fields that the schema does not name are ignored.
 * @returns {@link unreadable} when something is missing that the schema requires
 */
export function readLeniently<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  note: Note,
): Lenient<Schema> | typeof unreadable;
export function readLeniently(
  schema: z.core.$ZodType,
  value: unknown,
  note: Note,
  path: string,
): unknown;
export function readLeniently(
  schema: z.core.$ZodType,
  value: unknown,
  note: Note,
  path = '',
): unknown {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return readOptional(schema, value, note, path);
  }
  if (schema instanceof z.core.$ZodObject) return readObject(schema, value, note, path);
  if (schema instanceof z.core.$ZodArray) return readList(schema, value, note, path);
  if (schema instanceof z.core.$ZodIntersection) {
    const { left, right } = schema._zod.def;
    const parts = [left, right].map((part) => readLeniently(part, value, note, path));
    return parts.every(isRecord) ? Object.assign({}, ...parts) : unreadable;
  }
  if (schema instanceof z.core.$ZodUnion) {
    const options = schema._zod.def.options.map((option) =>
      readLeniently(option, value, note, path),
    );
    const readable = options.filter((read) => read !== unreadable);
    return readable.length > 0 ? readable[0] : unreadable;
  }
  if (schema instanceof z.core.$ZodEnum) return typeof value === 'string' ? value : unreadable;
  if (schema instanceof z.core.$ZodString) return readText(schema, value, path);
  if (schema instanceof z.core.$ZodNumber) return readNumber(schema, value);
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : unreadable;
}

function readOptional(
  schema: z.core.$ZodOptional | z.core.$ZodNullable,
  value: unknown,
  note: Note,
  path: string,
): unknown {
  const { innerType } = schema._zod.def;
  const missing = schema instanceof z.core.$ZodOptional ? undefined : null;
  if (value === undefined || value === null) return missing;
  const read = readLeniently(innerType, value, note, path);
  if (read !== unreadable) return read;
  note(path, innerType instanceof z.core.$ZodArray);
  return missing;
}

function readObject(schema: z.core.$ZodObject, value: unknown, note: Note, path: string): unknown {
  if (!isRecord(value)) return unreadable;
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema._zod.def.shape)) {
    const at = path === '' ? name : `${path}.${name}`;
    const field = readLeniently(part, value[name], note, at);
    if (field === unreadable) {
      note(at, false);
      return unreadable;
    }
    if (field !== undefined) read[name] = field;
  }
  return read;
}

function readList(schema: z.core.$ZodArray, value: unknown, note: Note, path: string): unknown {
  if (!Array.isArray(value)) return unreadable;
  const { element } = schema._zod.def;
  return value
    .map((member: unknown, index) => {
      const at = `${path}[${index}]`;
      const read = readLeniently(element, member, note, at);
      if (read === unreadable) note(at, true);
      return read;
    })
    .filter((read) => read !== unreadable);
}

/** The fields that hold rich text, in which an entity is markup. */
const richText = /(^|\.)(body|notice|preview|ssoForm)$/;

function readText(schema: z.core.$ZodString, value: unknown, path: string): unknown {
  if (typeof value !== 'string') return unreadable;
  if (schema instanceof z.core.$ZodISODateTime) return instantOf(value) ?? unreadable;
  // Some services write midnight after a date.
  if (schema instanceof z.core.$ZodISODate) {
    return dateParts(value) === null || isPlaceholderDate(value) ? unreadable : value.slice(0, 10);
  }
  return richText.test(path) ? value : withoutEntities(value);
}

/** Reads a number, or the digits of one as text: a whole number where a whole number is expected. */
function readNumber(schema: z.core.$ZodNumber, value: unknown): unknown {
  const isWhole = schema instanceof z.core.$ZodNumberFormat;
  const digits = isWhole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  const number = typeof value === 'string' && digits.test(value.trim()) ? Number(value) : value;
  const isRead = isWhole ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isRead ? number : unreadable;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
