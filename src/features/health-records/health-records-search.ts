import * as z from 'zod/mini';
import { recordKinds } from '#src/domain/record/record.ts';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/**
 * The choices of the screen in the address; unreadable values are left out. The search text stays out of it, because it
 * may reveal something of the member's health.
 */
export const healthRecordsSearch = z.object({
  /** The person whose record is shown; the member when left out. */
  member: textParameter,
  kind: z.catch(z.optional(z.enum(recordKinds)), undefined),
  page: pageParameter,
});

export type HealthRecordsSearch = z.infer<typeof healthRecordsSearch>;
