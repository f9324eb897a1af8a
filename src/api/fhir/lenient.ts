import * as z from 'zod/mini';

/**
 * How resources are read, all of them alike: what cannot be read counts as missing, a null too, an odd
 * member of a list is left out, and the rest is there.
 */

/** A resource of FHIR as it may arrive: anything may be missing, and a code may be any text. */
export type Lenient<T> = T extends string
  ? string
  : T extends number | boolean
    ? T
    : T extends readonly (infer Member)[]
      ? Lenient<Member>[]
      : { [Key in keyof T]?: Lenient<T[Key]> | undefined };

type Reading<T> = z.ZodMiniType<Lenient<T> | undefined>;

/** How some parts of a type of FHIR are read; a part that the type does not have does not compile. */
type Parts<T, Shape> = {
  [Key in keyof Shape]: Key extends keyof T ? Reading<NonNullable<T[Key]>> : never;
};

/** What does not fit counts as missing, and takes nothing else with it. */
export const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

export const text = lenient(z.string());
export const number = lenient(z.number());
export const flag = lenient(z.boolean());

/** The named parts of a complex type, `part<Coding>()({ code: text })`. */
export const part =
  <T>() =>
  <Shape extends z.core.$ZodShape>(shape: Shape & Parts<T, Shape>) =>
    lenient(z.object<Shape>(shape));

/** The members of a list that can be read. */
export const list = <T>(member: z.ZodMiniType<T | undefined>) =>
  lenient(
    z.pipe(
      z.array(z.unknown()),
      z.transform((members): T[] =>
        members.flatMap((one) => {
          const read = member.safeParse(one);
          return read.data === undefined ? [] : [read.data];
        }),
      ),
    ),
  );

/** Reads the named parts of a resource; null for what is no resource of that type. */
export const resource =
  <T extends { resourceType: string }>(type: T['resourceType']) =>
  <Shape extends z.core.$ZodShape>(shape: Shape & Parts<T, Shape>) => {
    const schema = z.extend(z.object<Shape>(shape), { resourceType: z.literal(type) });
    return (value: unknown) => schema.safeParse(value).data ?? null;
  };
