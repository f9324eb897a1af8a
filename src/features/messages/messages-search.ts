import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/**
 * The folder and the filters of the list in the address. The text that is searched for stays out of it: subjects tell of
 * care.
 */
export const messagesSearch = z.object({
  /** Left out for the inbox. */
  folder: textParameter,
  member: textParameter,
  topic: textParameter,
  status: textParameter,
});
