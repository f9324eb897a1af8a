// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * It is gone.
 */
export const zDeleteKeptEstimateResponse = z.void();
