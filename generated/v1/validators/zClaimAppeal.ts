// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zAppealLevel } from './zAppealLevel.ts';
import { zAppellant } from './zAppellant.ts';
import { zAppealAttachment } from './zAppealAttachment.ts';
import { zAppealDecision } from './zAppealDecision.ts';

export const zClaimAppeal = z.object({
    appealId: z.string(),
    appealNumber: z.optional(z.string()),
    level: z.optional(zAppealLevel),
    claimId: z.optional(z.string()),
    authorizationId: z.optional(z.string()),
    isExpedited: z.optional(z.boolean()),
    submittedAt: z.iso.datetime(),
    submittedBy: z.optional(zAppellant),
    reason: z.string(),
    comments: z.string(),
    status: z.enum([
        'received',
        'inReview',
        'decided'
    ]),
    decisionDueBy: z.optional(z.iso.date()),
    attachments: z.optional(z.array(zAppealAttachment)),
    decision: z.optional(zAppealDecision)
});
