// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSavedPreference } from './zSavedPreference.ts';
import { zSavedNoticeChoices } from './zSavedNoticeChoices.ts';
import { zProgramSuggestions } from './zProgramSuggestions.ts';
import { zSavedDeductibleNotice } from './zSavedDeductibleNotice.ts';

/**
 * What is on file. A choice that is missing is one that this insurer does not offer.
 */
export const zSavedPreferences = z.object({
    paperlessEobs: z.optional(zSavedPreference),
    memberTexts: z.optional(zSavedPreference),
    annualBenefitLetter: z.optional(zSavedPreference),
    notices: z.optional(zSavedNoticeChoices),
    programSuggestions: z.optional(zProgramSuggestions),
    deductibleNotice: z.optional(zSavedDeductibleNotice)
});
