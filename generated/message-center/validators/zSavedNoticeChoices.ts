// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zSavedNoticeChoice } from './zSavedNoticeChoice.ts';

/**
 * How the member hears about each topic. A topic that is missing is one that this insurer does not offer.
 */
export const zSavedNoticeChoices = z.object({
    claims: z.optional(zSavedNoticeChoice),
    benefits: z.optional(zSavedNoticeChoice),
    authorizations: z.optional(zSavedNoticeChoice),
    programs: z.optional(zSavedNoticeChoice),
    security: z.optional(zSavedNoticeChoice)
});
