import * as z from 'zod/mini';
import { pageParameter, textParameter } from '#src/parts/list/search-parameters.ts';

/** The list's filters and page in the address. Unreadable values are left out. */
export const authorizationsSearch = z.object({
  status: textParameter,
  member: textParameter,
  page: pageParameter,
});

export type AuthorizationsSearch = z.infer<typeof authorizationsSearch>;
