// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The member.
 */
export const zMemberId = z.string().check(z.minLength(1));
