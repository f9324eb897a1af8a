// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGoogleWalletPass = z.object({
    saveUrl: z.url()
});
