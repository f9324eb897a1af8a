// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSystemAvailability = z.object({
    isSystemAvailable: z.boolean()
});
