// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zClaimAppeal } from './zClaimAppeal.ts';
import { zAppealEligibility } from './zAppealEligibility.ts';
import { zClaimFileRequest } from './zClaimFileRequest.ts';

export const zClaimAppealPage = z.intersection(zPage, z.object({
    items: z.array(zClaimAppeal),
    eligibility: zAppealEligibility,
    packetDocumentId: z.optional(z.string()),
    fileRequest: z.optional(zClaimFileRequest)
}));
