// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The encrypted file.
 */
export const zOpenCheckInLinkResponse = z.string();
