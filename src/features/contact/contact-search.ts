import * as z from 'zod/mini';
import { textParameter } from '#src/parts/search-parameters.ts';

/** The message or the claim that the question is about: its id alone, for an address is kept in the history. */
export const contactSearch = z.object({ message: textParameter, claim: textParameter });
