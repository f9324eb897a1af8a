// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zContactRequestReceipt = z.object({
    confirmationNumber: z.string()
});
