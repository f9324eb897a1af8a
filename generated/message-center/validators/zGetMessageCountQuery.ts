// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zGetMessageCountQuery = z.object({
    additionalRequestedMemberIds: z.optional(z.string())
});
