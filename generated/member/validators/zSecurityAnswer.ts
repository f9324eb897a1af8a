// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSecurityAnswer = z.object({
    questionId: z.string().check(z.minLength(1)),
    answer: z.string().check(z.minLength(1), z.maxLength(100))
});
