import type * as z from 'zod/mini';

/**
 * The one way an answer of the documented APIs is read: checked against its generated schema, then
 * mapped to what the portal works with.
 * @returns a function that throws when the body is not what the document promises
 */
export function answerReader<Body, Answer>(
  schema: z.ZodMiniType<Body>,
  map: (body: Body) => Answer,
): (body: unknown) => Answer {
  return (body) => map(schema.parse(body));
}
