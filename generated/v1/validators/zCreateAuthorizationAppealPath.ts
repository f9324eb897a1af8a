// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zCreateAuthorizationAppealPath = z.object({
    authorizationId: z.string().check(z.minLength(1))
});
