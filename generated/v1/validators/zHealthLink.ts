// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zHealthLinkOpening } from './zHealthLinkOpening.ts';

export const zHealthLink = z.object({
    linkId: z.string(),
    manifestUrl: z.optional(z.string()),
    fileUrl: z.optional(z.string()),
    createdAt: z.optional(z.iso.datetime()),
    expiresAt: z.iso.datetime(),
    endedAt: z.optional(z.iso.datetime()),
    madeBy: z.optional(z.object({
        firstName: z.optional(z.string()),
        isYou: z.boolean()
    })),
    isForCheckIn: z.optional(z.boolean()),
    hasPasscode: z.optional(z.boolean()),
    remainingAttempts: z.optional(z.int().check(z.gte(0))),
    timesOpened: z.optional(z.int().check(z.gte(0))),
    openings: z.optional(z.array(zHealthLinkOpening).check(z.maxLength(20)))
});
