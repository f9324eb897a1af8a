import * as z from 'zod/mini';
import { textParameter } from '#src/parts/search-parameters.ts';

/** Which entry of the directory is about to be chosen, and for whom by member ID. */
export const primaryCareSearch = z.object({
  choose: textParameter,
  person: textParameter,
});
