// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

export const zSecurityQuestion = z.object({
    questionId: z.string(),
    question: z.string()
});
