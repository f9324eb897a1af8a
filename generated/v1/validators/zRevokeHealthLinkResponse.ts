// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * It is gone, with what was stored for it.
 */
export const zRevokeHealthLinkResponse = z.void();
