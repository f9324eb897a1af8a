// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zNewClaimInquiry } from './zNewClaimInquiry.ts';

export const zCreateClaimInquiryBody = zNewClaimInquiry;
