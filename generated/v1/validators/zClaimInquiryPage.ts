// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPage } from './zPage.ts';
import { zClaimInquiry } from './zClaimInquiry.ts';

export const zClaimInquiryPage = z.intersection(zPage, z.object({
    items: z.array(zClaimInquiry)
}));
