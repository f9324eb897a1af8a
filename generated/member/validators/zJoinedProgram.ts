// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zJoinedProgram = z.object({
    programId: z.string(),
    joinedOn: z.optional(z.iso.date())
});
