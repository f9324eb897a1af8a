// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * Consent, which the member gives and can take back. Off until the member gives it.
 */
export const zProgramSuggestions = z.object({
    enabled: z.boolean()
});
