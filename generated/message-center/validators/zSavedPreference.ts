// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSavedPreference = z.object({
    enabled: z.boolean(),
    channel: z.optional(z.enum([
        'email',
        'text',
        'mail'
    ]))
});
