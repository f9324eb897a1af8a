// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';

/**
 * How the member wants to be told things; what is missing stays on paper.
 */
export const zCommunicationChoices = z.object({
    paperlessEobs: z.boolean(),
    memberTexts: z.boolean(),
    annualBenefitLetter: z.boolean()
});
