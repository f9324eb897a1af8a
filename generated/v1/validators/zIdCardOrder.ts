// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zIdCardOrder = z.object({
    confirmationNumber: z.string(),
    arrivesBy: z.optional(z.iso.date())
});
