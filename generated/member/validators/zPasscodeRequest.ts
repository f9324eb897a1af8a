// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zPasscodeRequest = z.object({
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    dateOfBirth: z.iso.date(),
    channel: z.enum(['text', 'email'])
});
