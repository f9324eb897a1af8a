// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zProgramSuggestions } from './zProgramSuggestions.ts';
import { zPreference } from './zPreference.ts';
import { zNoticeChoices } from './zNoticeChoices.ts';
import { zDeductibleNotice } from './zDeductibleNotice.ts';

/**
 * What is changed. A part that is left out stays unchanged.
 */
export const zPreferences = z.object({
    paperlessEobs: z.optional(zPreference),
    memberTexts: z.optional(zPreference),
    annualBenefitLetter: z.optional(zPreference),
    notices: z.optional(zNoticeChoices),
    programSuggestions: z.optional(zProgramSuggestions),
    deductibleNotice: z.optional(zDeductibleNotice)
});
