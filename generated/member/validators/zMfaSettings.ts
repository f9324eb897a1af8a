// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Multi-factor authentication.
 */
export const zMfaSettings = z.object({
    enabled: z.boolean(),
    channel: z.enum(['text', 'email'])
});
