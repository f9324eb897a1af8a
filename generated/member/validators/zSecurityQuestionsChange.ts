// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSecurityAnswer } from './zSecurityAnswer.ts';

export const zSecurityQuestionsChange = z.object({
    questions: z.tuple([zSecurityAnswer, zSecurityAnswer])
});
