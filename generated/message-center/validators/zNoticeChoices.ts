// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNoticeChoice } from './zNoticeChoice.ts';

/**
 * How the member wants to hear about each topic. A topic that is left out stays unchanged.
 */
export const zNoticeChoices = z.object({
    claims: z.optional(zNoticeChoice),
    benefits: z.optional(zNoticeChoice),
    authorizations: z.optional(zNoticeChoice),
    programs: z.optional(zNoticeChoice),
    security: z.optional(zNoticeChoice)
});
