import * as z from 'zod/mini';

/** An answer as another insurer may send it, and the place in which it differs. */
export interface Variant {
  /** The place and the kind of difference, such as `items[0].status, a new word`. */
  name: string;
  value: unknown;
  /** The place that differs; its value may be absent from the parsed result. */
  place: readonly (string | number)[];
}

/** Every way in which an answer may differ and still keep to the document, one at a time. */
export function variantsOf(schema: z.core.$ZodType, value: unknown): Variant[] {
  return [...variants(schema, value, [])].map(({ how, place, change }) => ({
    name: `${place.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')}, ${how}`,
    place,
    value: changed(value, place, change),
  }));
}

interface Difference {
  how: string;
  place: (string | number)[];
  /** Returns the value that replaces the one in the place; undefined to remove it. */
  change: (there: unknown) => unknown;
}

function* variants(
  schema: z.core.$ZodType,
  value: unknown,
  path: (string | number)[],
): Generator<Difference> {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    if (path.length > 0) {
      yield { how: 'missing', place: path, change: () => undefined };
      yield { how: 'null', place: path, change: () => null };
      yield { how: 'of another kind', place: path, change: () => ({ odd: [true] }) };
    }
    if (value !== undefined && value !== null) {
      yield* variants(schema._zod.def.innerType, value, path);
    }
  } else if (schema instanceof z.core.$ZodIntersection) {
    yield* variants(schema._zod.def.left, value, path);
    yield* variants(schema._zod.def.right, value, path);
  } else if (schema instanceof z.core.$ZodObject && isRecord(value)) {
    yield {
      how: 'an unknown field',
      place: path,
      change: (there) => ({ ...(isRecord(there) ? there : {}), addedSince: { any: ['thing'] } }),
    };
    for (const [name, part] of Object.entries(schema._zod.def.shape)) {
      yield* variants(part, value[name], [...path, name]);
    }
  } else if (schema instanceof z.core.$ZodArray && Array.isArray(value)) {
    const { element } = schema._zod.def;
    // Any text is a valid item of a list of words.
    const isOfWords = element instanceof z.core.$ZodEnum || element instanceof z.core.$ZodString;
    for (const odd of [null, 42, [], ...(isOfWords ? [] : ['text'])]) {
      const how = `an item that is ${JSON.stringify(odd)}`;
      yield { how, place: path, change: (there) => [odd, ...membersOf(there), odd] };
    }
    for (const [index, item] of value.entries()) {
      yield* variants(element, item, [...path, index]);
    }
  } else if (schema instanceof z.core.$ZodEnum) {
    yield { how: 'a new word', place: path, change: () => 'addedSince' };
  }
}

/** Returns a copy with a change in one place. */
function changed(
  value: unknown,
  [first, ...rest]: readonly (string | number)[],
  change: (there: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === first ? changed(item, rest, change) : item,
    );
  }
  if (!isRecord(value)) return value;
  const { [first]: there, ...others } = value;
  const next = changed(there, rest, change);
  return next === undefined ? others : { ...others, [first]: next };
}

/** Returns the value without the part in a place. */
export const without = (value: unknown, path: readonly (string | number)[]): unknown =>
  changed(value, path, () => undefined);

/** Returns a value with all differences at once: in each place, the last one that does not remove the place. */
export function allAtOnce(schema: z.core.$ZodType, value: unknown): unknown {
  const differences = [...variants(schema, value, [])];
  const gone = differences.filter(({ how }) => how === 'null');
  const isInside = (path: readonly unknown[]) =>
    gone.some((difference) => difference.place.every((part, index) => part === path[index]));
  return differences
    .filter(({ how, place }) => how === 'null' || (!isInside(place) && how !== 'missing'))
    .filter(({ how }) => how !== 'of another kind' && how !== 'an item that is []')
    .toSorted((a, b) => b.place.length - a.place.length)
    .reduce((sum, { place, change, how }) => {
      // Items are added behind the others, so that places stay the same.
      const late = how.startsWith('an item')
        ? (there: unknown) => [...membersOf(there), null, 42]
        : change;
      return changed(sum, place, late);
    }, value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
