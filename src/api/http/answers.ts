import type * as z from 'zod/mini';
import { readLeniently, unreadable, type Lenient } from './lenient-answer.ts';
import type { Operation } from '#src/api/operations.ts';

/** The number of odd places of an answer that are named in the console. */
const placesNamed = 5;

/**
 * Makes the reader of an answer of the documented APIs: it reads the body leniently by its generated schema, then maps
 * it to the portal's own terms. Values that were left out are named in the console, by their place alone.
 * @param map gets the number of rows that could not be read, of any list in the answer
 * @returns a function that throws when the body lacks what the document requires
 */
export function answerReader<Schema extends z.core.$ZodType, Answer>(
  operation: Operation,
  schema: Schema,
  map: (body: Lenient<Schema>, leftOut: number) => Answer,
): (body: unknown) => Answer {
  return (body) => {
    const odd = new Set<string>();
    let leftOut = 0;
    const read = readLeniently(schema, body, (place, isRow) => {
      odd.add(place);
      if (isRow) leftOut += 1;
    });
    if (read === unreadable) throw new TypeError('the answer lacks what the document requires');
    if (odd.size > 0) {
      console.warn('odd answer', operation, [...odd].slice(0, placesNamed).join(', '));
    }
    return map(read, leftOut);
  };
}
