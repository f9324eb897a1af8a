import * as z from 'zod/mini';
import { textParameter } from '#src/parts/search-parameters.ts';

/** What a list of programs is narrowed to. */
export const programsSearch = z.object({ q: textParameter, topic: textParameter });
export type ProgramsSearch = z.infer<typeof programsSearch>;
