// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPreference = z.object({
    enabled: z.boolean(),
    channel: z.enum([
        'email',
        'text',
        'mail'
    ])
});
