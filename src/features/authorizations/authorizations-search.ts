import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/search-parameters.ts';

/** What can be chosen in the list, as it stands in the address. What cannot be read is left out. */
export const authorizationsSearch = z.object({
  status: textParameter,
  member: textParameter,
  page: pageParameter,
});

export type AuthorizationsSearch = z.infer<typeof authorizationsSearch>;
