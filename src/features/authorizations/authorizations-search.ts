import * as z from 'zod/mini';

/** What can be chosen in the list, as it stands in the address. What cannot be read is left out. */
export const authorizationsSearch = z.object({
  status: z.catch(z.optional(z.string()), undefined),
  /** The router reads digits as a number. */
  member: z.catch(
    z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
    undefined,
  ),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
});

export type AuthorizationsSearch = z.infer<typeof authorizationsSearch>;
