// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSecurityQuestionsChange } from './zSecurityQuestionsChange.ts';

export const zSaveSecurityQuestionsBody = zSecurityQuestionsChange;
