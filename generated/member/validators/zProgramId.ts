// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The program.
 */
export const zProgramId = z.string().check(z.minLength(1), z.maxLength(100));
