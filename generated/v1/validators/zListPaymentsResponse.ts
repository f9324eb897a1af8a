// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPaymentPage } from './zPaymentPage.ts';

/**
 * One page, newest first.
 */
export const zListPaymentsResponse = zPaymentPage;
