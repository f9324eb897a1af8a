// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimInquiryPage } from './zClaimInquiryPage.ts';

/**
 * One page, newest first.
 */
export const zListClaimInquiriesResponse = zClaimInquiryPage;
