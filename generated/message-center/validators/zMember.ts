// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Member id whose mailbox it is.
 */
export const zMember = z.string().check(z.minLength(1));
