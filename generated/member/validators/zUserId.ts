// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The signed-in user, that is the subject of the access token.
 */
export const zUserId = z.string().check(z.minLength(1));
