import * as z from 'zod/mini';
import { recordKinds } from '#src/domain/record/record.ts';

/**
 * What is chosen on the screen, as it stands in the address; what cannot be read is left out. What is looked for
 * stays out of it, because it may say something of the member's health.
 */
export const healthRecordsSearch = z.object({
  /** Whose record; the member's own when left out. The router reads digits as a number. */
  member: z.catch(
    z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
    undefined,
  ),
  kind: z.catch(z.optional(z.enum(recordKinds)), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
});

export type HealthRecordsSearch = z.infer<typeof healthRecordsSearch>;
