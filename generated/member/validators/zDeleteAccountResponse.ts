// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The account is deleted.
 */
export const zDeleteAccountResponse = z.void();
