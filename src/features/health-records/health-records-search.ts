import * as z from 'zod/mini';
import { recordKinds } from '#src/domain/record/record.ts';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/**
 * What is chosen on the screen, as it stands in the address; what cannot be read is left out. What is looked for
 * stays out of it, because it may say something of the member's health.
 */
export const healthRecordsSearch = z.object({
  /** Whose record; the member's own when left out. */
  member: textParameter,
  kind: z.catch(z.optional(z.enum(recordKinds)), undefined),
  page: pageParameter,
});

export type HealthRecordsSearch = z.infer<typeof healthRecordsSearch>;
