// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The member has a message.
 */
export const zRequestAccessResponse = z.void();
