// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSingleSignOn = z.object({
    ssoForm: z.string()
});
