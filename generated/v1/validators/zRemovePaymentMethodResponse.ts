// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * The method is deleted.
 */
export const zRemovePaymentMethodResponse = z.void();
