// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zListAuthorizationAppealsPath = z.object({
    authorizationId: z.string().check(z.minLength(1))
});
