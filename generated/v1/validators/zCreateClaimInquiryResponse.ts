// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zClaimInquiry } from './zClaimInquiry.ts';

/**
 * The question was received.
 */
export const zCreateClaimInquiryResponse = zClaimInquiry;
