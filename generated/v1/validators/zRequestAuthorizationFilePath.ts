// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zRequestAuthorizationFilePath = z.object({
    authorizationId: z.string().check(z.minLength(1))
});
