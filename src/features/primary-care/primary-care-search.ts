import * as z from 'zod/mini';

/** Which entry of the directory is about to be chosen. */
export const primaryCareSearch = z.object({
  choose: z.catch(z.optional(z.string()), undefined),
});
