// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSharingChoices = z.object({
    providerAccess: z.boolean(),
    payerToPayer: z.boolean()
});
