// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zNewClaimFileRequest = z.object({
    delivery: z.enum(['messages', 'mail'])
});
