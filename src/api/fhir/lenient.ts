import { withoutEntities } from '#src/domain/format/entities.ts';

/**
 * Readers of FHIR resources, all of them alike: what cannot be read counts as missing, a null too, an odd member of a
 * list is left out, and the rest is there. Plain functions: a list of claims has a hundred thousand parts, and is read
 * on the thread that paints.
 */

/** A resource of FHIR as it may arrive: anything may be missing, and a code may be any text. */
export type LenientResource<T> = T extends string
  ? string
  : T extends number | boolean
    ? T
    : T extends readonly (infer Member)[]
      ? LenientResource<Member>[]
      : { [Key in keyof T]?: LenientResource<T[Key]> | undefined };

/** Reads an element of any value; undefined for an invalid one. */
export type Reader<T> = (value: unknown) => T | undefined;

/** The readers of some parts of a FHIR type; a part that the type does not have does not compile. */
type Parts<T, Shape> = {
  [Key in keyof Shape]: Key extends keyof T ? Reader<LenientResource<NonNullable<T[Key]>>> : never;
};

type Read<Shape> = {
  [Key in keyof Shape]?: Shape[Key] extends Reader<infer Part> ? Part | undefined : never;
};

export const text: Reader<string> = (value) =>
  typeof value === 'string' ? withoutEntities(value) : undefined;
/** Reads an element that is a code, such as a status, in lower case. */
export const code: Reader<string> = (value) => text(value)?.trim().toLowerCase();
/** Reads a number, or a decimal of FHIR as text. */
export const number: Reader<number> = (value) =>
  typeof value === 'string' && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(value.trim())
    ? Number(value)
    : typeof value === 'number'
      ? value
      : undefined;
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

/** Reads the named parts of a complex type, `part<Coding>()({ code: text })`. */
export const part =
  <T>() =>
  <Shape extends object>(shape: Shape & Parts<T, Shape>): Reader<Read<Shape>> =>
  (value) =>
    isObject(value) ? partsOf<Shape>(value, shape) : undefined;

/** Reads the members of a list that can be read. */
export const list =
  <T>(member: (value: unknown) => T): Reader<NonNullable<NoInfer<T>>[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item) => member(item)).filter(isThere) : undefined;

const isThere = <T>(value: T): value is NonNullable<T> => value != null;

/** Reads the named elements of a resource; null for another value. */
export const resource =
  <T extends { resourceType: string }>(type: T['resourceType']) =>
  <Shape extends object>(shape: Shape & Parts<T, Shape>) =>
  (value: unknown): Read<Shape> | null =>
    isObject(value) && value['resourceType'] === type ? partsOf<Shape>(value, shape) : null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partsOf<Shape>(value: Record<string, unknown>, shape: Shape): Read<Shape>;
function partsOf(
  value: Record<string, unknown>,
  shape: Record<string, Reader<unknown>>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const name in shape) {
    const element = shape[name]?.(value[name]);
    if (element !== undefined) read[name] = element;
  }
  return read;
}
