// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zClaimAppeal } from './zClaimAppeal.ts';
import { zAppealEligibility } from './zAppealEligibility.ts';

export const zClaimAppealPage = z.intersection(zPage, z.object({
    items: z.array(zClaimAppeal),
    eligibility: zAppealEligibility
}));
