import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** The directory entry that is about to be chosen, and the person it is for, by member ID. */
export const primaryCareSearch = z.object({
  choose: textParameter,
  person: textParameter,
});
