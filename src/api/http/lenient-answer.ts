import * as z from 'zod/mini';

/**
 * A response from an insurer that may send more or less than the document says: a word of a closed
 * set may be one that was added since, to be shown and never to be acted on.
 */
export type Lenient<T> = unknown extends T
  ? T
  : T extends string
    ? string
    : T extends number | boolean | bigint | symbol | null | undefined | Blob
      ? T
      : T extends readonly (infer Member)[]
        ? Lenient<Member>[]
        : { [Key in keyof T]: Lenient<T[Key]> };

/** Stands for a value that nothing can be made of. */
export const unreadable = Symbol('unreadable');

/** Notes the place of each value that was left out, as `items[3].status`; never the value. */
type Note = (place: string) => void;

/**
 * Reads a value by a generated schema, as far as it can be read:
 * - what is optional and missing, null or odd is missing; what may be null is then null;
 * - a member of a list that cannot be read is left out, the others stay;
 * - of a closed set any text is taken, of a text neither length nor pattern counts, a date must be one;
 * - fields that the schema does not name are ignored.
 * @returns {@link unreadable} when something is missing that the schema requires
 */
export function readLeniently<Body>(
  schema: z.ZodMiniType<Body>,
  value: unknown,
  note: Note,
): Lenient<Body> | typeof unreadable;
export function readLeniently(
  schema: z.core.$ZodType,
  value: unknown,
  note: Note,
  place: string,
): unknown;
export function readLeniently(
  schema: z.core.$ZodType,
  value: unknown,
  note: Note,
  place = '',
): unknown {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    const missing = schema instanceof z.core.$ZodOptional ? undefined : null;
    if (value === undefined || value === null) return missing;
    const read = readLeniently(schema._zod.def.innerType, value, note, place);
    if (read !== unreadable) return read;
    note(place);
    return missing;
  }
  if (schema instanceof z.core.$ZodObject) return readObject(schema, value, note, place);
  if (schema instanceof z.core.$ZodArray) return readList(schema, value, note, place);
  if (schema instanceof z.core.$ZodIntersection) {
    const { left, right } = schema._zod.def;
    const parts = [left, right].map((part) => readLeniently(part, value, note, place));
    return parts.every(isRecord) ? Object.assign({}, ...parts) : unreadable;
  }
  if (schema instanceof z.core.$ZodUnion) {
    const options = schema._zod.def.options.map((option) =>
      readLeniently(option, value, note, place),
    );
    const readable = options.filter((read) => read !== unreadable);
    return readable.length > 0 ? readable[0] : unreadable;
  }
  if (schema instanceof z.core.$ZodEnum) return typeof value === 'string' ? value : unreadable;
  if (schema instanceof z.core.$ZodString) return readText(schema, value);
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : unreadable;
}

function readObject(schema: z.core.$ZodObject, value: unknown, note: Note, place: string): unknown {
  if (!isRecord(value)) return unreadable;
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(schema._zod.def.shape)) {
    const at = place === '' ? name : `${place}.${name}`;
    const one = readLeniently(part, value[name], note, at);
    if (one === unreadable) {
      note(at);
      return unreadable;
    }
    if (one !== undefined) read[name] = one;
  }
  return read;
}

function readList(schema: z.core.$ZodArray, value: unknown, note: Note, place: string): unknown {
  if (!Array.isArray(value)) return unreadable;
  const { element } = schema._zod.def;
  return value
    .map((member: unknown, index) => {
      const at = `${place}[${index}]`;
      const read = readLeniently(element, member, note, at);
      if (read === unreadable) note(at);
      return read;
    })
    .filter((read) => read !== unreadable);
}

/** RFC 3339, with any offset. */
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

function readText(schema: z.core.$ZodString, value: unknown): unknown {
  if (typeof value !== 'string') return unreadable;
  if (schema instanceof z.core.$ZodISODate) return isOf(day, value) ? value : unreadable;
  if (schema instanceof z.core.$ZodISODateTime) return isOf(instant, value) ? value : unreadable;
  return value;
}

const isOf = (schema: z.core.$ZodType, value: string) => z.safeParse(schema, value).success;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
