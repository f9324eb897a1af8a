import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** The message that a question is about, by id only, since addresses are kept in the browser's history. */
export const contactSearch = z.object({ message: textParameter });
