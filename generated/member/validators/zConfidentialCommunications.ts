// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAddress } from './zAddress.ts';

/**
 * Where letters about care go; left out where the payer takes no other address here.
 */
export const zConfidentialCommunications = z.object({
    address: z.nullish(zAddress)
});
