import type * as z from 'zod/mini';
import { readLeniently, unreadable, type Lenient } from './lenient-answer.ts';
import type { Operation } from './operations.ts';

/** The number of odd places of an answer that are named in the console. */
const placesNamed = 5;

/**
 * The one way an answer of the documented APIs is read: as its generated schema says, as far as it can be
 * read, then mapped to what the portal works with. What was left out is named in the console, by its
 * place alone.
 * @returns a function that throws when the body lacks what the document requires
 */
export function answerReader<Body, Answer>(
  operation: Operation,
  schema: z.ZodMiniType<Body>,
  map: (body: Lenient<Body>) => Answer,
): (body: unknown) => Answer {
  return (body) => {
    const odd = new Set<string>();
    const read = readLeniently(schema, body, (place) => odd.add(place));
    if (read === unreadable) throw new TypeError('the answer lacks what the document requires');
    if (odd.size > 0) {
      console.warn('odd answer', operation, [...odd].slice(0, placesNamed).join(', '));
    }
    return map(read);
  };
}
