// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zAuthorizationAppeal = z.object({
    authorizationId: z.string(),
    lastDay: z.iso.date()
});
