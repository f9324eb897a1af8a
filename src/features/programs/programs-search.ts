import * as z from 'zod/mini';
import { textParameter } from '#src/parts/list/search-parameters.ts';

/** The filters of a list of programs. */
export const programsSearch = z.object({ q: textParameter, topic: textParameter });
export type ProgramsSearch = z.infer<typeof programsSearch>;
