// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zDisconnectAppPath = z.object({
    userId: z.string().check(z.minLength(1)),
    appId: z.string().check(z.minLength(1), z.maxLength(200))
});
