// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The encrypted card.
 */
export const zReadHealthLinkFileResponse = z.string();
