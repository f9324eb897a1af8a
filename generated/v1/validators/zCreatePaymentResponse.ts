// Written by npm run generate. Do not edit.
import * as z from 'zod/mini';
import { zPayment } from './zPayment.ts';

/**
 * The payment is on its way.
 */
export const zCreatePaymentResponse = zPayment;
