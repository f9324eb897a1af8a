// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealLevel } from './zAppealLevel.ts';
import { zAppellant } from './zAppellant.ts';
import { zNewAppealAttachment } from './zNewAppealAttachment.ts';

export const zNewClaimAppeal = z.object({
    level: z.optional(zAppealLevel),
    submittedBy: zAppellant,
    reason: z.string().check(z.minLength(1)),
    comments: z.string().check(z.minLength(1), z.maxLength(4000)),
    isExpedited: z.optional(z.boolean()),
    attachments: z.optional(z.array(zNewAppealAttachment).check(z.maxLength(5)))
});
